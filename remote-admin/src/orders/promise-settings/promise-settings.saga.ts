import { call, put, takeLatest, takeLeading } from '@extranet/shared/saga';
import { refusalOf } from '../../refusals.ts';
import { fetchSettings, putSettings } from './promise-settings.api.ts';
import {
  settingsChanged,
  settingsFailed,
  settingsOpened,
  settingsRead,
  settingsRefused,
  settingsSaved,
} from './promise-settings.slice.ts';

export function* promiseSettingsSaga() {
  yield* takeLatest(settingsOpened, load);
  yield* takeLeading(settingsChanged, save);
}

function* load() {
  try {
    yield* put(settingsRead(yield* call(fetchSettings)));
  } catch (error) {
    const { code } = yield* refusalOf(error);
    console.warn('[admin] the calendar could not be loaded', code);
    yield* put(settingsFailed());
  }
}

function* save({ payload }: ReturnType<typeof settingsChanged>) {
  try {
    yield* put(settingsSaved(yield* call(putSettings, payload)));
  } catch (error) {
    yield* put(settingsRefused(yield* refusalOf(error)));
  }
}
