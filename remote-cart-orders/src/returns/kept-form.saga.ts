import { put, select, takeEvery } from '@extranet/shared/saga';
import { selectUser } from '@extranet/shared/session';
import { readForUser, removeStored, storeForUser } from '../tab-storage.ts';
import {
  askBegun,
  formFilled,
  formRestored,
  lossSeen,
  photoDropped,
  photoRemoved,
  photosChosen,
  returnAsked,
  selectAsk,
} from './ask.slice.ts';
import { type KeptReturns, readKept } from './kept-form.ts';

const NAME = 'returns';

/** A form that was begun survives a look at its order and a reload, for whoever fills it in, until it is sent. */
export function* keepForm() {
  const user = yield* select(selectUser);
  if (!user) return;
  const read = () => readKept(readForUser(NAME, user.id));
  yield* takeEvery(askBegun, function* restore({ payload: orderId }) {
    const kept = read()[orderId];
    if (kept) yield* put(formRestored(kept));
  });
  const changes = [formFilled, lossSeen, photosChosen, photoDropped, photoRemoved];
  yield* takeEvery(changes, function* keep() {
    const { orderId, key, form, photos, uploads, photosLost } = yield* select(selectAsk);
    const hadPhotos = photosLost || photos.length + uploads.length > 0;
    storeForUser(NAME, user.id, { ...read(), [orderId]: { key, form, hadPhotos } } satisfies KeptReturns);
  });
  yield* takeEvery(returnAsked, ({ payload }) => {
    const { [payload.orderId]: _sent, ...others } = read();
    if (Object.keys(others).length === 0) removeStored(NAME);
    else storeForUser(NAME, user.id, others);
  });
}
