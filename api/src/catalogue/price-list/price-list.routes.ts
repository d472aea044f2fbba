import { Readable } from 'node:stream';
import { ApiError, Catalogue, PriceListSize } from '@extranet/shared/contracts';
import { type SqlBool, sql } from 'kysely';
import { Type } from 'typebox';
import type { App } from '../../base/app-types.ts';
import type { Db } from '../../base/db/schema.ts';
import { notFound } from '../../base/errors.ts';
import type { Condition } from '../../base/lists/filters.ts';
import { readSupplier } from '../../base/settings/supplier.ts';
import { Exported, exportStream, namedFile, typeOf } from '../../base/spreadsheets/export/send-export.ts';
import { limitListsPerAccount } from '../products/list-limiter.ts';
import { makesOf } from '../products/makes-of.ts';
import { perVersion } from '../products/per-version.ts';
import { priceListColumns } from './price-list.columns.ts';
import { PAPER_LINES_MAX, priceListPdf } from './price-list.pdf.ts';
import { priceList } from './price-list.ts';

const WAIT_MAX_MS = 60_000;
const ONE = 1;

const Asked = Type.Object({
  format: Type.Enum(['csv', 'xlsx', 'pdf']),
  cat: Type.Optional(Catalogue),
});

/** 'Mon tarif': what an account pays for all that it may buy. */
export async function priceListRoutes(app: App) {
  const turns = limitListsPerAccount(WAIT_MAX_MS, ONE);
  const counts = {
    Faisceau: perVersion(app.db, () => countSold(app.db, 'Faisceau')),
    Attelage: perVersion(app.db, () => countSold(app.db, 'Attelage')),
    Kit: perVersion(app.db, () => countSold(app.db, 'Kit')),
  };

  app.get(
    '/products/price-list',
    {
      schema: {
        tags: ['Produits'],
        security: [{ customer: [] }],
        summary: 'The price list at the caller’s own prices of today as a file, of one catalogue or of all',
        querystring: Asked,
        response: { 200: Exported, '4xx': ApiError },
      },
      onRequest: app.customer,
      config: { limit: 'priceLists' },
    },
    async (request, reply) => {
      const { user } = request;
      const { format, cat } = request.query;
      if (cat !== undefined && !user.catalogs.includes(cat)) throw notFound();
      const read = await app.reading(request);
      const pages = () => priceList(read, user, sold(cat));
      const at = app.now();
      const name = cat ? `tarif-${cat.toLowerCase()}` : 'tarif';
      const type = format === 'pdf' ? 'application/pdf' : typeOf(format);
      const file = await turns(user.id, async () =>
        format === 'pdf'
          ? Readable.from([
              await priceListPdf({
                pages: pages(),
                cat,
                at,
                user,
                supplier: await readSupplier(app.db),
              }),
            ])
          : exportStream(format, { columns: priceListColumns, pages: pages() }),
      );
      return namedFile(reply, { name, ending: format, type, at }).send(file);
    },
  );

  app.get(
    '/products/price-list/size',
    {
      schema: {
        tags: ['Produits'],
        security: [{ customer: [] }],
        summary:
          'How many lines the caller’s price list has, so that a PDF is offered only where there can be one',
        response: { 200: PriceListSize, '4xx': ApiError },
      },
      onRequest: app.customer,
    },
    async (request): Promise<PriceListSize> => {
      const counted = await Promise.all(
        [...request.user.catalogs]
          .sort()
          .map(async (catalogue) => ({ catalogue, count: await counts[catalogue]() })),
      );
      return { lines: counted.filter(({ count }) => count > 0), paperMax: PAPER_LINES_MAX };
    },
  );
}

/** What can be ordered. */
const isSold = sql<SqlBool>`products.price_cents > 0 and products.statut = 'disponible'`;

async function countSold(db: Db, catalogue: Catalogue): Promise<number> {
  let sold = 0;
  for await (const make of makesOf(db, catalogue)) {
    const { count } = await db
      .selectFrom('products')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('catalogue', '=', catalogue)
      .where('marque_norm', '=', make)
      .where(isSold)
      .executeTakeFirstOrThrow();
    sold += Number(count);
  }
  return sold;
}

const sold = (cat: Catalogue | undefined): Condition[] => [
  isSold,
  ...(cat ? [sql<SqlBool>`products.catalogue = ${cat}`] : []),
];
