import { validatePhoneNumberLength } from 'libphonenumber-js/min';
import { publicConfig } from './public-config.ts';

const { email, password } = publicConfig.form_rules;
const EMAIL = new RegExp(email.regexp);
const PASSWORD = new RegExp(password.regex);

/** By the rules that GET /config gives the front. '=?' is refused: it would begin an encoded word in a mail's header. */
export const isEmail = (text: string): boolean =>
  text.length <= 254 && EMAIL.test(text) && !text.includes('=?');

export const isStrongPassword = (text: string): boolean => PASSWORD.test(text);

const WRONG_LENGTHS: unknown[] = ['TOO_SHORT', 'TOO_LONG', 'INVALID_LENGTH'] satisfies ReturnType<
  typeof validatePhoneNumberLength
>[];

/** By its length alone, as the page judges it (ADR 0019): a person knows their own number better than last year's package. */
export const isPhone = (text: string): boolean =>
  /^\+?[\d\s().-]{4,25}$/.test(text) && !WRONG_LENGTHS.includes(validatePhoneNumberLength(text, 'FR'));
