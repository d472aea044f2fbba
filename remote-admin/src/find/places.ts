import type { Found, FoundKind } from '@extranet/shared/contracts';

const pages: Record<FoundKind, (id: string) => string> = {
  customers: (id) => `/extradmin/customers/${id}`,
  orders: (id) => `/extradmin/orders/${id}`,
  products: (id) => `/extradmin/products/${id}`,
  posts: (id) => `/extradmin/forum?ref=${id}`,
};

/** The page of what was found. */
export const placeOf = (kind: FoundKind, { id }: Found): string => pages[kind](encodeURIComponent(id));
