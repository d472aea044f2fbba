import { ApiError, type Catalogue, MeantModels, MeantQuestion } from '@extranet/shared/contracts';
import { CATALOGUES } from '@extranet/shared/rules';
import type { FastifyRequest } from 'fastify';
import type { App } from '../../base/app-types.ts';
import type { largeCatalogues } from './large-catalogues.ts';
import { meantModels, NOTHING_MEANT } from './meant-models.ts';

const schema = {
  summary: 'Which makes and models were meant, where no name begins as they were typed',
  tags: ['Produits'],
  querystring: MeantQuestion,
  response: { 200: MeantModels, '4xx': ApiError },
};

/** What pages ask that hold the list, for its rows, and all pages for what the fields suggest (B3.02). */
export function meantRoutes(app: App, catalogues: ReturnType<typeof largeCatalogues>) {
  const meantIn = async (
    request: FastifyRequest,
    question: MeantQuestion,
    catalogs: readonly Catalogue[],
  ) => {
    const { cat } = question;
    if (!catalogs.includes(cat)) return NOTHING_MEANT;
    const facets = await catalogues.facets(cat);
    const read = await app.reading(request);
    return read((db) => meantModels(db, { question, catalogs, facets, now: app.now() }));
  };
  const config = { limit: 'searches' } as const;

  app.get(
    '/products/meant',
    { schema: { ...schema, security: [{ customer: [] }] }, onRequest: app.customer, config },
    async (request) => meantIn(request, request.query, request.user.catalogs),
  );

  app.get(
    '/admin/products/meant',
    { schema: { ...schema, security: [{ admin: [] }] }, onRequest: app.admin, config },
    async (request) => meantIn(request, request.query, CATALOGUES),
  );
}
