import { createAction, createSlice } from '@reduxjs/toolkit';
import { put, takeEvery } from 'typed-redux-saga';
import { createAppStore } from './create-store.ts';
import { lateParts } from './late-parts.ts';

const poked = createAction('poked');
const counter = (name: string) =>
  createSlice({ name, initialState: 0, reducers: { counted: (count) => count + 1 } });
const [own, late] = [counter('own'), counter('late')];

function partOf({ actions: { counted }, reducer }: typeof late) {
  function* saga() {
    yield* takeEvery(poked, function* count() {
      yield* put(counted());
    });
  }
  return { name: 'late', reducers: { late: reducer }, saga };
}

describe('parts that a remote loads later', () => {
  const start = (parts: ReturnType<typeof lateParts>, store = createAppStore({})) => {
    store.injectRemote('x', { reducer: parts.withLateParts({ own: own.reducer }), saga: parts.partsSaga });
    return store;
  };

  it('stand beside the remote’s own state, which stays, and their saga runs', () => {
    const parts = lateParts('x');
    const store = start(parts);
    store.dispatch(own.actions.counted());
    expect(store.getState()).toEqual({ x: { own: 1 } });
    parts.addPart(partOf(late));
    expect(store.getState()).toEqual({ x: { own: 1, late: 0 } });
    store.dispatch(poked());
    expect(store.getState()).toEqual({ x: { own: 1, late: 1 } });
  });

  it('count once, though several files bring them', () => {
    const parts = lateParts('x');
    const store = start(parts);
    parts.addPart(partOf(late));
    parts.addPart(partOf(late));
    store.dispatch(poked());
    expect(store.getState()).toEqual({ x: { own: 0, late: 1 } });
  });

  it('are there from the start of the next session, in their first state', () => {
    const parts = lateParts('x');
    const store = start(parts);
    parts.addPart(partOf(late));
    store.dispatch(poked());
    store.ejectRemote('x');
    start(parts, store);
    expect(store.getState()).toEqual({ x: { own: 0, late: 0 } });
    store.dispatch(poked());
    expect(store.getState()).toEqual({ x: { own: 0, late: 1 } });
  });
});
