import type { TracedClick } from '@extranet/shared/contracts';
import { listenToHttp } from '@extranet/shared/http';
import type { Running } from './sums.ts';

/** A click or key. */
export interface Touch {
  at: number;
  running: Running | null;
  /** To the next paint; 0 until the browser has told. */
  ms: number;
}

/** What is asked later has another reason, or none: the bell's minute, a stream that is opened again. */
const CAUSES_MS = 5_000;
/** The server takes so many in a report. */
const MOST = 20;
const LONGEST_MS = 600_000;

type Named = Pick<TracedClick, 'trace' | 'span' | 'page'> & { touch: Touch };

/**
 * Names one trace for a click and all calls that follow it, whichever remote sends them, beside the number that people see
 * (W3C Trace Context). Which traces are kept is for the server to say.
 */
export function traceClicks(last: () => Touch | undefined) {
  let newest: Named | undefined;
  let untold: Named[] = [];

  function nameOf(touch: Touch): Named {
    if (newest?.touch === touch) return newest;
    newest = { touch, trace: hex(16), span: hex(8), page: `/${location.pathname.split('/')[1] ?? ''}` };
    if (untold.length < MOST) untold.push(newest);
    return newest;
  }

  listenToHttp({
    onCall: (headers) => {
      const touch = last();
      if (!touch || performance.now() - touch.at > CAUSES_MS) return;
      const { trace, span } = nameOf(touch);
      headers.set('traceparent', `00-${trace}-${span}-01`);
    },
  });

  return {
    /** The clicks that had calls, once. */
    take(): TracedClick[] {
      const told = untold.map(({ touch: { at, ms, running }, ...named }) => ({
        ...{ ...named, ...running },
        agoMs: Math.min(Math.round(performance.now() - at), LONGEST_MS),
        ms: Math.min(Math.round(ms), LONGEST_MS),
      }));
      untold = [];
      return told;
    },
    stop: () => listenToHttp({ onCall: () => {} }),
  };
}

const hex = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
