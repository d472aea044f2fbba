declare global {
  interface Window {
    /** What the shell has noted since the page began, until somebody takes it (host/src/early.ts); an older shell notes nothing. */
    extranetKeys?: KeyboardEvent[] | undefined;
  }
}

/** Whoever scanned longer ago has gone on to something else. */
const FRESH_MS = 10_000;

/** The keys that were pressed before this remote was there; from now on it listens itself. */
export function takeEarlyKeys(): KeyboardEvent[] {
  const { extranetKeys: keys = [] } = window;
  window.extranetKeys = undefined;
  return keys.filter(({ timeStamp }) => performance.now() - timeStamp < FRESH_MS);
}
