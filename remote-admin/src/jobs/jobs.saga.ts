import { call, put, takeLatest, takeLeading } from '@extranet/shared/saga';
import { refusalOf } from '../refusals.ts';
import { fetchJobs, postJobs } from './jobs.api.ts';
import { jobsChanged, jobsDecided, jobsFailed, jobsOpened, jobsRead } from './jobs.slice.ts';

export function* jobsSaga() {
  yield* takeLatest(jobsOpened, read);
  // A second click while the first is on its way changes nothing.
  yield* takeLeading(jobsDecided, decide);
}

function* read() {
  try {
    yield* put(jobsRead(yield* call(fetchJobs)));
  } catch (error) {
    const { code } = yield* refusalOf(error);
    console.warn('[admin] the jobs could not be loaded', code);
    yield* put(jobsFailed());
  }
}

function* decide({ payload: { way, ids } }: ReturnType<typeof jobsDecided>) {
  try {
    yield* put(jobsChanged(yield* call(postJobs, way, ids)));
  } catch (error) {
    const { code } = yield* refusalOf(error);
    console.warn('[admin] the jobs could not be changed', code);
    yield* put(jobsChanged(null));
  }
}
