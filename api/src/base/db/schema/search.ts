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
}
