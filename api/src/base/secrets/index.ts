export { parseReleasesKey, parseSigningKey } from './release-keys.ts';
export { hashToken, newToken } from './tokens.ts';
