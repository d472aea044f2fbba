import type { User } from '@extranet/shared/contracts';
import { call, put, select } from '@extranet/shared/saga';
import { keepToken, signedIn } from '@extranet/shared/session';
import { HOME } from '../../base/addresses.ts';
import { goTo } from '../../base/navigation.ts';
import type { signedInElsewhere } from '../../session/session.slice.ts';
import { selectDialog } from './dialog.slice.ts';

/** Signs in, for whichever way was taken: keeps the token, closes the dialog and goes where the person wanted to go. */
export function* enter(token: string, user: User) {
  yield* call(keepToken, token);
  yield* call(goOn, user);
}

/** As if the dialog that is open here had been filled in. Without one the page stays, and shows who is signed in. */
export function* enterWithOtherTab({ payload: user }: ReturnType<typeof signedInElsewhere>) {
  const { open } = yield* select(selectDialog);
  if (open) yield* call(goOn, user);
  else yield* put(signedIn(user));
}

function* goOn(user: User) {
  yield* put(signedIn(user));
  const { options, wanted } = yield* select(selectDialog);
  yield* call(goTo, options.onSigned ?? wanted ?? HOME, { replace: true });
}
