import { call, put, takeLatest, takeLeading } from '@extranet/shared/saga';
import { refusalOf } from '../refusals.ts';
import { fetchApplications, fetchOrigin, putApplications } from './applications.api.ts';
import {
  applicationsOpened,
  applicationsRead,
  applicationsReadFailed,
  applicationsRefused,
  applicationsSaved,
  applicationsSubmitted,
  originRead,
} from './applications.slice.ts';

export function* applicationsSaga() {
  yield* takeLatest(applicationsOpened, readApplications);
  yield* takeLatest(applicationsOpened, ({ payload }) => readOrigin(payload));
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
    yield* readOrigin(prodId);
  } catch (error) {
    yield* put(applicationsRefused(yield* refusalOf(error)));
  }
}

/** Without it the tab says nothing of where the list comes from. */
function* readOrigin(prodId: string) {
  try {
    yield* put(originRead(yield* call(fetchOrigin, prodId)));
  } catch (error) {
    const { code } = yield* refusalOf(error);
    console.warn('[admin] the origin of the applications could not be loaded', code);
  }
}
