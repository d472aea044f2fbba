export { sortKey } from '@extranet/shared/rules/customer';
