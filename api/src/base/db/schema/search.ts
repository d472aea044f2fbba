import type { Catalogue } from '@extranet/shared/contracts';
import type { Generated } from 'kysely';

export interface SearchSynonymsTable {
  id: string;
  written: string;
  /** The words as they are compared, one blank between two: 'PRISE JAEGER'. */
  written_norm: string;
  meant: string;
  /** '' for those that came with the portal. */
  author: string;
  saved_at: string;
}

export interface SearchMissesTable {
  text_norm: string;
  text: string;
  user_id: string;
  /** '2026-11-23' */
  day: string;
  times: number;
  last_at: string;
}

/** Words that were left out of questions which found something. */
export type SearchIgnoredTable = SearchMissesTable;

export interface PartRequestsTable {
  id: string;
  user_id: string;
  request_key: string;
  asked: string;
  /** A vehicle's key; null without one. */
  vehicle: string | null;
  message: string;
  status: 'new' | 'done';
  done_by: string;
  asked_at: string;
  /** What was mailed to the customer; '' while it waits, and where it was answered otherwise. */
  answer: Generated<string>;
  /** The reference that the answer proposes, as its product writes it; '' without one. */
  proposed_ref: Generated<string>;
  /** Null while it waits, and of what was done before this was kept. */
  done_at: string | null;
}

/** What is known of a document of the index. PostgreSQL has the words here too, SQLite beside it (search_index). */
export interface SearchIndexDocsTable {
  doc: Generated<number>;
  product_id: string;
  catalogue: Catalogue;
  /** How many words name the vehicle. */
  names: number;
  orderable: number;
}

/** The catalogues' own words, by which questions are read. */
export interface SearchIndexWordsTable {
  kind: 'make' | 'model' | 'word' | 'series';
  word: string;
  catalogue: string;
  marque: string;
  written: string;
}

export interface SearchIndexStaleTable {
  product_id: string;
}

export interface SearchIndexStateTable {
  /**
   * 'format': how the documents are made, '' before the index is built. 'revision': of the index as a whole. 'builder' and 'beat':
   * who builds the next one, and when it was last heard of.
   */
  name: 'format' | 'revision' | 'builder' | 'beat';
  value: string;
}
