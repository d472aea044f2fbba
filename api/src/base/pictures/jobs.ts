import type { Refusal } from './limits.ts';

/** What the picture process is asked for. */
export type Job =
  /**
   * Decodes and encodes anew: no metadata, no place, nothing hidden behind the pixels. The result takes the place of
   * what was there.
   */
  | { readonly kind: 'clean'; readonly path: string }
  | { readonly kind: 'turn'; readonly path: string; readonly degrees: number; readonly to: string }
  | { readonly kind: 'shrink'; readonly path: string; readonly width: number }
  /** A drawing of our own, made into a picture. */
  | { readonly kind: 'draw'; readonly svg: string };

/** Pictures as large as those that were sent stay in files: they would fill the server's memory on their way. */
export interface Made {
  readonly mimetype: string;
  readonly sha256: string;
  readonly bytes: number;
}

export type Outcome =
  | { readonly made: Made }
  | { readonly small: Buffer }
  /** No picture of a kind that may be sent, or not whole. */
  | { readonly unreadable: true }
  | { readonly refused: Refusal }
  /** The machine gave it no time: worth trying again. */
  | { readonly overloaded: true }
  /** Not the picture's fault: a full disk, for example. */
  | { readonly failed: { readonly message: string; readonly code?: string | undefined } };

/** What the process says: that it can begin, then how each job ended and what memory it holds since. */
export type Message = { readonly ready: true } | { readonly outcome: Outcome; readonly resident: number };

/** How the process ends when a picture takes more memory or time than it may. */
export const EXIT = { memory: 71, time: 72 } as const;
