import { toFailure } from '@extranet/shared/http';
import { productOpenRequested } from '@extranet/shared/remote';
import { call, put, takeEvery } from '@extranet/shared/saga';
import { goTo } from '../navigation.ts';
import { wordsAddress } from '../words-address.ts';
import { fetchByCode } from './scan.api.ts';
import { codeScanned } from './scan.facts.ts';

/** takeEvery: of several in a row each opens over the one before, to which the sheet leads back. */
export function* scanSaga() {
  yield* takeEvery(codeScanned, openScanned);
}

/** One product opens. Where several have the code, or none has, or no answer comes, the search says so. */
function* openScanned({ payload: code }: ReturnType<typeof codeScanned>) {
  try {
    const { prodId } = yield* call(fetchByCode, code);
    if (prodId !== null) {
      yield* put(productOpenRequested(prodId));
      return;
    }
  } catch (error) {
    console.warn(`[catalog] a scanned code: ${toFailure(error).code}`);
  }
  yield* call(goTo, wordsAddress({ q: code, catalogue: '', vehicle: '', as: '' }));
}
