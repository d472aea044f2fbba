import type { User } from '@extranet/shared/contracts';
import { call, put, select } from '@extranet/shared/saga';
import { keepToken, signedIn } from '@extranet/shared/session';
import { HOME } from '../../base/addresses.ts';
import { goTo } from '../../base/navigation.ts';
import { selectDialog } from './dialog.slice.ts';

/** Signs in, for whichever way was taken: keeps the token, closes the dialog and goes where the person wanted to go. */
export function* enter(token: string, user: User) {
  const { options, wanted } = yield* select(selectDialog);
  yield* call(keepToken, token);
  yield* put(signedIn(user));
  yield* call(goTo, options.onSigned ?? wanted ?? HOME, { replace: true });
}
