import { call, put, takeLatest, takeLeading } from '@extranet/shared/saga';
import { refusalOf } from '../refusals.ts';
import { fetchApplications, putApplications } from './applications.api.ts';
import {
  applicationsOpened,
  applicationsRead,
  applicationsReadFailed,
  applicationsRefused,
  applicationsSaved,
  applicationsSubmitted,
} from './applications.slice.ts';

export function* applicationsSaga() {
  yield* takeLatest(applicationsOpened, readApplications);
  yield* takeLeading(applicationsSubmitted, saveApplications);
}

function* readApplications({ payload }: ReturnType<typeof applicationsOpened>) {
  try {
    yield* put(applicationsRead(yield* call(fetchApplications, payload)));
  } catch (error) {
    const { code } = yield* refusalOf(error);
    console.warn('[admin] the applications of a product could not be loaded', code);
    yield* put(applicationsReadFailed());
  }
}

function* saveApplications({ payload: { prodId, tag, list } }: ReturnType<typeof applicationsSubmitted>) {
  try {
    yield* put(applicationsSaved(yield* call(putApplications, prodId, tag, list)));
  } catch (error) {
    yield* put(applicationsRefused(yield* refusalOf(error)));
  }
}
