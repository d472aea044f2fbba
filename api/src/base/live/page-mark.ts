import type { App } from '../app-types.ts';

/**
 * Something that concerns every open page, whosever it is: a number that changes with it. A wing offers it, and the stream of
 * news carries it without knowing what it means (ADR 0041).
 */
export interface PageMark {
  /** Under this name pages are told. */
  readonly name: string;
  /** Once for each server; the function that it answers is called some times a second while pages are open. */
  follow(app: App): () => Promise<number | null>;
}
