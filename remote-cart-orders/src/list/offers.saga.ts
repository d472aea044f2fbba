import { call, put, select, takeLatest } from '@extranet/shared/saga';
import { newOffers, waitForLastChange } from '../offers.saga.ts';
import { wantedOf } from './lines.ts';
import {
  lineQuantityChosen,
  lineRemoved,
  listChecked,
  offersRead,
  productChosen,
  retypedRead,
  retypedShortRead,
  selectList,
  shortRead,
} from './list.slice.ts';

export function* offersSaga() {
  yield* takeLatest(
    [
      ...[listChecked, shortRead, productChosen, lineQuantityChosen, lineRemoved],
      ...[retypedRead, retypedShortRead],
    ],
    readOffers,
  );
}

function* readOffers({ type }: { type: string }) {
  if (type === lineQuantityChosen.type) yield* waitForLastChange();
  const { lines, offers } = yield* select(selectList);
  yield* put(offersRead(yield* call(newOffers, wantedOf(lines), offers)));
}
