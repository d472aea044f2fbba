/**
 * The effects that sagas use, typed (yield* instead of yield). Through this one door the remotes share the
 * host's copy and nobody imports redux-saga twice.
 */
export type { Action } from 'redux';
export { eventChannel } from 'redux-saga';
export {
  all,
  call,
  cancel,
  cancelled,
  // Going: askWhileTyping does what it was taken for. Remotes released before 1.3 start with it.
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
