import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { ApiError, Id, ListQuery, Product, ProductRow, ProductsConfig } from '@extranet/shared/contracts';
import { Type } from 'typebox';
import type { App } from '../../base/app-types.ts';
import type { CurrentUser } from '../../base/current-user.ts';
import type { Reading } from '../../base/db/schema.ts';
import { orNotFound } from '../../base/errors.ts';
import { parseSlice } from '../../base/lists/slice.ts';
import {
  discountsOf,
  loadPricing,
  loadWholePricing,
  specialPricesVersion,
} from '../prices/pricing.queries.ts';
import { largeCatalogues } from '../slices/large-catalogues.ts';
import { meantRoutes } from '../slices/meant.routes.ts';
import { slicesRoutes } from '../slices/slices.routes.ts';
import { keptLists } from './kept-lists.ts';
import { listFiles } from './list-files.ts';
import { listFilter } from './list-filter.ts';
import { limitListsPerAccount } from './list-limiter.ts';
import { acceptsGzip, compressed, jsonList } from './list-stream.ts';
import { presentProduct, presentRow, type StoredRow } from './product.present.ts';
import { productListEtag } from './product-list-etag.ts';
import {
  catalogueVersion,
  findProduct,
  latestProducts,
  listProducts,
  streamProducts,
} from './products.queries.ts';
import { productsConfig } from './products-config.ts';

const shared = { tags: ['Produits'], security: [{ customer: [] }] };
const Rows = { 200: Type.Array(ProductRow), '4xx': ApiError };
const Streamed = {
  ...Rows,
  200: Type.Unsafe<ProductRow[] | Readable | Buffer>(Type.Array(ProductRow)),
  204: Type.Unsafe<undefined>({
    type: 'null',
    description: 'Too many to be held (CATALOGUE_HELD_MAX): GET /products/slice has them',
  }),
  304: Type.Unsafe<undefined>({ type: 'null', description: 'Nothing has changed since that ETag' }),
};
const Held = Type.Object({
  ...ListQuery.properties,
  held: Type.Optional(
    Type.Literal('1', { description: 'The whole list, if there are not too many to be held' }),
  ),
});
const ById = Type.Object({ id: Id });

export async function productsRoutes(app: App) {
  const lists = keptLists(listFiles(join(app.config.dataDir, 'lists')), app.log);
  const turns = limitListsPerAccount();
  const catalogues = largeCatalogues(app.db);
  slicesRoutes(app, catalogues);
  meantRoutes(app, catalogues);

  app.get(
    '/products',
    {
      schema: {
        ...shared,
        summary: 'Products of the caller’s catalogues',
        querystring: Held,
        response: Streamed,
      },
      onRequest: app.customer,
    },
    async (request, reply) => {
      const { query, user, headers } = request;
      const filter = listFilter(query.query);
      const slice = parseSlice(query.l);
      if (query.held && !slice && (await catalogues.isLarge(user.catalogs, app.config.catalogueHeldMax)))
        return reply.code(204).send(undefined);
      const read = await app.reading(request);
      // Before the rows and from the same place: what is kept under a version may be newer than it, and never older.
      const [version, specialPrices] = await read((db) =>
        Promise.all([catalogueVersion(db), specialPricesVersion(db, user.id)]),
      );
      const tag = productListEtag({
        version,
        catalogs: user.catalogs,
        discounts: discountsOf(user),
        specialPrices,
        query,
      });
      reply.header('etag', tag).header('cache-control', 'private, no-cache');
      if (headers['if-none-match'] === tag) return reply.code(304).send(undefined);
      if (slice) {
        return read(async (db) => priced(db, user, await listProducts(db, user.catalogs, filter, slice)));
      }
      reply.type('application/json; charset=utf-8').header('vary', 'accept-encoding');
      const gzip = acceptsGzip(headers['accept-encoding']);
      const kept = gzip ? await lists.find(tag) : undefined;
      if (gzip) reply.header('content-encoding', 'gzip');
      if (kept) return reply.header('content-length', kept.bytes).send(kept.body);
      const list = await turns(user.id, async () => {
        const pricing = await read((db) => loadWholePricing(db, user));
        const rows = jsonList(streamProducts(read, user.catalogs, filter), pricing);
        return gzip ? compressed(rows, lists.keeper(tag)) : rows;
      });
      return reply.send(list);
    },
  );

  app.get(
    '/products/last',
    { schema: { ...shared, summary: 'The latest kits', response: Rows }, onRequest: app.customer },
    async (request) => {
      const { user } = request;
      const read = await app.reading(request);
      return read(async (db) => priced(db, user, await latestProducts(db, user.catalogs)));
    },
  );

  app.get(
    '/products/config',
    {
      schema: {
        ...shared,
        security: [{ customer: [] }, { admin: [] }],
        summary: 'Which properties of a product are shown',
        response: { 200: ProductsConfig, '4xx': ApiError },
      },
      onRequest: app.anyone,
    },
    async () => productsConfig,
  );

  app.get(
    '/product/:id',
    {
      schema: {
        ...shared,
        summary: 'One product',
        params: ById,
        response: { 200: Product, '4xx': ApiError },
      },
      onRequest: app.customer,
    },
    async (request) => {
      const { params, user } = request;
      const read = await app.reading(request);
      return read(async (db) => {
        const row = orNotFound(await findProduct(db, user.catalogs, params.id));
        return presentProduct(row, await loadPricing(db, user, [row]));
      });
    },
  );
}

async function priced(db: Reading, user: CurrentUser, rows: readonly StoredRow[]): Promise<ProductRow[]> {
  const pricing = await loadPricing(db, user, rows);
  return rows.map((row) => presentRow(row, pricing));
}
