import { publicConfig } from './public-config.ts';

const { email, password } = publicConfig.form_rules;
const EMAIL = new RegExp(email.regexp);
const PASSWORD = new RegExp(password.regex);

/** By the very rules that GET /config tells the front; '=?' would begin an encoded word in a mail's head. */
export const isEmail = (text: string): boolean =>
  text.length <= 254 && EMAIL.test(text) && !text.includes('=?');

export const isStrongPassword = (text: string): boolean => PASSWORD.test(text);
