import type { Catalogue } from '@extranet/shared/contracts';
import type { DbOrTransaction, Reading } from '../../base/db/schema.ts';

/** A product as the index has it. */
export interface IndexDocument {
  readonly productId: string;
  readonly catalogue: Catalogue;
  readonly names: number;
  readonly orderable: boolean;
  readonly tokens: readonly string[];
}

export interface ExactQuestion {
  /** What the documents must have: of each group one word. */
  readonly all: readonly (readonly string[])[];
  /** What they must not have. */
  readonly none?: readonly string[];
}

/** What matches in one catalogue. */
export interface Matches {
  readonly catalogue: Catalogue;
  /** At most MATCHES_MAX: those that can be had before others, of each those whose name says the least beyond the question. */
  readonly ids: readonly string[];
}

/** So many matches are looked at and counted; of more, only that they are more is said. */
export const MATCHES_MAX = 501;

/** '' is the index in use, '_next' the one that is being built. */
export type Generation = '' | '_next';

/** What differs between the databases. Both take the same exact words and answer alike. */
export interface SearchEngine {
  /** Of the index in use. */
  readonly tables: readonly string[];
  /** Makes an empty index. */
  create(generation: Generation): readonly string[];
  drop(generation: Generation): readonly string[];
  /** What makes the next one fast once it is filled. */
  optimise(): readonly string[];
  /** Puts the next one in the place of the one in use, which is gone by then. */
  rename(): readonly string[];
  /** Of products that the index does not have; they are found in this order where nothing else decides. */
  add(db: DbOrTransaction, generation: Generation, documents: readonly IndexDocument[]): Promise<void>;
  remove(db: DbOrTransaction, generation: Generation, productIds: readonly string[]): Promise<void>;
  /** What matches in each of the catalogues, nothing of those in which nothing does. */
  find(db: Reading, question: ExactQuestion, catalogs: readonly Catalogue[]): Promise<Matches[]>;
}
