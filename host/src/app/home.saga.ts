import { takeEvery } from '@extranet/shared/saga';
import { signInSubmitted } from '../access/sign-in/sign-in.slice.ts';
import { prefetchHome } from '../pages/home/load-home.ts';
import { prefetchFederation } from '../remotes/loader/opening.ts';

/** Fetches the home page, and what its remotes need, while the server checks the password. */
export function* homeSaga() {
  yield* takeEvery(signInSubmitted, prefetchHome);
  yield* takeEvery(signInSubmitted, prefetchFederation);
}
