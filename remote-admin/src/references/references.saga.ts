import { connectionRestored } from '@extranet/shared/remote';
import { productWords } from '@extranet/shared/rules';
import {
  call,
  delay,
  put,
  select,
  takeEvery,
  takeLatest,
  takeLeading,
  withAbort,
} from '@extranet/shared/saga';
import { fetchNamed } from '../products-and-prices.api.ts';
import { refusalOf } from '../refusals.ts';
import { AT_ONCE, fetchReferences } from './references.api.ts';
import {
  referenceSeen,
  referencesFailed,
  referencesFound,
  referencesNamed,
  referencesReached,
  referencesShown,
  referencesTyped,
  selectReferences,
} from './references.slice.ts';

const TYPING_MS = 200;
/** As many as a list shows at once, and those that somebody has just passed. */
const NAMED_AT_ONCE = 60;

export function* referencesSaga() {
  yield* takeEvery(referencesTyped, askSoon);
  yield* takeLeading(referencesReached, askForMore);
  // takeLatest: only what is suggested now is looked at.
  yield* takeLatest(referencesShown, nameReferences);
  yield* takeLeading(referenceSeen, nameSeen);
  yield* takeEvery(connectionRestored, askAgain);
}

function* askAgain() {
  const { failed, asked } = yield* select(selectReferences);
  if (!failed) return;
  for (const [field, key] of Object.entries(asked)) yield* put(referencesTyped({ field, key }));
}

/** Of each field the latest question counts. */
function* askSoon({ payload: { field, key } }: ReturnType<typeof referencesTyped>) {
  const { found } = yield* select(selectReferences);
  if (key !== '' && !(key in found)) yield* delay(TYPING_MS);
  const { asked } = yield* select(selectReferences);
  if (asked[field] === key) yield* withAbort((signal) => ask(key, 0, signal));
}

function* askForMore({ payload: key }: ReturnType<typeof referencesReached>) {
  const found = (yield* select(selectReferences)).found[key];
  if (found?.hasMore) yield* withAbort((signal) => ask(key, found.refs.length, signal));
}

function* ask(key: string, from: number, signal: AbortSignal) {
  try {
    const refs = yield* call(fetchReferences, key, from, signal);
    yield* put(referencesFound({ key, from, refs, hasMore: refs.length === AT_ONCE }));
  } catch (error) {
    const { code } = yield* refusalOf(error);
    console.warn('[admin] the references could not be loaded', code);
    yield* put(referencesFailed());
  }
}

/** Without an answer a suggestion stays a bare reference, which can be taken all the same. */
function* nameReferences({ payload }: ReturnType<typeof referencesShown>) {
  yield* delay(TYPING_MS);
  const { words } = yield* select(selectReferences);
  const refs = payload.filter((ref) => !(ref in words));
  if (refs.length === 0) return;
  try {
    const products = yield* call(fetchNamed, refs);
    const named = products.map((product) => [product.prodRef, productWords(product)] as const);
    yield* put(referencesNamed(Object.fromEntries(named)));
  } catch (error) {
    const { code } = yield* refusalOf(error);
    console.warn('[admin] the suggested references have no words', code);
  }
}

/** The newest first: what was passed by quickly is named last. One without a product is not asked for again. */
function* nameSeen() {
  for (;;) {
    yield* delay(TYPING_MS);
    const { nameless } = yield* select(selectReferences);
    const refs = nameless.slice(-NAMED_AT_ONCE);
    if (refs.length === 0) return;
    const words = new Map(refs.map((ref) => [ref, '']));
    try {
      for (const product of yield* call(fetchNamed, refs)) words.set(product.prodRef, productWords(product));
    } catch (error) {
      const { code } = yield* refusalOf(error);
      console.warn('[admin] the references in view have no words', code);
    }
    yield* put(referencesNamed(Object.fromEntries(words)));
  }
}
