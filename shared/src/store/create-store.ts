import {
  type Action,
  combineReducers,
  configureStore,
  isImmutableDefault,
  isPlain,
  type Reducer,
} from '@reduxjs/toolkit';
import createSagaMiddleware, { type Saga, type Task } from 'redux-saga';
import { safely, withParts } from './safely.ts';

interface RemoteParts {
  reducer?: Reducer;
  saga?: Saga;
  /** Its saga is gone, and all that it ran with it. */
  onCrash?: (error: unknown) => void;
  /** One of the sagas that it runs safely is gone; the others go on. */
  onPartCrash?: (error: unknown) => void;
}

/** Put in by the build. */
declare const process: { env: { NODE_ENV?: string } };

/** Instances of classes, such as the catalogue's index or a file on its way, answer for themselves. */
const isInstance = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !isPlain(value);

/** In development and in tests, a state that was changed in place or is no plain data is told at once. */
const checks =
  process.env.NODE_ENV === 'production'
    ? { immutableCheck: false, serializableCheck: false }
    : {
        immutableCheck: { isImmutable: (value: unknown) => isInstance(value) || isImmutableDefault(value) },
        serializableCheck: { isSerializable: (value: unknown) => isInstance(value) || isPlain(value) },
      };

export interface AppStore extends ReturnType<typeof configureStore> {
  /** Takes a remote's reducer and saga in; a second call for the same id replaces the first. */
  injectRemote: (id: string, parts: RemoteParts) => void;
  /** Cancels its saga and forgets its state. */
  ejectRemote: (id: string) => void;
  runSaga: (name: string, saga: Saga, onCrash?: (error: unknown) => void) => Task;
}

export function createAppStore(base: Record<string, Reducer>): AppStore {
  const sagas = createSagaMiddleware();
  const reducers = new Map<string, Reducer>(Object.entries(base));
  const tasks = new Map<string, Task>();

  const combined = () => dropUnknownKeys(combineReducers(Object.fromEntries(reducers)), reducers);
  const store = configureStore({
    reducer: combined(),
    middleware: (standard) => standard({ thunk: false, ...checks }).concat(sagas),
  });

  const runSaga: AppStore['runSaga'] = (name, saga, onCrash) => sagas.run(safely(name, saga, onCrash));

  const ejectRemote = (id: string): void => {
    tasks.get(id)?.cancel();
    tasks.delete(id);
    if (reducers.delete(id)) store.replaceReducer(combined());
  };

  const injectRemote: AppStore['injectRemote'] = (id, { reducer, saga, onCrash, onPartCrash }) => {
    ejectRemote(id);
    if (reducer) {
      reducers.set(id, reducer);
      store.replaceReducer(combined());
    }
    if (!saga) return;
    // Told from inside the saga that crashed: there is nothing left to cancel, and it could not cancel itself.
    const ended = (error: unknown) => {
      tasks.delete(id);
      onCrash?.(error);
    };
    tasks.set(id, runSaga(id, withParts(saga, onPartCrash), ended));
  };

  return Object.assign(store, { injectRemote, ejectRemote, runSaga });
}

/** combineReducers warns about keys that lost their reducer; an ejected remote's state simply goes. */
const dropUnknownKeys =
  (reducer: Reducer, known: Map<string, Reducer>): Reducer =>
  (state: Record<string, unknown> | undefined, action: Action) =>
    reducer(state && Object.fromEntries(Object.entries(state).filter(([key]) => known.has(key))), action);
