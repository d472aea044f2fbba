import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import {
  AdminProduct,
  AdminProductCreation,
  AdminProductRow,
  AdminProductUpdate,
  ApiError,
  Catalogue,
  ConstructorsQuery,
  Id,
  ListQuery,
  ReferencesAsked,
} from '@extranet/shared/contracts';
import { Type } from 'typebox';
import type { App } from '../../../base/app-types.ts';
import { actorOf } from '../../../base/audit/actor.ts';
import { recordAction } from '../../../base/audit/audit.queries.ts';
import { orNotFound } from '../../../base/errors.ts';
import { namedFields } from '../../../base/lists/filters.ts';
import { parseSlice } from '../../../base/lists/slice.ts';
import { Exported, ExportFormat, sendExport } from '../../../base/spreadsheets/export/send-export.ts';
import { suggestReferences } from '../../references/suggest-references.ts';
import { listFilter } from '../list-filter.ts';
import { acceptsGzip, compressed } from '../list-stream.ts';
import { withTraits } from '../product-traits.ts';
import { presentAdminProduct, presentAdminRow } from './admin-product.present.ts';
import {
  findAnyProduct,
  listConstructors,
  NOT_DELETED,
  sliceOfProducts,
  streamAllProducts,
  streamAllReferences,
  streamExportedProducts,
} from './admin-products.queries.ts';
import { productColumns } from './export-products.ts';
import { changeProduct, createProduct } from './save-product.service.ts';

const shared = { tags: ['Administration : produits'], security: [{ admin: [] }] };
const One = { 200: AdminProduct, '4xx': ApiError };
const Texts = { 200: Type.Array(Type.String()), '4xx': ApiError };
const StreamedTexts = Type.Unsafe<string[] | Readable>(Texts[200]);
const Streamed = Type.Unsafe<AdminProductRow[] | Readable>(Type.Array(AdminProductRow));
const ProductsExport = Type.Object({
  format: ExportFormat,
  query: ListQuery.properties.query,
  catalogue: Type.Optional(Catalogue),
  traits: Type.Optional(
    Type.String({ maxLength: 120, description: "Chips of the list, with its catalogue: '13.stock'" }),
  ),
});
const ById = Type.Object({ id: Id });

export async function adminProductsRoutes(app: App) {
  app.get(
    '/admin/products',
    {
      schema: {
        ...shared,
        summary: 'All products; deleted ones only when prodStatut is asked for',
        querystring: ListQuery,
        response: { 200: Streamed, '4xx': ApiError },
      },
      onRequest: app.admin,
    },
    async ({ query }, reply) => {
      const filter = {
        ...listFilter(query.query),
        withDeleted: namedFields(query.query).includes('prodstatut'),
      };
      const slice = parseSlice(query.l);
      if (slice) return (await sliceOfProducts(app.db, filter, slice)).map(presentAdminRow);
      const pages = streamAllProducts(app.db, filter);
      return reply
        .type('application/json; charset=utf-8')
        .send(Readable.from(jsonArray(pages, presentAdminRow)));
    },
  );

  app.get(
    '/admin/products/export',
    {
      schema: {
        ...shared,
        summary: 'Products as a file, by the filters of the list; its columns can be imported again',
        querystring: ProductsExport,
        response: { 200: Exported, '4xx': ApiError },
      },
      onRequest: app.admin,
      config: { limit: 'listExports' },
    },
    async (request, reply) => {
      const { format, query, catalogue, traits } = request.query;
      const { conditions, letters } = listFilter(query);
      const filter = {
        conditions: [...conditions, ...(catalogue ? withTraits(catalogue, traits) : [])],
        letters,
        withDeleted: namedFields(query).includes('prodstatut'),
      };
      const line = { action: 'product.exportList', kind: 'product', objectId: '', subject: format } as const;
      await recordAction(app.db, actorOf(request), line, app.now());
      const pages = streamExportedProducts(app.db, filter);
      return sendExport(reply, { format, name: 'produits', at: app.now(), columns: productColumns, pages });
    },
  );

  app.get(
    '/admin/products/constructors',
    {
      schema: {
        ...shared,
        summary: 'The manufacturers of a catalogue, or of all',
        querystring: ConstructorsQuery,
        response: Texts,
      },
      onRequest: app.admin,
    },
    async ({ query }) => listConstructors(app.db, query.prodCatalogue),
  );

  app.get(
    '/admin/references',
    {
      schema: {
        ...shared,
        summary: 'Every reference; with what was typed or a slice, those that a field suggests',
        querystring: ReferencesAsked,
        response: { 200: StreamedTexts, '4xx': ApiError },
      },
      onRequest: app.admin,
    },
    async ({ headers, query }, reply) => {
      if (query.begins !== undefined || query.l !== undefined)
        return suggestReferences(app.db, [NOT_DELETED], query);
      const texts = Readable.from(jsonArray(streamAllReferences(app.db), (ref) => ref));
      reply.type('application/json; charset=utf-8').header('vary', 'accept-encoding');
      if (!acceptsGzip(headers['accept-encoding'])) return reply.send(texts);
      return reply.header('content-encoding', 'gzip').send(compressed(texts));
    },
  );

  app.get(
    '/admin/product/:id',
    { schema: { ...shared, summary: 'One product', params: ById, response: One }, onRequest: app.admin },
    async ({ params }) => presentAdminProduct(orNotFound(await findAnyProduct(app.db, params.id))),
  );

  app.post(
    '/admin/product',
    {
      schema: { ...shared, summary: 'Create a product', body: AdminProductCreation, response: One },
      onRequest: app.admin,
    },
    async (request) => createProduct(app, request.body, actorOf(request)),
  );

  app.put(
    '/admin/product/:id',
    {
      schema: {
        ...shared,
        summary: 'Change a product; 409 when it changed since prodUpdatedAt',
        params: ById,
        body: AdminProductUpdate,
        response: One,
      },
      onRequest: app.admin,
    },
    async (request) => changeProduct(app, request.params.id, request.body, actorOf(request)),
  );
}

/** Lets other requests run between two pages. */
async function* jsonArray<Row>(
  pages: AsyncIterable<Row[]>,
  present: (row: Row) => unknown,
): AsyncGenerator<string> {
  let separator = '[';
  for await (const page of pages) {
    if (page.length === 0) continue;
    yield separator + page.map((row) => JSON.stringify(present(row))).join(',');
    separator = ',';
    await setImmediate();
  }
  yield separator === '[' ? '[]' : ']';
}
