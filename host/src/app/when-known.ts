import { selectSession } from '@extranet/shared/session';
import type { AppStore, PlatformState } from '@extranet/shared/store';

/** So long the frame says as much as a skeleton would; then the page has to be able to say why nothing comes. */
export const PATIENCE_MS = 500;

/**
 * Calls once it is known who is signed in and their page is there, mostly at once, because the page asked before its programs ran
 * (ADR 0028). Until then the frame stays, instead of a drawing of the same shape that would be thrown away.
 */
export function whenKnown(store: AppStore, page: Promise<unknown>, then: () => void): void {
  const read = () => selectSession(store.getState() as PlatformState).status;
  if (read() === 'signedOut' || !document.querySelector('[data-frame]')) {
    then();
    return;
  }
  let stop = () => {};
  const known = new Promise<void>((resolve) => {
    const look = () => {
      if (read() !== 'unknown') resolve();
    };
    stop = store.subscribe(look);
    look();
  });
  const over = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
  // By then the sagas have heard of it too.
  void Promise.race([Promise.all([known, page]), over]).then(() => {
    stop();
    then();
  });
}
