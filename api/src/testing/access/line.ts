/** Whom a route lets in; nobody else may learn more than 401 or 403. */
export type Access =
  | 'public'
  | 'customer'
  | 'admin'
  /** Customers and administrators alike. */
  | 'anyone'
  /** Customers whose forum role is reader or more. */
  | 'faq.reader'
  /** Customers whose forum role is contributor or more. */
  | 'faq.contributor'
  /** Customers who moderate the forum. */
  | 'faq.admin'
  /** Who knows BACKOFFICE_SECRET; no token of a person opens it. */
  | 'backoffice';

/** What belongs to garage@demo.example, made before the matrix runs. */
export interface Own {
  readonly order: string;
  readonly draft: string;
  readonly delivery: string;
  readonly cartItem: string;
  /** A contribution that waits for validation. */
  readonly post: string;
}

export interface Line {
  readonly access: Access;
  readonly payload?: unknown;
  readonly query?: string;
  /** A parameter that names something of garage's own: for all others it must be as unknown as one that never was. */
  readonly own?: (own: Own) => string;
}

/** By 'METHOD /path', as the route is registered. */
export type Lines = Readonly<Record<string, Line>>;
