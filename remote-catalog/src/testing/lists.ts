import { HttpResponse, wire } from '@extranet/shared/testing/server';

/** Answers requests for whole lists as the API does: in bytes that can be read as they come. */
export const answerRows = (path: string, rowsOf: (catalogue: string) => readonly object[]) =>
  wire.get(path, ({ request }) => {
    const query = JSON.parse(new URL(request.url).searchParams.get('query') ?? '{}');
    const bytes = new TextEncoder().encode(JSON.stringify(rowsOf(query['prodCatalogue:eq'])));
    return new HttpResponse(bytes, { headers: { ETag: 'W/"1"' } });
  });

/** The customers' lists, by catalogue. */
export const answerLists = (lists: Record<string, readonly object[]>) =>
  answerRows('/api/products', (catalogue) => lists[catalogue] ?? []);

/** The account has chosen no vehicle yet: the empty catalogue asks. */
export const noRecentVehicles = wire.get('/api/vehicles/recent', () => HttpResponse.json([]));

/** Rows that cannot be ordered are replaced by nothing. */
export const nothingReplaced = wire.get('/api/successors', () => HttpResponse.json([]));

/** Whatever product is opened, its dialog waits. */
export const productsOnTheirWay = [
  '/api/product/:id',
  '/api/product/:id/related',
  '/api/products/config',
  '/api/promise',
].map((path) => wire.get(path, () => new Promise<HttpResponse<null>>(() => {})));
