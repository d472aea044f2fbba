export { newPushKeys } from './push-keys.ts';
export { parseReleasesKey, parseSigningKey } from './release-keys.ts';
export { hashToken, newToken } from './tokens.ts';
