import {
  type Action,
  combineReducers,
  configureStore,
  isImmutableDefault,
  isPlain,
  type Reducer,
} from '@reduxjs/toolkit';
import createSagaMiddleware, { type Saga, type Task } from 'redux-saga';
import { safely, withCrashReport } from './safely.ts';

interface RemoteParts {
  reducer?: Reducer;
  saga?: Saga;
  /** The remote's root saga crashed, and all its child sagas ended with it. */
  onCrash?: (error: unknown) => void;
  /** One of the sagas that the remote runs with `safely` crashed; the others go on. */
  onPartCrash?: (error: unknown) => void;
}

/** Replaced by the build. */
declare const process: { env: { NODE_ENV?: string } };

/** Instances of classes, such as the catalogue's index or a File being uploaded, are exempt from the checks. */
const isInstance = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !isPlain(value);

/** Development and tests report state that was mutated or is not plain data. */
const checks =
  process.env.NODE_ENV === 'production'
    ? { immutableCheck: false, serializableCheck: false }
    : {
        immutableCheck: { isImmutable: (value: unknown) => isInstance(value) || isImmutableDefault(value) },
        serializableCheck: { isSerializable: (value: unknown) => isInstance(value) || isPlain(value) },
      };

export interface AppStore extends ReturnType<typeof configureStore> {
  /** Adds a remote's reducer and saga; a second call for the same id replaces the first. */
  injectRemote: (id: string, parts: RemoteParts) => void;
  /** Cancels the remote's saga and removes its state. */
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
    // Runs inside the crashed saga, which has ended and cannot cancel itself: the task is only forgotten.
    const ended = (error: unknown) => {
      tasks.delete(id);
      onCrash?.(error);
    };
    tasks.set(id, runSaga(id, withCrashReport(saga, onPartCrash), ended));
  };

  return Object.assign(store, { injectRemote, ejectRemote, runSaga });
}

/** Removes the state of ejected remotes, because combineReducers warns about keys without a reducer. */
const dropUnknownKeys =
  (reducer: Reducer, known: Map<string, Reducer>): Reducer =>
  (state: Record<string, unknown> | undefined, action: Action) =>
    reducer(state && Object.fromEntries(Object.entries(state).filter(([key]) => known.has(key))), action);
