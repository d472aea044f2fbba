import { put } from '@extranet/shared/saga';
import { signInOpened } from '../dialog/dialog.slice.ts';
import { takeCredentialsFromAddress } from './credentials-link.ts';

/** Whoever comes by the link of a credentials mail chooses a password first. */
export function* credentialsSaga() {
  const credentials = takeCredentialsFromAddress();
  if (credentials) yield* put(signInOpened({ tab: 'newPwd', credentials }));
}
