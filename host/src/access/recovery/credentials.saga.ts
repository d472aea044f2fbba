import { put } from '@extranet/shared/saga';
import { signInOpened } from '../dialog/dialog.slice.ts';
import { takeCredentialsFromAddress } from './credentials-link.ts';

/** The link of a credentials mail opens the dialog where a password is chosen. */
export function* credentialsSaga() {
  const credentials = takeCredentialsFromAddress();
  if (credentials) yield* put(signInOpened({ tab: 'newPwd', credentials }));
}
