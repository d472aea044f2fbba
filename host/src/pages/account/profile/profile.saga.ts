import type { CustomerProfile } from '@extranet/shared/contracts';
import { call, put, select, takeLatest, takeLeading } from '@extranet/shared/saga';
import { selectUser, userRefreshed } from '@extranet/shared/session';
import { ownFailure, toFormFailure } from '../../../forms/failure.ts';
import { fetchProfile, putProfile } from './profile.api.ts';
import {
  profileOpened,
  profileRead,
  profileRefused,
  profileSaved,
  profileSubmitted,
  profileUnread,
} from './profile.slice.ts';

/** takeLatest for reading, takeLeading for saving: a double click saves once. */
export function* profileSaga() {
  yield* takeLatest(profileOpened, load);
  yield* takeLeading(profileSubmitted, save);
}

function* load() {
  try {
    const profile = yield* call(fetchProfile);
    yield* put(isProfile(profile) ? profileRead(profile) : profileUnread());
  } catch (error) {
    console.warn('[account] the profile could not be read', error);
    yield* put(profileUnread());
  }
}

function* save({ payload }: ReturnType<typeof profileSubmitted>) {
  try {
    const saved = yield* call(putProfile, payload);
    if (!isProfile(saved)) {
      yield* put(profileRefused(ownFailure('unknown')));
      return;
    }
    yield* put(profileSaved(saved));
    const user = yield* select(selectUser);
    if (!user) return;
    // A new address may still wait for confirmation; the server says which one is valid.
    const { userFirstname, userName, userCompName, userEmail } = saved;
    yield* put(userRefreshed({ ...user, userFirstname, userName, userCompName, userEmail }));
  } catch (error) {
    yield* put(profileRefused(toFormFailure(error)));
  }
}

const isProfile = (answer: Partial<CustomerProfile> | null): answer is CustomerProfile =>
  typeof answer?.userEmail === 'string';
