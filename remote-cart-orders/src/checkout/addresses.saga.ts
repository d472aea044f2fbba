import { toRefusal } from '@extranet/shared/http';
import { connectionRestored } from '@extranet/shared/remote';
import { call, delay, put, race, select, takeEvery, takeLatest, takeLeading } from '@extranet/shared/saga';
import { addressOfProfile } from './address.ts';
import {
  deleteDelivery,
  fetchAllDeliveries,
  fetchDialCodes,
  fetchProfile,
  fetchRememberedDeliveries,
  postDelivery,
  putDelivery,
} from './addresses.api.ts';
import {
  addressesFailed,
  addressesOpened,
  addressesRead,
  addressFormOpened,
  addressRefused,
  addressRemoved,
  addressSaved,
  addressSubmitted,
  dialCodesRead,
  removalEnded,
  selectAddresses,
} from './addresses.slice.ts';
import { fieldsOffered } from './draft.slice.ts';

/** So long a form waits for what it may be filled with. */
const PROFILE_MS = 2_000;

export function* addressesSaga() {
  yield* takeLatest(addressesOpened, load);
  yield* takeEvery(connectionRestored, openAgain);
  // takeLeading: a second click on a form's button must not create a second address.
  yield* takeLeading(addressSubmitted, save);
  yield* takeLeading(addressRemoved, remove);
  yield* takeLeading(addressFormOpened, loadDialCodes);
}

function* openAgain() {
  const { status, scope } = yield* select(selectAddresses);
  if (status === 'error') yield* put(addressesOpened(scope));
}

function* load() {
  const { scope } = yield* select(selectAddresses);
  try {
    const deliveries = yield* call(scope === 'all' ? fetchAllDeliveries : fetchRememberedDeliveries);
    // Before the form is shown: nothing fills itself under the fingers.
    if (scope === 'remembered' && deliveries.length === 0) yield* call(offerProfile);
    yield* put(addressesRead(deliveries));
  } catch {
    yield* put(addressesFailed());
  }
}

/** Who orders for the first time finds the address of their own profile in the form. Without it the form is empty. */
function* offerProfile() {
  try {
    const { profile } = yield* race({ profile: call(fetchProfile), late: delay(PROFILE_MS) });
    if (profile?.userName) yield* put(fieldsOffered(addressOfProfile(profile)));
  } catch (error) {
    console.warn('[addresses] the profile could not be read', error);
  }
}

function* save({ payload: { daId, fields } }: ReturnType<typeof addressSubmitted>) {
  try {
    const saved = yield* call(() => (daId ? putDelivery(daId, fields) : postDelivery(fields)));
    yield* call(load);
    yield* put(addressSaved(saved));
  } catch (error) {
    yield* put(addressRefused(toRefusal(error)));
  }
}

function* remove({ payload: daId }: ReturnType<typeof addressRemoved>) {
  try {
    yield* call(deleteDelivery, daId);
    yield* call(load);
    yield* put(removalEnded(null));
  } catch (error) {
    const failure = toRefusal(error);
    // Already deleted elsewhere: the result is the same.
    if (failure.status === 404) yield* call(load);
    yield* put(removalEnded(failure.status === 404 ? null : failure));
  }
}

/** Loaded once per session; without them the form offers France only (C7.12). */
function* loadDialCodes() {
  const { dialCodes } = yield* select(selectAddresses);
  if (dialCodes.length > 0) return;
  try {
    yield* put(dialCodesRead(yield* call(fetchDialCodes)));
  } catch (error) {
    console.warn('[addresses] dial codes could not be loaded', error);
  }
}
