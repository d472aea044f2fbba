import { call, put, takeLatest, takeLeading } from '@extranet/shared/saga';
import { ownFailure, toFormFailure } from '../../../forms/failure.ts';
import { passwordChanged } from '../password/password.slice.ts';
import { deleteOtherSessions, fetchDevices } from './devices.api.ts';
import {
  devicesOpened,
  devicesRead,
  devicesUnread,
  othersGone,
  othersRefused,
  othersSignedOut,
} from './devices.slice.ts';

/** A changed password signs the other devices out, so the list is read again. */
export function* devicesSaga() {
  yield* takeLatest([devicesOpened, passwordChanged], load);
  yield* takeLeading(othersSignedOut, signOthersOut);
}

function* load() {
  try {
    const devices = yield* call(fetchDevices);
    yield* put(Array.isArray(devices) ? devicesRead(devices) : devicesUnread());
  } catch (error) {
    console.warn('[account] the open sessions could not be read', error);
    yield* put(devicesUnread());
  }
}

function* signOthersOut() {
  try {
    const { closed } = yield* call(deleteOtherSessions);
    yield* put(typeof closed === 'number' ? othersGone(closed) : othersRefused(ownFailure('unknown')));
  } catch (error) {
    yield* put(othersRefused(toFormFailure(error)));
  }
}
