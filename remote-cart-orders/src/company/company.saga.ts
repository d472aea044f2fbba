import { toRefusal } from '@extranet/shared/http';
import { call, put, takeLatest, takeLeading } from '@extranet/shared/saga';
import { fetchCompany, putCompany } from './company.api.ts';
import {
  companyChanged,
  companyFailed,
  companyOpened,
  companyRead,
  companyRefused,
  companySaved,
} from './company.slice.ts';

export function* companySaga() {
  yield* takeLatest(companyOpened, load);
  yield* takeLeading(companyChanged, save);
}

function* load() {
  try {
    yield* put(companyRead(yield* call(fetchCompany)));
  } catch {
    yield* put(companyFailed());
  }
}

function* save({ payload }: ReturnType<typeof companyChanged>) {
  try {
    yield* put(companySaved(yield* call(putCompany, payload)));
  } catch (error) {
    yield* put(companyRefused(toRefusal(error)));
  }
}
