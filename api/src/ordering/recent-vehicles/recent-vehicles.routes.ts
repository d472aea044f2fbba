import { ApiError, ByVehicle, RecentVehicle, VehicleChoice, VehicleChosen } from '@extranet/shared/contracts';
import { Type } from 'typebox';
import type { App } from '../../base/app-types.ts';
import { notFound, orNotFound } from '../../base/errors.ts';
import { findVehicle } from '../../catalogue/index.ts';
import { forgetVehicle, keepVehicle, recentVehicles } from './recent-vehicles.queries.ts';

const shared = { tags: ['Véhicules'], security: [{ customer: [] }] };
const Chosen = { 200: VehicleChosen, '4xx': ApiError };

export async function recentVehiclesRoutes(app: App) {
  const onRequest = app.customer;
  const config = { limit: 'recentVehicles' } as const;

  app.get(
    '/vehicles/recent',
    {
      schema: {
        ...shared,
        summary: 'The last ten vehicles of the account, each with its last order',
        response: { 200: Type.Array(RecentVehicle), '4xx': ApiError },
      },
      onRequest,
    },
    async ({ user }) => recentVehicles(app.db, user.id),
  );

  app.post(
    '/vehicles/recent',
    {
      schema: { ...shared, summary: 'Keeps a chosen vehicle', body: VehicleChoice, response: Chosen },
      onRequest,
      config,
    },
    async ({ body, user }) => {
      orNotFound(await findVehicle(app.db, body.vehicle));
      await app.db
        .transaction()
        .execute((transaction) => keepVehicle(transaction, user.id, body.vehicle, app.now()));
      return { done: true as const };
    },
  );

  app.delete(
    '/vehicles/recent/:vehicle',
    {
      schema: { ...shared, summary: 'Forgets one of them', params: ByVehicle, response: Chosen },
      onRequest,
      config,
    },
    async ({ params, user }) => {
      if (!(await forgetVehicle(app.db, user.id, params.vehicle))) throw notFound();
      return { done: true as const };
    },
  );
}
