import {
  ApiError,
  ProductRow,
  ProductSearchQuery,
  SearchAnswer,
  SearchQuestion,
} from '@extranet/shared/contracts';
import { Type } from 'typebox';
import type { App } from '../../base/app-types.ts';
import { keepIndex } from './keep-index.ts';
import { search } from './search.service.ts';
import { unfoundQuestions } from './unfound.ts';

const shared = { tags: ['Produits'], security: [{ customer: [] }] };
const GROUP_ROWS = 8;
const QUICK_ROWS = 50;

export async function searchRoutes(app: App) {
  const onRequest = app.customer;
  const buildIndex = keepIndex(app);
  const noteUnfound = unfoundQuestions(app);

  app.get(
    '/search',
    {
      schema: {
        ...shared,
        summary:
          'The one search: words, references, EAN, vehicles in words; what was understood, and what is nearest',
        querystring: SearchQuestion,
        response: { 200: SearchAnswer, '4xx': ApiError },
      },
      onRequest,
      config: { limit: 'searches' },
      // The server takes no text for a number, but an address has only texts.
      preValidation: async (request) => {
        const query = request.query as { n?: unknown };
        if (/^\d{1,4}$/.test(String(query.n))) query.n = Number(query.n);
      },
    },
    async (request) => {
      const { query, user } = request;
      const read = await app.reading(request);
      const { answer, isSlow } = await read((db) => search(db, user, { n: GROUP_ROWS, ...query }, app.now()));
      if (isSlow) buildIndex();
      const { groups, understood } = answer;
      noteUnfound({
        userId: user.id,
        text: query.q,
        found: groups.length > 0,
        ignored: understood.unknown,
        finished: (query.n ?? 0) > GROUP_ROWS,
      });
      return answer;
    },
  );

  app.get(
    '/products/search',
    {
      schema: {
        ...shared,
        summary: 'The same as one list: by reference, EAN, make and model',
        querystring: ProductSearchQuery,
        response: { 200: Type.Array(ProductRow), '4xx': ApiError },
      },
      onRequest,
      config: { limit: 'searches' },
    },
    async (request) => {
      const { q, c } = request.query;
      const question = { q, ...(c && { c }), n: QUICK_ROWS };
      const read = await app.reading(request);
      const { answer } = await read((db) => search(db, request.user, question, app.now()));
      return inTurn(answer.groups.map(({ rows }) => rows)).slice(0, QUICK_ROWS);
    },
  );
}

/** One of each group, then the next of each: a list of fifty shows something of all. */
function inTurn<T>(groups: readonly (readonly T[])[]): T[] {
  const longest = Math.max(0, ...groups.map(({ length }) => length));
  return Array.from({ length: longest }, (_, at) =>
    groups.flatMap((group) => group.slice(at, at + 1)),
  ).flat();
}
