import { ApiError, DeliveriesQuery, Delivery, DeliveryInput, Done, Id } from '@extranet/shared/contracts';
import { Type } from 'typebox';
import type { App } from '../../base/app-types.ts';
import { orNotFound } from '../../base/errors.ts';
import { parseFilters } from '../../base/lists/filters.ts';
import { findDelivery, listDeliveries } from './deliveries.queries.ts';
import { changeDelivery, createDelivery, removeDelivery } from './deliveries.service.ts';
import { deliveryFields } from './delivery.fields.ts';
import { presentDelivery } from './delivery.present.ts';

const shared = { tags: ['Livraison'], security: [{ customer: [] }] };
const one = { ...shared, response: { 200: Delivery, '4xx': ApiError } };
const ById = Type.Object({ daId: Id });
/** Every refusal of an address is a 422 that names its fields. */
const config = { invalidStatus: 422, limit: 'addresses' } as const;

export async function deliveriesRoutes(app: App) {
  app.get(
    '/deliveries',
    {
      schema: {
        ...shared,
        summary: 'The caller’s addresses; with a query, those that match it',
        querystring: DeliveriesQuery,
        response: { 200: Type.Array(Delivery), '4xx': ApiError },
      },
      onRequest: app.customer,
    },
    async ({ query, user }) => {
      const conditions = parseFilters(query.query, deliveryFields);
      return (await listDeliveries(app.db, user.id, conditions)).map(presentDelivery);
    },
  );

  app.get(
    '/delivery/:daId',
    { schema: { ...one, summary: 'One address', params: ById }, onRequest: app.customer },
    async ({ params, user }) => presentDelivery(orNotFound(await findDelivery(app.db, user.id, params.daId))),
  );

  app.post(
    '/delivery',
    { schema: { ...one, summary: 'Adds an address', body: DeliveryInput }, onRequest: app.customer, config },
    async ({ body, user }) => presentDelivery(await createDelivery(app.db, user.id, body, app.now())),
  );

  app.put(
    '/delivery/:daId',
    {
      schema: { ...one, summary: 'Changes an address', params: ById, body: DeliveryInput },
      onRequest: app.customer,
      config,
    },
    async ({ params, body, user }) => changeDelivery(app.db, user.id, params.daId, body, app.now()),
  );

  app.delete(
    '/delivery/:daId',
    {
      schema: {
        ...shared,
        summary: 'Deletes an address, or hides it when an order used it',
        params: ById,
        response: { 200: Done, '4xx': ApiError },
      },
      onRequest: app.customer,
      config,
    },
    async ({ params, user }) => {
      await removeDelivery(app.db, user.id, params.daId, app.now());
      return { done: true as const };
    },
  );
}
