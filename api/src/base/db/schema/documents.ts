export interface OrderDocumentsTable {
  id: string;
  kind: 'invoice' | 'credit' | 'delivery';
  number: string;
  /** As references are compared: a number stands once. */
  number_norm: string;
  order_id: string;
  user_id: string;
  file_id: string;
  issued_on: string;
  due_on: string | null;
  /** Negative for a credit note; null where the file does not say it. */
  total_it_cents: number | null;
  /** 1: from the file's Factur-X data. */
  structured: number;
  created_at: string;
  /** When its customer first opened the file. */
  fetched_at: string | null;
  /** Withdrawn after it was fetched: it stays in sight with this word, and counts no more. */
  withdrawn_at: string | null;
  withdrawn_reason: string | null;
}
