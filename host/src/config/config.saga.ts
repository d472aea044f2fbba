import { toFailure } from '@extranet/shared/http';
import { connectionRestored } from '@extranet/shared/remote';
import { call, fork, put, select, take, takeEvery, takeLeading } from '@extranet/shared/saga';
import { pageData } from '../base/page-data.ts';
import { decodeConfig, fetchConfig, fetchDialCodes } from './config.api.ts';
import {
  configFailed,
  configRead,
  configRequested,
  dialCodesRead,
  dialCodesWanted,
  selectDialCodes,
} from './config.slice.ts';
import { applyLook } from './look.ts';

export function* configSaga() {
  yield* takeLeading(dialCodesWanted, readDialCodes);
  yield* takeEvery(configRead, ({ payload }) => applyLook(payload.brand.look));
  yield* fork(readConfig);
}

let known = pageData().config;

/** GET /config's text as it comes with the registry: open pages take a new name, look or number without being loaded again (B9.07). */
export function* adoptConfig(text: string | undefined) {
  if (!text || text === known) return;
  known = text;
  yield* put(configRead(decodeConfig(text)));
}

/** The page usually carries the configuration. If it does not, or if it cannot be read, fetch it. */
function* readConfig() {
  const inlined = pageData().config;
  try {
    if (typeof inlined === 'string') {
      yield* put(configRead(decodeConfig(inlined)));
      return;
    }
  } catch (error) {
    console.warn('[config] the page could not be read', error);
  }
  while (true) {
    yield* put(configRequested());
    try {
      yield* put(configRead(yield* call(fetchConfig)));
      return;
    } catch (error) {
      yield* put(configFailed(toFailure(error).code));
      yield* take(connectionRestored);
    }
  }
}

/** Without them a number counts as French (C7.12), so a failure is not shown. */
function* readDialCodes() {
  const known = yield* select(selectDialCodes);
  if (known.length > 0) return;
  try {
    yield* put(dialCodesRead(yield* call(fetchDialCodes)));
  } catch (error) {
    console.warn('[config] the dial codes could not be read', error);
  }
}
