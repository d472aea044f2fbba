export { CodeField } from './CodeField.tsx';
export { PhoneField } from './PhoneField.tsx';
export { type DialCode, phoneProblem } from './phone-number.ts';
