import type { Found, FoundKind } from '@extranet/shared/contracts';

/** What the server finds, and the pages of the menu. */
export type HitKind = FoundKind | 'pages';

const pages: Record<FoundKind, (id: string) => string> = {
  customers: (id) => `/extradmin/customers/${id}`,
  orders: (id) => `/extradmin/orders/${id}`,
  products: (id) => `/extradmin/products/${id}`,
  posts: (id) => `/extradmin/forum?ref=${id}`,
};

/** The page of what was found. */
export const placeOf = (kind: HitKind, { id }: Found): string =>
  kind === 'pages' ? id : pages[kind](encodeURIComponent(id));
