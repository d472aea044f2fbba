import {
  ApiError,
  Id,
  ListPrice,
  SpecialPrice,
  SpecialPriceChanges,
  SpecialPriceList,
  SpecialPricesSlice,
} from '@extranet/shared/contracts';
import { referenceKey, TEXT_MAX } from '@extranet/shared/rules';
import { SPECIAL_PRICES_SLICE } from '@extranet/shared/rules/product';
import type { FastifyReply } from 'fastify';
import { Type } from 'typebox';
import type { App } from '../../base/app-types.ts';
import { actorOf } from '../../base/audit/actor.ts';
import { orNotFound } from '../../base/errors.ts';
import { findCustomer } from '../../people/index.ts';
import { changeSpecialPrices } from './change-special-prices.service.ts';
import { meantReferences } from './meant-references.ts';
import { listOfCustomer, listOfReference } from './price-lists.ts';
import { readSlice, readSpecialPrices, specialPricesEtag } from './read-special-prices.ts';
import { saveSpecialPrices } from './save-special-prices.service.ts';

const shared = { tags: ['Administration : prix spéciaux'], security: [{ admin: [] }] };
const response = { 200: Type.Array(SpecialPrice), '4xx': ApiError };
const headers = Type.Object({
  'if-match': Type.Optional(
    Type.String({
      maxLength: 64,
      description: 'The ETag of the list that was edited; 409 when it has changed',
    }),
  ),
});
/** Thirty thousand lines, also where a client sends back all that it was given of them. */
const bodyLimit = 8 * 1024 * 1024;
const ById = Type.Object({ id: Id });
const ByRef = Type.Object({ ref: Type.String({ minLength: 1, maxLength: TEXT_MAX.reference }) });

export async function specialPricesRoutes(app: App) {
  app.get(
    '/admin/customer/:id/specialPrices',
    {
      schema: {
        ...shared,
        summary: 'A customer’s special prices: all of them, or some and in X-Total-Count how many there are',
        description:
          'The first slice has the total, and the list’s ETag where it is the whole list; others follow `after`.',
        params: ById,
        querystring: SpecialPricesSlice,
        response,
      },
      onRequest: app.admin,
    },
    async ({ params, query: { n, after = '' } }, reply) => {
      const { id } = orNotFound(await findCustomer(app.db, params.id));
      if (n === undefined) return withEtag(reply, await readSpecialPrices(app.db, listOfCustomer(id)));
      const rows = Math.max(1, Math.min(Number(n), SPECIAL_PRICES_SLICE));
      const { lines, total } = await readSlice(app.db, id, { after: referenceKey(after), rows });
      if (total !== null) reply.header('x-total-count', String(total));
      return total === lines.length ? withEtag(reply, lines) : lines;
    },
  );

  app.post(
    '/admin/customer/:id/specialPrices/changes',
    {
      schema: {
        ...shared,
        summary: 'Save some lines of a customer’s special prices, all or none; the others stay',
        description:
          'For a list that is too long to be sent as a whole. 409 names what is no longer as it was seen.',
        params: ById,
        body: SpecialPriceChanges,
        response,
      },
      bodyLimit,
      onRequest: app.admin,
    },
    async (request) => {
      const customer = orNotFound(await findCustomer(app.db, request.params.id));
      return changeSpecialPrices(app.db, customer, request.body, { by: actorOf(request), now: app.now() });
    },
  );

  app.put(
    '/admin/customer/:id/specialPrices',
    {
      schema: {
        ...shared,
        summary: 'Save a customer’s special prices as a whole',
        params: ById,
        headers,
        body: SpecialPriceList,
        response,
      },
      bodyLimit,
      onRequest: app.admin,
    },
    async (request, reply) => {
      const customer = orNotFound(await findCustomer(app.db, request.params.id));
      const saving = { seenTag: request.headers['if-match'], by: actorOf(request), now: app.now() };
      return withEtag(
        reply,
        await saveSpecialPrices(
          app.db,
          listOfCustomer(customer.id, customer.comp_name),
          request.body,
          saving,
        ),
      );
    },
  );

  app.get(
    '/admin/reference/:ref/listPrice',
    {
      schema: {
        ...shared,
        summary: 'The product that a reference means, short forms included, and its list price',
        params: ByRef,
        response: { 200: ListPrice, '4xx': ApiError },
      },
      onRequest: app.admin,
    },
    async ({ params: { ref } }) => {
      const { ref: prodRef, listCents } = orNotFound(
        (await meantReferences(app.db, [ref])).get(referenceKey(ref)),
      );
      return { prodRef, listPrice: listCents / 100 };
    },
  );

  app.get(
    '/admin/product/:ref/specialPrices',
    {
      schema: { ...shared, summary: 'A reference’s special prices', params: ByRef, response },
      onRequest: app.admin,
    },
    async ({ params }, reply) =>
      withEtag(reply, await readSpecialPrices(app.db, listOfReference(params.ref))),
  );

  app.put(
    '/admin/product/:ref/specialPrices',
    {
      schema: {
        ...shared,
        summary: 'Save a reference’s special prices as a whole',
        params: ByRef,
        headers,
        body: SpecialPriceList,
        response,
      },
      bodyLimit,
      onRequest: app.admin,
    },
    async (request, reply) => {
      const saving = { seenTag: request.headers['if-match'], by: actorOf(request), now: app.now() };
      return withEtag(
        reply,
        await saveSpecialPrices(app.db, listOfReference(request.params.ref), request.body, saving),
      );
    },
  );
}

function withEtag(reply: FastifyReply, list: SpecialPrice[]): SpecialPrice[] {
  reply.header('etag', specialPricesEtag(list));
  return list;
}
