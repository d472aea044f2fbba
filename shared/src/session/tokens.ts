import { onDevice } from '../browser/storage.ts';

/** Keys of local storage; 'signedIn' and 'token' are the names that the customer's other tools know. */
export const STORAGE_KEYS = {
  signedIn: 'signedIn',
  token: 'token',
  adminToken: 'adminToken',
  backOfficeUrl: 'backOfficeUrl',
} as const;

export const readToken = (): string | null => onDevice.read(STORAGE_KEYS.token);
/** What this page was signed in with: storage can be emptied, by a cleaner for example, while somebody works. */
let held: string | null = null;
export const holdToken = (token: string | null): void => {
  held = token;
};
export const heldToken = (): string | null => held;
export const tokenInUse = (): string | null => readToken() ?? held;
export const readAdminToken = (): string | null => onDevice.read(STORAGE_KEYS.adminToken);
export const isInBackOffice = (): boolean => location.pathname.startsWith('/extradmin');
export const readBackOfficeUrl = (): string | null => onDevice.read(STORAGE_KEYS.backOfficeUrl);

export const wasSignedIn = (): boolean =>
  ['1', 'true'].includes(onDevice.read(STORAGE_KEYS.signedIn) ?? '') && readToken() !== null;

export function keepToken(token: string): void {
  onDevice.keep(STORAGE_KEYS.token, token);
  onDevice.keep(STORAGE_KEYS.signedIn, '1');
}

export function keepAdminToken(token: string, backOfficeUrl: string | undefined): void {
  onDevice.keep(STORAGE_KEYS.adminToken, token);
  if (backOfficeUrl) onDevice.keep(STORAGE_KEYS.backOfficeUrl, backOfficeUrl);
}

/** Survives signing out: it only proves that somebody signed in here before, and gives no access. */
const DEVICE_TOKEN = 'deviceToken';
/** The stored value may be corrupt, and headers allow visible ASCII only. */
const SENDABLE = /^[\w-]{16,128}$/;

export function readDeviceToken(): string | null {
  const token = onDevice.read(DEVICE_TOKEN);
  return token && SENDABLE.test(token) ? token : null;
}

export const keepDeviceToken = (token: string): void => onDevice.keep(DEVICE_TOKEN, token);

/** For the end of the customer's session; an administrator's session in the same browser continues. */
export function dropCustomerToken(): void {
  held = null;
  for (const key of [STORAGE_KEYS.signedIn, STORAGE_KEYS.token]) onDevice.drop(key);
}

export function dropTokens(): void {
  held = null;
  for (const key of Object.values(STORAGE_KEYS)) onDevice.drop(key);
}
