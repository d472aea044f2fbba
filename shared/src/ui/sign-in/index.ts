export { CodeField } from './CodeField.tsx';
export { type DialCode, PhoneField } from './PhoneField.tsx';
