import { HttpResponse, wire } from '@extranet/shared/testing/server';

/** Answers requests for whole lists with these rows, by catalogue. */
export const answerLists = (lists: Record<string, readonly object[]>) =>
  wire.get('/api/products', ({ request }) => {
    const query = JSON.parse(new URL(request.url).searchParams.get('query') ?? '{}');
    const rows = lists[query['prodCatalogue:eq']] ?? [];
    return new HttpResponse(new TextEncoder().encode(JSON.stringify(rows)), { headers: { ETag: 'W/"1"' } });
  });
