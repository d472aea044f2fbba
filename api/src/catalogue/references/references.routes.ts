import {
  ApiError,
  type Catalogue,
  ListQuery,
  MeantReference,
  NearReferences,
  ReferenceCheck,
  ReferencesQuery,
} from '@extranet/shared/contracts';
import { referenceKey, TEXT_MAX } from '@extranet/shared/rules';
import { Type } from 'typebox';
import type { App } from '../../base/app-types.ts';
import { orNotFound } from '../../base/errors.ts';
import { conditionsOf, readFilters } from '../../base/lists/filters.ts';
import { parseSlice } from '../../base/lists/slice.ts';
import { loadPricing } from '../prices/pricing.queries.ts';
import { isOrderable, priceOf } from '../products/orderable.ts';
import { productFields } from '../products/product.fields.ts';
import { presentRow } from '../products/product.present.ts';
import { meantReferences } from './meant-references.ts';
import { nearReferences } from './near-references.ts';
import { listReferences, productsOfReference } from './references.queries.ts';
import { shortFirst } from './short-first.ts';

/** So many references are looked at in one call: each is a search, and each of the nearest ones hundreds of ways to write it. */
const MEANT_MAX = 400;
const NEAR_MAX = 20;
const shared = { tags: ['Produits'], security: [{ customer: [] }] };
const ByRef = Type.Object({ ref: Type.String({ minLength: 1, maxLength: TEXT_MAX.reference }) });

export async function referencesRoutes(app: App) {
  app.get(
    '/references',
    {
      schema: {
        ...shared,
        summary:
          'References to suggest; {"prodCatalogue:eq":"Faisceau","prodRef:prefix":"fa-0"} narrows them',
        querystring: ListQuery,
        response: { 200: Type.Array(Type.String()), '4xx': ApiError },
      },
      onRequest: app.customer,
    },
    async ({ query, user }) => {
      const slice = parseSlice(query.l);
      const filters = readFilters(query.query);
      const conditions = conditionsOf(filters, productFields);
      const listed = await listReferences(app.db, user.catalogs, conditions, slice);
      if (slice?.offset !== 0) return listed;
      const first = await shortFirst(app.db, user.catalogs, filters);
      return [...new Set([...first, ...listed])].slice(0, slice.count);
    },
  );

  app.get(
    '/references/meant',
    {
      schema: {
        ...shared,
        summary:
          'What each of several unknown references is short for, or whose EAN it is; others are left out',
        querystring: ReferencesQuery,
        response: { 200: Type.Array(MeantReference), '4xx': ApiError },
      },
      onRequest: app.customer,
    },
    async ({ query, user }) => {
      const asked = query.refs.split(',').slice(0, MEANT_MAX);
      const meant = await meantReferences(app.db, user.catalogs, asked.map(referenceKey));
      return asked.flatMap((ref) => {
        const found = meant.get(referenceKey(ref));
        return found === undefined ? [] : [{ ref, meant: found }];
      });
    },
  );

  app.get(
    '/references/near',
    {
      schema: {
        ...shared,
        summary: 'For each of a few unknown references those most like it',
        querystring: ReferencesQuery,
        response: { 200: Type.Array(NearReferences), '4xx': ApiError },
      },
      onRequest: app.customer,
    },
    async ({ query, user }) => {
      const answers: NearReferences[] = [];
      for (const ref of query.refs.split(',').slice(0, NEAR_MAX))
        answers.push({ ref, near: await nearReferences(app.db, user.catalogs, ref) });
      return answers;
    },
  );

  app.get(
    '/reference/:ref',
    {
      schema: {
        ...shared,
        summary: 'Whether a reference, or an EAN, exists, and whether it can be ordered now',
        params: ByRef,
        response: { 200: ReferenceCheck, '4xx': ApiError },
      },
      onRequest: app.customer,
    },
    async ({ params, user }) => {
      const products = await productsMeant(app, user.catalogs, params.ref);
      const product = orNotFound(products[0]);
      const pricing = await loadPricing(app.db, user, products);
      return {
        prodRef: product.ref,
        prodId: products.length === 1 ? product.id : null,
        prodCatalogue: product.catalogue,
        product: products.length === 1 ? presentRow(product, pricing) : null,
        orderable: products.some((one) => isOrderable(one, priceOf(one, pricing))),
      };
    },
  );
}

/** As it is written; else the one with that EAN, or what it is short for. */
async function productsMeant({ db }: App, catalogs: readonly Catalogue[], ref: string) {
  const written = await productsOfReference(db, catalogs, ref);
  if (written.length > 0) return written;
  const key = referenceKey(ref);
  const meant = (await meantReferences(db, catalogs, [key])).get(key);
  return meant === undefined ? [] : productsOfReference(db, catalogs, meant);
}
