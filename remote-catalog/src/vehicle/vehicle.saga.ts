import { toFailure, toRefusal } from '@extranet/shared/http';
import { connectionRestored, selectVehicle, vehicleChosen } from '@extranet/shared/remote';
import { pinsInWords, readVehicleKey, readVehicleText } from '@extranet/shared/rules/vehicle';
import { call, fork, put, select, takeEvery, takeLatest } from '@extranet/shared/saga';
import {
  fitsFailed,
  fitsOpened,
  fitsRead,
  leftOutFailed,
  leftOutOpened,
  leftOutRead,
  productJudged,
  productJudgementAsked,
  selectFits,
} from '../fits.slice.ts';
import { equipmentKnown, keepKnown, selectKnownEquipment } from '../known-equipment.slice.ts';
import { goTo } from '../navigation.ts';
import { ANSWERS_PARAM, SOCKET_PARAM, withVehicle } from '../vehicle-in-address.ts';
import {
  fieldAsked,
  listsAsked,
  lookupAnswered,
  lookupFailed,
  makeChosen,
  makesFailed,
  makesRead,
  modelsFailed,
  modelsRead,
  selectLookup,
  vehicleAsked,
  vehiclePicked,
} from './lookup.slice.ts';
import {
  namedFound,
  namedMissing,
  recentFailed,
  recentOpened,
  recentRead,
  selectNear,
  vehicleNamed,
} from './near.slice.ts';
import {
  askFits,
  fetchFits,
  fetchMakes,
  fetchModels,
  fetchRecent,
  fetchRows,
  fetchVehicle,
  lookUp,
  postRecent,
} from './vehicle.api.ts';

const NOT_FOUND = 404;

export function* vehicleSaga() {
  // takeLatest: whoever types another plate, or goes back to the field, no longer waits for the first.
  yield* takeLatest([vehicleAsked, fieldAsked, listsAsked], find);
  yield* takeLatest([listsAsked, lookupAnswered, lookupFailed], loadMakes);
  yield* takeLatest(makeChosen, loadModels);
  yield* takeEvery(vehiclePicked, choose);
  yield* takeLatest(vehicleNamed, readNamed);
  yield* takeLatest(recentOpened, loadRecent);
  yield* takeLatest(fitsOpened, loadFits);
  yield* takeLatest(leftOutOpened, loadLeftOut);
  yield* takeEvery(productJudgementAsked, judge);
  yield* takeLatest(connectionRestored, tryAgain);
}

function* find(action: { type: string }) {
  if (!vehicleAsked.match(action)) return;
  const { text, to } = action.payload;
  try {
    const answer = yield* call(lookUp, text);
    yield* put(lookupAnswered(answer));
    const [only] = answer.vehicles;
    if (answer.outcome === 'found' && only)
      yield* put(vehiclePicked({ vehicle: only.vehicle, typed: text, answers: only.equipment, to }));
  } catch (error) {
    yield* put(lookupFailed(toRefusal(error)));
  }
}

/** The address says the vehicle, and the page follows. */
function* choose({ payload: { to, ...choice } }: ReturnType<typeof vehiclePicked>) {
  const { vehicle, typed, answers } = choice;
  const by = typed && answers ? readVehicleText(typed).kind : 'words';
  const known = { key: vehicle.key, by, answers: by === 'words' ? {} : (answers ?? {}) };
  yield* put(equipmentKnown(known));
  keepKnown(known);
  yield* put(vehicleChosen(choice));
  const address = new URLSearchParams(window.location.pathname === to ? window.location.search : '');
  const pins = pinsInWords(typed ?? '');
  if (pins && to === '/montage') address.set(SOCKET_PARAM, pins);
  else address.delete(SOCKET_PARAM);
  goTo(withVehicle(to, address, vehicle.key, answers));
  yield* fork(remember, vehicle.key);
}

/** Nothing is said when it cannot be kept: the vehicle is chosen all the same. */
function* remember(vehicle: string) {
  try {
    yield* call(postRecent, { vehicle });
    if ((yield* select(selectNear)).recent.status !== 'empty') yield* put(recentOpened());
  } catch (error) {
    console.warn(`[catalog] recent vehicles: ${toFailure(error).code}`);
  }
}

function* loadMakes() {
  const { status, makes, known } = yield* select(selectLookup);
  if (status !== 'lists') return;
  if (known.marque) yield* put(makeChosen(known.marque));
  if (makes.status === 'success') return;
  try {
    yield* put(makesRead(yield* call(fetchMakes)));
  } catch {
    yield* put(makesFailed());
  }
}

function* loadModels({ payload: marque }: ReturnType<typeof makeChosen>) {
  try {
    yield* put(modelsRead(yield* call(fetchModels, marque)));
  } catch {
    yield* put(modelsFailed());
  }
}

function* readNamed({ payload: key }: ReturnType<typeof vehicleNamed>) {
  if (!readVehicleKey(key)) {
    yield* put(namedMissing('gone'));
    return;
  }
  try {
    const vehicle = yield* call(fetchVehicle, key);
    // A link that names only the vehicle, as from the cart, does not forget what its plate told this tab.
    const { knownEquipment } = yield* select(selectKnownEquipment);
    const isKnown =
      knownEquipment.key === key && !new URLSearchParams(window.location.search).has(ANSWERS_PARAM);
    yield* put(vehicleChosen({ vehicle, ...(isKnown && { answers: knownEquipment.answers }) }));
    yield* put(namedFound());
  } catch (error) {
    yield* put(namedMissing(toFailure(error).status === NOT_FOUND ? 'gone' : 'failed'));
  }
}

function* loadRecent() {
  try {
    yield* put(recentRead(yield* call(fetchRecent)));
  } catch {
    yield* put(recentFailed());
  }
}

function* loadFits({ payload: key }: ReturnType<typeof fitsOpened>) {
  try {
    const answer = yield* call(fetchFits, key);
    const rows = yield* call(
      fetchRows,
      answer.fits.map(({ prodId }) => prodId),
    );
    yield* put(fitsRead({ ...answer, rows }));
  } catch (error) {
    yield* put(fitsFailed(toRefusal(error)));
  }
}

function* loadLeftOut() {
  const { leftOut } = yield* select(selectFits);
  try {
    yield* put(
      leftOutRead(
        yield* call(
          fetchRows,
          leftOut.map(({ prodId }) => prodId),
        ),
      ),
    );
  } catch {
    yield* put(leftOutFailed());
  }
}

/** Nothing is said when it cannot be judged: the product stays as it is. */
function* judge({ payload: { key, prodIds } }: ReturnType<typeof productJudgementAsked>) {
  try {
    const answer = yield* call(askFits, key, { prodIds: [...prodIds] });
    yield* put(productJudged({ key, ...answer }));
  } catch (error) {
    console.warn(`[catalog] fit of a product: ${toFailure(error).code}`);
  }
}

/** Repeats what failed when the connection is back. */
function* tryAgain() {
  const { named } = yield* select(selectNear);
  const { key, status } = yield* select(selectFits);
  const { chosen } = yield* select(selectVehicle);
  if (named?.status === 'failed') yield* put(vehicleNamed(named.key));
  if (status === 'error' && chosen?.key === key) yield* put(fitsOpened(key));
}
