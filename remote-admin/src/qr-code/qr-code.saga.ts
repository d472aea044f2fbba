import { call, delay, put, takeLeading } from '@extranet/shared/saga';
import { fetchFile } from '../files.ts';
import { refusalOf } from '../refusals.ts';
import { postQrCode } from './qr-code.api.ts';
import { qrCodeBegun, qrCodeMade, qrCodeRefused, qrCodeReleased, qrCodeWanted } from './qr-code.slice.ts';

const RELEASE_AFTER_MS = 500;

export function* qrCodeSaga() {
  // One at a time: requests that come meanwhile are ignored.
  yield* takeLeading(qrCodeWanted, makeQrCode);
}

function* makeQrCode({ payload }: ReturnType<typeof qrCodeWanted>) {
  const text = payload.trim();
  if (text === '') return;
  yield* put(qrCodeBegun());
  try {
    const { filename } = yield* call(postQrCode, text);
    yield* put(qrCodeMade({ text, file: yield* call(fetchFile, filename) }));
  } catch (error) {
    yield* put(qrCodeRefused(yield* refusalOf(error)));
  }
  yield delay(RELEASE_AFTER_MS);
  yield* put(qrCodeReleased());
}
