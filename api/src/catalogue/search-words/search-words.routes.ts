import { ApiError, Done, Id, ListSlice, SearchMiss, Synonym, SynonymWish } from '@extranet/shared/contracts';
import { Type } from 'typebox';
import type { App } from '../../base/app-types.ts';
import { actorOf } from '../../base/audit/actor.ts';
import { parseSlice } from '../../base/lists/slice.ts';
import { listMisses } from './misses.queries.ts';
import { addSynonym, removeSynonym } from './save-synonym.service.ts';
import { listSynonyms, presentSynonym } from './synonyms.queries.ts';

const shared = { tags: ['Administration : mots de la recherche'], security: [{ admin: [] }] };

/** What was searched in vain, and the words that the search takes for others. */
export async function searchWordsRoutes(app: App) {
  const onRequest = app.admin;

  app.get(
    '/admin/search/misses',
    {
      schema: {
        ...shared,
        summary: 'What the last 30 days were searched without result, most often first; nobody is named',
        querystring: Type.Object({ l: Type.Optional(ListSlice) }),
        response: { 200: Type.Array(SearchMiss), '4xx': ApiError },
      },
      onRequest,
    },
    async ({ query }) => listMisses(app.db, 'search_misses', app.now(), parseSlice(query.l)),
  );

  app.get(
    '/admin/search/ignored',
    {
      schema: {
        ...shared,
        summary: 'The words that were left out of what found something in the last 30 days; nobody is named',
        querystring: Type.Object({ l: Type.Optional(ListSlice) }),
        response: { 200: Type.Array(SearchMiss), '4xx': ApiError },
      },
      onRequest,
    },
    async ({ query }) => listMisses(app.db, 'search_ignored', app.now(), parseSlice(query.l)),
  );

  app.get(
    '/admin/search/synonyms',
    {
      schema: {
        ...shared,
        summary: 'The words that the search takes for others',
        response: { 200: Type.Array(Synonym), '4xx': ApiError },
      },
      onRequest,
    },
    async () => (await listSynonyms(app.db)).map(presentSynonym),
  );

  app.post(
    '/admin/search/synonyms',
    {
      schema: {
        ...shared,
        summary: 'Add one; 409 when these words have one already',
        body: SynonymWish,
        response: { 200: Synonym, '4xx': ApiError },
      },
      onRequest,
    },
    async (request) => addSynonym(app.db, request.body, { by: actorOf(request), now: app.now() }),
  );

  app.delete(
    '/admin/search/synonyms/:id',
    {
      schema: {
        ...shared,
        summary: 'Remove one',
        params: Type.Object({ id: Id }),
        response: { 200: Done, '4xx': ApiError },
      },
      onRequest,
    },
    async (request) => {
      await removeSynonym(app.db, request.params.id, { by: actorOf(request), now: app.now() });
      return { done: true as const };
    },
  );
}
