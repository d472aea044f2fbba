import { call, put, takeLeading } from '@extranet/shared/saga';
import { refusalOf } from '../refusals.ts';
import { fetchConfig } from './config.api.ts';
import { configRead, configWanted } from './config.slice.ts';

export function* configSaga() {
  // Two panels of one page ask at the same time: one request serves both.
  yield* takeLeading(configWanted, readConfig);
}

/** When it cannot be read, the server still checks; only the screen cannot warn beforehand. */
function* readConfig() {
  try {
    yield* put(configRead(yield* call(fetchConfig)));
  } catch (error) {
    const { code } = yield* refusalOf(error);
    console.warn('[admin] the configuration could not be read', code);
  }
}
