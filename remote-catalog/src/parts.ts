import { eventChannel, fork, put, safely, takeEvery } from '@extranet/shared/saga';
import { type AppStore, combineReducers, createAction } from '@extranet/shared/store';

type Reducer = NonNullable<Parameters<AppStore['injectRemote']>[1]['reducer']>;
type PartSaga = Parameters<typeof safely>[1];

/** State and saga of what loads after the first page. */
interface Part {
  name: string;
  reducers: Record<string, Reducer>;
  saga: PartSaga;
}

/** Puts the first state of a new part into the store. */
const partAdded = createAction('catalog/partAdded');

const parts: Part[] = [];
let tell: (part: Part) => void = () => {};
let combined: Reducer | undefined;

/**
 * Called by the file that brings a part along, while it loads: vehicle and fitting cost the first page nothing, and their
 * state and saga are there before their first component is drawn.
 */
export function addPart(part: Part): void {
  if (parts.some(({ name }) => name === part.name)) return;
  parts.push(part);
  combined = combineReducers(Object.assign({}, ...parts.map(({ reducers }) => reducers)));
  tell(part);
}

type PartsState = Record<string, unknown>;

export const partsReducer = (state: PartsState = {}, action: { type: string }): PartsState =>
  combined ? combined(state, action) : state;

/** Parts that arrived in an earlier session run from the start. */
export function* partsSaga() {
  const arrivals = eventChannel<Part>((listener) => {
    tell = listener;
    return () => {
      tell = () => {};
    };
  });
  yield* takeEvery(arrivals, runPart);
  for (const part of [...parts]) yield* runPart(part);
}

function* runPart({ name, saga }: Part) {
  yield* put(partAdded());
  yield* fork(safely(`catalog ${name}`, saga));
}
