export { parseSigningKey } from './release-keys.ts';
