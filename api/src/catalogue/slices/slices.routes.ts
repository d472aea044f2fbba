import {
  ApiError,
  CatalogueFacets,
  FacetsQuestion,
  ProductSlice,
  SliceQuestion,
} from '@extranet/shared/contracts';
import { Type } from 'typebox';
import type { App } from '../../base/app-types.ts';
import { parseSlice } from '../../base/lists/slice.ts';
import { productsWith } from '../products/kits-by-letters.ts';
import { catalogueVersion } from '../products/products.queries.ts';
import { withModel } from './asked-model.ts';
import type { largeCatalogues } from './large-catalogues.ts';
import { meantModels } from './meant-models.ts';
import { typedLetters } from './slice-filters.ts';
import { foundOf, rowsOfSlice } from './slices.queries.ts';

const shared = { tags: ['Produits'], security: [{ customer: [] }] };
const NOTHING = { count: 0, more: false, traits: {} };

/** Of a list that is too large to be held by a page: the rows that it shows (B3.10). */
export function slicesRoutes(app: App, catalogues: ReturnType<typeof largeCatalogues>) {
  const onRequest = app.customer;

  app.get(
    '/products/slice',
    {
      schema: {
        ...shared,
        summary: 'Some rows of a catalogue as its page filters and sorts it, and how many there are',
        querystring: SliceQuestion,
        response: { 200: ProductSlice, '4xx': ApiError },
      },
      onRequest,
      config: { limit: 'searches' },
    },
    async (request) => {
      const { query, user } = request;
      const counted = query.sans === undefined;
      const slice = parseSlice(query.l);
      const read = await app.reading(request);
      const asked = await withModel(query, {
        facets: () => catalogues.facets(query.cat),
        meant: (facets) =>
          read((db) => meantModels(db, { question: query, catalogs: user.catalogs, facets, now: app.now() })),
      });
      // The version from where the rows are: a page that sees another one starts anew.
      return read(async (db) => {
        const version = String(await catalogueVersion(db));
        if (!user.catalogs.includes(query.cat) || !slice)
          return { version, rows: [], ...(counted && { found: NOTHING }) };
        const narrowed = { ...asked, products: await productsWith(db, typedLetters(asked)) };
        const [rows, found] = await Promise.all([
          rowsOfSlice(db, user, narrowed, slice),
          counted ? foundOf(db, narrowed) : undefined,
        ]);
        return { version, rows, ...(found && { found }) };
      });
    },
  );

  app.get(
    '/products/facets',
    {
      schema: {
        ...shared,
        summary: 'The makes and models of a catalogue, with the number of their products',
        querystring: FacetsQuestion,
        response: {
          200: CatalogueFacets,
          304: Type.Unsafe<undefined>({ type: 'null', description: 'Nothing has changed since that ETag' }),
          '4xx': ApiError,
        },
      },
      onRequest,
    },
    async ({ query: { cat }, user, headers }, reply) => {
      if (!user.catalogs.includes(cat)) return { makes: [] };
      const tag = `W/"${await catalogueVersion(app.db)}"`;
      reply.header('etag', tag).header('cache-control', 'private, no-cache');
      if (headers['if-none-match'] === tag) return reply.code(304).send(undefined);
      return catalogues.facets(cat);
    },
  );
}
