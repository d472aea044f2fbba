import type { Page } from 'playwright-core';

/** Calls the API as the person who is signed in on the page, beside what the page itself does. */
export async function callApi<T>(page: Page, method: string, path: string, body?: unknown): Promise<T> {
  return page.evaluate(
    async ([verb, address, json]) => {
      const answer = await fetch(`/api${address}`, {
        method: verb as string,
        headers: {
          authorization: `Bearer ${localStorage.getItem('token')}`,
          ...(json !== undefined && { 'content-type': 'application/json' }),
        },
        ...(json !== undefined && { body: json }),
      });
      return answer.json();
    },
    [method, path, body === undefined ? undefined : JSON.stringify(body)],
  );
}

interface Row {
  prodId: string;
  prodRef: string;
}

/** Puts references into the cart. */
export const fillCart = (page: Page, ...lines: { ref: string; qty: number }[]) =>
  callApi(page, 'POST', '/express_order', lines);

/** Harnesses that can be ordered now. */
export async function orderable(page: Page, count: number): Promise<Row[]> {
  const query = encodeURIComponent(
    JSON.stringify({
      'prodCatalogue:eq': 'Faisceau',
      'prodStatut:eq': 'disponible',
      'prodCodeStock:in': ['1', '2', '3'],
      'prodPrix:gte': 1,
    }),
  );
  return callApi(page, 'GET', `/products?query=${query}&l=0,${count}`);
}
