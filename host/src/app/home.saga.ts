import { takeEvery } from '@extranet/shared/saga';
import { signInSubmitted } from '../access/sign-in/sign-in.slice.ts';
import { prefetchHome } from '../pages/home/load-home.ts';

/** While the server checks a password, the page that follows is fetched. */
export function* homeSaga() {
  yield* takeEvery(signInSubmitted, prefetchHome);
}
