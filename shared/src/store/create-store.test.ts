import { createAction, createSlice } from '@reduxjs/toolkit';
import { delay } from 'redux-saga/effects';
import { call, fork, put, takeEvery } from 'typed-redux-saga';
import { createAppStore } from './create-store.ts';
import { safely } from './safely.ts';

const poked = createAction('poked');
const slice = createSlice({ name: 'x', initialState: 0, reducers: { counted: (count) => count + 1 } });
const base = { session: (state: { status: string } = { status: 'signedIn' }) => state };

function* counting() {
  yield* takeEvery(poked, function* count() {
    yield* put(slice.actions.counted());
  });
}

function* brokenOnPoke() {
  yield* takeEvery(poked, () => {
    throw new Error('broken');
  });
}

describe('the store', () => {
  it('adds a remote’s reducer and saga, and removes both', () => {
    const store = createAppStore(base);
    store.injectRemote('x', { reducer: slice.reducer, saga: counting });
    store.dispatch(poked());
    expect(store.getState()).toEqual({ session: { status: 'signedIn' }, x: 1 });
    store.ejectRemote('x');
    store.dispatch(poked());
    expect(store.getState()).toEqual({ session: { status: 'signedIn' } });
  });

  it('starts a re-injected remote with its initial state and a single saga', () => {
    const store = createAppStore(base);
    store.injectRemote('x', { reducer: slice.reducer, saga: counting });
    store.injectRemote('x', { reducer: slice.reducer, saga: counting });
    store.dispatch(poked());
    expect(store.getState()).toMatchObject({ x: 1 });
  });

  it('reports in tests and development that state was mutated, or is not plain data', () => {
    const kept = { rows: [1] };
    const changing = (state = kept, action: { type: string }) => {
      if (action.type === poked.type) state.rows.push(2);
      return state;
    };
    const store = createAppStore({ ...base, x: changing });
    expect(() => store.dispatch(poked())).toThrow(/mutation/i);
    const complaint = jest.spyOn(console, 'error').mockImplementation(() => {});
    const keeping = createAppStore({
      ...base,
      x: (state: unknown = null, action) => action.payload ?? state,
    });
    keeping.dispatch({ type: 'kept', payload: { ask: () => {} } });
    expect(complaint.mock.calls[0]?.[0]).toMatch(/non-serializable/i);
    complaint.mockRestore();
  });

  it('does not check instances of classes, such as an index of rows or a file', () => {
    const complaint = jest.spyOn(console, 'error').mockImplementation(() => {});
    const store = createAppStore({ ...base, x: (state: unknown = null, action) => action.payload ?? state });
    const file = new File(['x'], 'photo.jpg');
    store.dispatch({ type: 'kept', payload: { file } });
    store.dispatch({ type: 'other' });
    expect(store.getState()).toMatchObject({ x: { file } });
    expect(complaint).not.toHaveBeenCalled();
    complaint.mockRestore();
  });

  it('keeps the other sagas running when one throws', async () => {
    const complaint = jest.spyOn(console, 'error').mockImplementation(() => {});
    const store = createAppStore(base);
    const onCrash = jest.fn();
    store.injectRemote('x', { reducer: slice.reducer, saga: counting });
    store.injectRemote('broken', {
      onCrash,
      saga: function* broken() {
        yield* call(() => Promise.reject(new Error('broken')));
      },
    });
    await store
      .runSaga('wait', function* wait() {
        yield delay(0);
      })
      .toPromise();
    store.dispatch(poked());
    expect(store.getState()).toMatchObject({ x: 1 });
    expect(complaint).toHaveBeenCalledWith('[saga broken]', expect.any(Error));
    expect(onCrash).toHaveBeenCalledWith(expect.any(Error));
    complaint.mockRestore();
  });

  it('the crash callback can remove the remote at once', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    const store = createAppStore(base);
    const out = await new Promise((resolve) => {
      store.injectRemote('x', {
        reducer: slice.reducer,
        saga: function* broken() {
          yield* call(() => Promise.reject(new Error('broken')));
        },
        onCrash: () => {
          store.ejectRemote('x');
          resolve(store.getState());
        },
      });
    });
    expect(out).toEqual({ session: { status: 'signedIn' } });
    jest.mocked(console.error).mockRestore();
  });

  it('reports which remote lost one of its sagas, while its others go on', () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    const store = createAppStore(base);
    const [onCrash, onPartCrash] = [jest.fn(), jest.fn()];
    store.injectRemote('x', {
      reducer: slice.reducer,
      onCrash,
      onPartCrash,
      saga: function* parts() {
        yield* fork(safely('x broken', brokenOnPoke));
        yield* fork(safely('x counting', counting));
      },
    });
    store.dispatch(poked());
    store.dispatch(poked());
    expect(store.getState()).toMatchObject({ x: 2 });
    expect(onPartCrash).toHaveBeenCalledTimes(1);
    expect(onCrash).not.toHaveBeenCalled();
    jest.mocked(console.error).mockRestore();
  });
});
