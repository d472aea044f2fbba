import type { HostApi } from '@extranet/shared/remote';

/** The open product is in the address of the page on which it was opened. */
export const PRODUCT_PARAM = 'produit';

let go: HostApi['navigate'] = () => {};

/** The host passes its navigate function while the remote is active. */
export function borrowRouter({ navigate }: HostApi): () => void {
  go = navigate;
  return () => {
    go = () => {};
  };
}

/** To another page, from a saga. */
export const goTo = (address: string): void => go(address);

/** As it stands in the window: the rendered address may be older. */
export const productInAddress = (): string | null =>
  new URLSearchParams(window.location.search).get(PRODUCT_PARAM);

let write = () => {};

/** What a page still has to write into its address is written before a product is put over it, and closing the product returns to it. */
export function writeFirst(own: () => void): () => void {
  write = own;
  return () => {
    write = () => {};
  };
}

export function showInAddress(prodId: string): void {
  write();
  const { pathname, search } = window.location;
  go(withProduct(pathname, new URLSearchParams(search), prodId));
}

export function withProduct(pathname: string, address: URLSearchParams, prodId: string | null): string {
  const next = new URLSearchParams(address);
  if (prodId === null) next.delete(PRODUCT_PARAM);
  else next.set(PRODUCT_PARAM, prodId);
  const search = next.toString();
  return search === '' ? pathname : `${pathname}?${search}`;
}
