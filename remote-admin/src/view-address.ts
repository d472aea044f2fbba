/** What of a list's address belongs to its view, not to the list: the view that was opened, and columns unlike the view's. */
export const VIEW = 'vue';
export const COLUMNS = 'colonnes';
/** A customer over the page, and how it is shown: never part of a view. */
const OVER_PAGE = ['client', 'mode'];

/** Filters and order alone, always in the same sequence, so that two addresses can be compared. */
export function bareAddress(search: string): string {
  const params = new URLSearchParams(search);
  for (const name of [VIEW, COLUMNS, ...OVER_PAGE]) params.delete(name);
  params.sort();
  return params.toString();
}

/** Carries the view, and who is over the page, over to an address that a list wrote anew. */
export function withView(params: URLSearchParams, search: string): URLSearchParams {
  const before = new URLSearchParams(search);
  for (const name of [VIEW, COLUMNS, ...OVER_PAGE]) {
    const value = before.get(name);
    if (value !== null) params.set(name, value);
  }
  return params;
}

export function viewAddress(address: string, view?: string, columns?: readonly string[]): string {
  const params = new URLSearchParams(address);
  if (view) params.set(VIEW, view);
  if (columns) params.set(COLUMNS, columns.join(','));
  const text = params.toString();
  return text && `?${text}`;
}
