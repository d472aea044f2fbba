// Browser storage that also works where storage is forbidden.
export { inTab, onDevice } from '../browser/storage.ts';
export {
  adminAreaLeft,
  adminDenied,
  adminGranted,
  foundSignedOut,
  type SessionState,
  selectCatalogs,
  selectFaqRole,
  selectIsAdmin,
  selectIsSignedIn,
  selectMayOrder,
  selectSession,
  selectUser,
  sessionReducer,
  signedIn,
  signedOut,
  signOutRequested,
  userRefreshed,
} from './session.slice.ts';
export {
  dropCustomerToken,
  dropTokens,
  holdToken,
  keepAdminToken,
  keepToken,
  readAdminToken,
  readBackOfficeUrl,
  readToken,
  STORAGE_KEYS,
  tokenInUse,
  wasSignedIn,
} from './tokens.ts';
