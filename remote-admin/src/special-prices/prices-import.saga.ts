import { newId } from '@extranet/shared/http';
import { call, put, race, take, takeLatest } from '@extranet/shared/saga';
import { uploading } from '@extranet/shared/uploads';
import { refusalOf } from '../refusals.ts';
import {
  pricesFileDropped,
  pricesFileLeft,
  pricesFileProgressed,
  pricesFileRead,
  pricesFileReceived,
  pricesFileRefused,
} from './prices-import.slice.ts';
import { postPricesFile } from './special-prices.api.ts';

export function* pricesImportSaga() {
  // A new file replaces the one before.
  yield* takeLatest(pricesFileDropped, preview);
}

function* preview({ payload: { customer, file } }: ReturnType<typeof pricesFileDropped>) {
  const over = [pricesFileLeft.type];
  const outcome = yield* uploading({
    kind: 'ldec',
    id: newId(),
    file,
    onProgress: pricesFileProgressed,
    over,
  });
  if (!outcome) return;
  if ('error' in outcome) {
    yield* put(pricesFileRefused(yield* refusalOf(outcome.error)));
    return;
  }
  yield* put(pricesFileReceived());
  yield* race({ read: call(read, customer, outcome.received.path), left: take(over) });
}

function* read(customer: string, path: string) {
  try {
    yield* put(pricesFileRead(yield* call(postPricesFile, customer, path)));
  } catch (error) {
    yield* put(pricesFileRefused(yield* refusalOf(error)));
  }
}
