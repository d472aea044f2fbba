import { call, delay, fork, put, race, take, takeLatest, takeLeading } from '@extranet/shared/saga';
import { refusalOf } from '../refusals.ts';
import { fetchDrills, postDrill } from './drills.api.ts';
import {
  drillAsked,
  drillRefused,
  drillStarted,
  drillsFailed,
  drillsLeft,
  drillsOpened,
  drillsRead,
} from './drills.slice.ts';

const LOOKS_EVERY_MS = 1_000;

export function* drillsSaga() {
  yield* takeLatest(drillsOpened, visit);
}

/** Nothing is asked for any more once the page was left. */
function* visit() {
  yield* race([call(attend), take(drillsLeft)]);
}

function* attend() {
  yield* takeLeading(drillAsked, start);
  yield* fork(follow);
}

/** Looks each second while one runs, whoever started it; else when one was asked for here. */
function* follow() {
  for (;;) {
    const running = yield* call(read);
    if (running) yield* delay(LOOKS_EVERY_MS);
    else yield* take([drillStarted.type, drillRefused.type]);
  }
}

function* read() {
  try {
    const overview = yield* call(fetchDrills);
    yield* put(drillsRead(overview));
    return overview.running !== null;
  } catch (error) {
    const refusal = yield* refusalOf(error);
    console.warn('[admin] the drills could not be loaded', refusal.code);
    yield* put(drillsFailed(refusal));
    return false;
  }
}

function* start({ payload: name }: ReturnType<typeof drillAsked>) {
  try {
    yield* put(drillStarted(yield* call(postDrill, name)));
  } catch (error) {
    const refusal = yield* refusalOf(error);
    console.warn('[admin] the drill could not be started', refusal.code);
    yield* put(drillRefused(refusal));
  }
}
