import { ApiError, Id, type ProductRow, RelatedProduct } from '@extranet/shared/contracts';
import { Type } from 'typebox';
import type { App } from '../../base/app-types.ts';
import { orNotFound } from '../../base/errors.ts';
import { findFile } from '../../base/files/files.queries.ts';
import { SentFile, sendFile } from '../../base/files/send-file.ts';
import { loadPricing } from '../prices/pricing.queries.ts';
import { presentRow, type StoredRow } from './product.present.ts';
import { listRelated } from './product-details.queries.ts';
import { findProduct } from './products.queries.ts';
import { kindOfProduct, wordsOfProduct } from './stored-words.ts';

const shared = { tags: ['Produits'], security: [{ customer: [] }] };

export async function productDetailsRoutes(app: App) {
  app.get(
    '/product/:id/related',
    {
      schema: {
        ...shared,
        summary: 'Products that go with this one',
        params: Type.Object({ id: Id }),
        response: { 200: Type.Array(RelatedProduct), '4xx': ApiError },
      },
      onRequest: app.customer,
    },
    async (request) => {
      const { params, user } = request;
      const read = await app.reading(request);
      return read(async (db) => {
        const product = orNotFound(await findProduct(db, user.catalogs, params.id));
        const related = await listRelated(db, user.catalogs, product.ref_norm);
        const pricing = await loadPricing(db, user, related);
        return related.map((row) => presentRelated(row, presentRow(row, pricing)));
      });
    },
  );

  app.get(
    '/product/datasheet/:prodId',
    {
      schema: {
        ...shared,
        summary: 'The datasheet of a product',
        params: Type.Object({ prodId: Id }),
        response: { 200: SentFile, '4xx': ApiError },
      },
      onRequest: app.customer,
      config: { limit: 'documents' },
    },
    async ({ params, user }, reply) => {
      const product = orNotFound(await findProduct(app.db, user.catalogs, params.prodId));
      const file = product.datasheet_id ? await findFile(app.db, product.datasheet_id) : null;
      return sendFile(app, reply, orNotFound(file));
    },
  );
}

const presentRelated = (
  row: StoredRow,
  { prodMbrPrice, prodCodeStock, prodStatut }: ProductRow,
): RelatedProduct => ({
  prodId: row.id,
  prodRef: row.ref,
  prodTitre: row.titre,
  prodCatalogue: row.catalogue,
  prodKind: kindOfProduct(row),
  prodWords: wordsOfProduct(row),
  prodMbrPrice,
  prodCodeStock,
  prodStatut,
});
