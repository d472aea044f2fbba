export { accountLimits } from './account-limits.ts';
