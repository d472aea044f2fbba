import { call, put, takeLatest } from '@extranet/shared/saga';
import { findProducts } from '../products.api.ts';
import { choiceFailed, choiceOpened, choiceRead } from './choice.slice.ts';

/** takeLatest: only the line that was opened last counts. */
export function* choiceSaga() {
  yield* takeLatest(choiceOpened, findCandidates);
}

function* findCandidates({ payload: reference }: ReturnType<typeof choiceOpened>) {
  try {
    yield* put(choiceRead(yield* call(findProducts, { 'prodRef:eq': reference })));
  } catch {
    yield* put(choiceFailed());
  }
}
