import { takeEvery } from '@extranet/shared/saga';
import { signInSubmitted } from '../access/sign-in/sign-in.slice.ts';
import { prefetchHome } from '../pages/home/load-home.ts';

/** Fetches the home page while the server checks the password. */
export function* homeSaga() {
  yield* takeEvery(signInSubmitted, prefetchHome);
}
