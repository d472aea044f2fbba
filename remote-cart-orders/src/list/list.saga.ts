import type { ProductRow } from '@extranet/shared/contracts';
import { type Refusal, toRefusal } from '@extranet/shared/http';
import { isQuantity, referenceKey } from '@extranet/shared/rules';
import {
  call,
  delay,
  fork,
  put,
  race,
  select,
  take,
  takeEvery,
  takeLatest,
  takeLeading,
  withAbort,
} from '@extranet/shared/saga';
import { addAll } from '../additions.saga.ts';
import { findByReferences } from '../products.api.ts';
import { findNear, findWritten, readShort, readSuccessors } from './ask-products.saga.ts';
import type { KeptLine } from './kept-list.ts';
import { UNREADABLE } from './limits.ts';
import { askable, isReady, judge, type ListLine, merge, type ReadLine } from './lines.ts';
import {
  errorsWanted,
  fileDropped,
  lineRetyped,
  lineUnchecked,
  listAdded,
  listBegunAnew,
  listChecked,
  listCleared,
  listConfirmed,
  listFailed,
  listOpened,
  listRefused,
  listRestored,
  productChosen,
  selectList,
  shortRead,
  suggestionPicked,
  suggestionsDescribed,
  suggestionsShown,
  textPasted,
  unknownSeen,
} from './list.slice.ts';
import { offersSaga } from './offers.saga.ts';
import { checkRetyped } from './retyped.saga.ts';

export function* listSaga() {
  // takeLatest: only the list that was pasted last counts.
  yield* takeLatest([textPasted, fileDropped, listRestored], checkUnlessCleared);
  yield* takeEvery(suggestionPicked, checkSuggestion);
  yield* takeEvery(lineRetyped, checkRetyped);
  // takeLeading: the rows in view are asked for together, and those that come into view meanwhile after them.
  yield* takeLeading(unknownSeen, findNear);
  yield* takeLeading(suggestionsShown, describeSuggestions);
  yield* takeLatest(errorsWanted, saveErrors);
  // takeLeading: a second click must not add the list twice.
  yield* takeLeading(listConfirmed, add);
  yield* fork(keepOnceOpened);
  yield* fork(offersSaga);
}

type Products = readonly ProductRow[];
type Input = ReturnType<typeof textPasted | typeof fileDropped>;

/** Not with the home page: it keeps no list. */
const loadKept = () => import(/* webpackChunkName: "kept-list" */ './kept-list.saga.ts');
const loadReader = () => import(/* webpackChunkName: "list-reader" */ './read-list.ts');

function* checkUnlessCleared(input: Input | ReturnType<typeof listRestored>) {
  const checking = (signal: AbortSignal) =>
    listRestored.match(input) ? checkKept(input.payload.lines, signal) : check(input, signal);
  yield* race({ done: withAbort(checking), cleared: take([listCleared, listBegunAnew]) });
}

function* keepOnceOpened() {
  yield* take(listOpened);
  const { keepList } = yield* call(loadKept);
  yield* keepList();
}

function* check(input: Input, signal: AbortSignal) {
  let read: ReadLine[];
  try {
    const reader = yield* call(loadReader);
    read = yield* call(async () =>
      fileDropped.match(input) ? reader.readFile(input.payload) : reader.readText(input.payload),
    );
  } catch (error) {
    yield* put(listFailed(unreadable(error)));
    return;
  }
  const lines = merge(read);
  yield* call(ask, lines, signal, (products: Products) => judge(lines, products));
}

function* checkKept(kept: readonly KeptLine[], signal: AbortSignal) {
  if (kept.length === 0) return;
  const { fromKept, judgeKept } = yield* call(loadKept);
  const chosen = kept.flatMap((line) => (line.chosen ? [fromKept({ ...line, key: line.chosen })] : []));
  yield* call(ask, [...kept.map(fromKept), ...chosen], signal, (products: Products) =>
    judgeKept(kept, products),
  );
}

function* ask(lines: readonly ListLine[], signal: AbortSignal, judged: (products: Products) => ListLine[]) {
  try {
    const checked = judged(yield* call(findWritten, lines.filter(askable), signal));
    yield* put(listChecked(checked));
    if (checked.some(({ state }) => state === 'unknown'))
      yield* put(shortRead(yield* call(readShort, signal)));
    yield* call(readSuccessors, signal);
  } catch (error) {
    yield* put(listFailed(toRefusal(error)));
  }
}

/** Keeps our own codes ('list.tooLong'); any other error means that the input is no list. */
function unreadable(error: unknown): Refusal {
  const own = error instanceof Error && error.message.startsWith('list.') ? error.message : UNREADABLE;
  return { code: own, status: 0, message: '' };
}

/** What a suggestion is and what it costs. Without an answer it remains a bare reference, which can be taken all the same. */
function* describeSuggestions() {
  while (true) {
    yield* delay(0);
    const { undescribed } = yield* select(selectList);
    if (undescribed.length === 0) return;
    let products: ProductRow[] = [];
    try {
      products = yield* call(findByReferences, undescribed);
    } catch (error) {
      console.warn('[list] suggestions without words', error);
    }
    const byKey = Map.groupBy(products, ({ prodRef }) => referenceKey(prodRef));
    const described = undescribed.map((ref) => {
      const [product, another] = byKey.get(referenceKey(ref)) ?? [];
      return [ref, product && !another ? product : null] as const;
    });
    yield* put(suggestionsDescribed(Object.fromEntries(described)));
  }
}

function* checkSuggestion({ payload: { key, reference } }: ReturnType<typeof suggestionPicked>) {
  try {
    const products = yield* call(findByReferences, [reference]);
    const product = products.find(({ prodRef }) => referenceKey(prodRef) === referenceKey(reference));
    if (product) yield* put(productChosen({ key, product }));
  } catch (error) {
    yield* put(lineUnchecked(toRefusal(error)));
  }
}

function* add() {
  const { lines } = yield* select(selectList);
  const ready = lines.filter(isReady);
  const additions = ready.flatMap(({ product, quantity }) =>
    product && isQuantity(quantity) ? [{ prodId: product.prodId, quantity }] : [],
  );
  const { added, failure } = yield* call(addAll, additions);
  const keys = ready.slice(0, added).map(({ key }) => key);
  yield* put(failure ? listRefused({ added: keys, failure }) : listAdded(keys));
}

function* saveErrors({ payload: texts }: ReturnType<typeof errorsWanted>) {
  const { lines } = yield* select(selectList);
  const { saveErrorsOf } = yield* call(loadReader);
  saveErrorsOf(lines, texts);
}
