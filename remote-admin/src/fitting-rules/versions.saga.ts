import { call, put, takeEvery, takeLatest, takeLeading } from '@extranet/shared/saga';
import { refusalOf } from '../refusals.ts';
import { fetchRules, fetchVersion, fetchVersions, postRestore } from './fitting-rules.api.ts';
import { rulesRead } from './fitting-rules.slice.ts';
import {
  restoreAsked,
  restoreRefused,
  versionAsked,
  versionRead,
  versionReadFailed,
  versionRestored,
  versionsOpened,
  versionsRead,
  versionsReadFailed,
} from './versions.slice.ts';

export function* fittingVersionsSaga() {
  yield* takeLatest(versionsOpened, readVersions);
  // Two are read at a time, to be compared.
  yield* takeEvery(versionAsked, readVersion);
  yield* takeLeading(restoreAsked, restore);
}

function* readVersions() {
  try {
    yield* put(versionsRead(yield* call(fetchVersions)));
  } catch (error) {
    const { code } = yield* refusalOf(error);
    console.warn('[admin] the versions of the rules could not be loaded', code);
    yield* put(versionsReadFailed());
  }
}

function* readVersion({ payload }: ReturnType<typeof versionAsked>) {
  try {
    yield* put(versionRead(yield* call(fetchVersion, payload)));
  } catch (error) {
    const { code } = yield* refusalOf(error);
    console.warn('[admin] a version of the rules could not be loaded', code);
    yield* put(versionReadFailed(payload));
  }
}

/** The list and the versions show at once what holds now. */
function* restore({ payload: { version, after } }: ReturnType<typeof restoreAsked>) {
  try {
    yield* call(postRestore, version, after);
    yield* put(rulesRead(yield* call(fetchRules)));
    yield* put(versionRestored());
  } catch (error) {
    yield* put(restoreRefused(yield* refusalOf(error)));
  }
}
