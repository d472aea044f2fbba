/**
 * The effects that sagas use, typed (yield* instead of yield). Remotes import them from here, so that they all share the
 * host's copy of redux-saga.
 */
export type { Action } from 'redux';
export { eventChannel } from 'redux-saga';
export {
  all,
  call,
  cancel,
  cancelled,
  // Deprecated: use askWhileTyping. Kept for remotes released before 1.3.
  debounce,
  delay,
  fork,
  put,
  race,
  select,
  take,
  takeEvery,
  takeLatest,
  takeLeading,
} from 'typed-redux-saga';
export { safely } from '../store/safely.ts';
export { askWhileTyping, withAbort } from './while-typing.ts';
