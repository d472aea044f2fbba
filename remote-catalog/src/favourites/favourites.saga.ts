import { toFailure } from '@extranet/shared/http';
import { call, put, select, takeEvery, takeLeading } from '@extranet/shared/saga';
import { deleteFavourite, fetchFavourites, putFavourite } from './favourites.api.ts';
import {
  favouriteRefused,
  favouriteSaved,
  favouritesFailed,
  favouritesOpened,
  favouritesRead,
  favouritesWanted,
  favouriteWished,
  selectFavourites,
} from './favourites.slice.ts';

export function* favouritesSaga() {
  yield* takeLeading(favouritesOpened, load);
  yield* takeLeading(favouritesWanted, loadOnce);
  yield* takeEvery(favouriteWished, save);
}

function* load() {
  try {
    yield* put(favouritesRead(yield* call(fetchFavourites)));
  } catch (error) {
    console.warn('[catalog] the favourites could not be loaded', toFailure(error).code);
    yield* put(favouritesFailed());
  }
}

function* loadOnce() {
  const { status } = yield* select(selectFavourites);
  if (status !== 'success') yield* load();
}

/** Its button is busy meanwhile: the second half of a double click changes nothing. */
function* save({ payload: { product, wanted } }: ReturnType<typeof favouriteWished>) {
  const { prodId } = product;
  try {
    const { favourite } = yield* call(wanted ? putFavourite : deleteFavourite, prodId);
    yield* put(favouriteSaved({ product, wanted: favourite }));
  } catch (error) {
    yield* put(favouriteRefused({ prodId, message: toFailure(error).message }));
  }
}
