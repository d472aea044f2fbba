import { publicConfig } from './public-config.ts';

const { email, password } = publicConfig.form_rules;
const EMAIL = new RegExp(email.regexp);
const PASSWORD = new RegExp(password.regex);

/** By the rules that GET /config gives the front. '=?' is refused: it would begin an encoded word in a mail's header. */
export const isEmail = (text: string): boolean =>
  text.length <= 254 && EMAIL.test(text) && !text.includes('=?');

export const isStrongPassword = (text: string): boolean => PASSWORD.test(text);
