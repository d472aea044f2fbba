import { combineReducers, type Reducer, type UnknownAction } from 'redux';
import { eventChannel, type Saga } from 'redux-saga';
import { fork, put, takeEvery } from 'typed-redux-saga';
import { safely } from './safely.ts';

/** State and saga of what a remote loads after its first page. */
interface LatePart {
  name: string;
  reducers: Record<string, Reducer>;
  saga: Saga;
}

/**
 * Lets files that load later bring their slices and saga along, so that a remote's first page does not pay for those of its
 * other pages. The slices stand beside the remote's own, as if they had been there from the start.
 */
export function lateParts(remote: string) {
  const parts: LatePart[] = [];
  let late: Record<string, Reducer> = {};
  let tell: (part: LatePart) => void = () => {};

  /** Called by the file that brings a part along, while it loads: the part is there before its first component is drawn. */
  function addPart(part: LatePart): void {
    if (parts.some(({ name }) => name === part.name)) return;
    parts.push(part);
    late = { ...late, ...part.reducers };
    tell(part);
  }

  /** The remote's reducer: its own slices, and those that have arrived. */
  function withLateParts<Own>(own: { [Name in keyof Own]: Reducer<Own[Name]> }): Reducer<Own> {
    let known: typeof late | undefined;
    let combined: Reducer;
    return (state, action) => {
      if (known !== late) {
        known = late;
        combined = combineReducers({ ...own, ...late }) as Reducer;
      }
      return combined(state, action);
    };
  }

  /** Parts that arrived in an earlier session run from the start. */
  function* partsSaga() {
    const arrivals = eventChannel<LatePart>((listener) => {
      tell = listener;
      return () => {
        tell = () => {};
      };
    });
    yield* takeEvery(arrivals, run);
    for (const part of [...parts]) yield* run(part);
  }

  function* run({ name, saga }: LatePart) {
    // Puts the first state of the new part into the store.
    yield* put<UnknownAction>({ type: `${remote}/partAdded` });
    yield* fork(safely(`${remote} ${name}`, saga));
  }

  return { addPart, withLateParts, partsSaga };
}
