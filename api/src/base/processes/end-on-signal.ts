interface Steps {
  /** Tells whoever asks that this process is going. */
  readonly leave: () => void;
  /** How long it serves on meanwhile. */
  readonly servesOnMs: () => number;
  readonly end: () => Promise<void>;
}

/**
 * SIGTERM, a service manager's: balancers are told first, and calls are answered until they have noticed. SIGINT, somebody's at a terminal:
 * at once, also while that goes on. A signal that comes twice, to the process and to its group, counts once.
 */
export function endOnSignal({ leave, servesOnMs, end }: Steps): void {
  let isEnding = false;
  let isTold = false;
  const endNow = () => {
    if (isEnding) return;
    isEnding = true;
    void end();
  };
  process.on('SIGINT', endNow);
  process.on('SIGTERM', () => {
    if (isTold) return;
    isTold = true;
    leave();
    setTimeout(endNow, servesOnMs());
  });
}
