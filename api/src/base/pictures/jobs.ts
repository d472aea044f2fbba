import type { Refusal } from './limits.ts';

/** A job of the picture process. */
export type Job =
  /**
   * Decodes and encodes anew, which removes metadata, the place where it was taken and anything hidden behind the
   * pixels. The result replaces the file.
   */
  | { readonly kind: 'clean'; readonly path: string }
  | { readonly kind: 'turn'; readonly path: string; readonly degrees: number; readonly to: string }
  | { readonly kind: 'shrink'; readonly path: string; readonly width: number }
  /** Renders an SVG of our own. */
  | { readonly kind: 'draw'; readonly svg: string }
  /** The same as a PNG, with a picture in the middle of it; null: with none. */
  | { readonly kind: 'icon'; readonly svg: string; readonly middle: string | null; readonly width: number };

/** Full-size pictures stay in files: as messages they would fill the server's memory. */
export interface Made {
  readonly mimetype: string;
  readonly sha256: string;
  readonly bytes: number;
}

export type Outcome =
  | { readonly made: Made }
  | { readonly small: Buffer }
  /** Not a picture of an accepted format, or cut short. */
  | { readonly unreadable: true }
  | { readonly refused: Refusal }
  /** The machine was too busy: a retry may succeed. */
  | { readonly overloaded: true }
  /** Not the picture's fault: a full disk, for example. */
  | { readonly failed: { readonly message: string; readonly code?: string | undefined } };

/** Sent by the process: once when it is ready, then after each job its outcome and the memory that the process holds. */
export type Message = { readonly ready: true } | { readonly outcome: Outcome; readonly resident: number };

/** Exit codes of the process when a picture takes more memory or time than allowed. */
export const EXIT = { memory: 71, time: 72 } as const;
