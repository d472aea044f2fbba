import { ApiError, ByVehicle, VehicleModelRow, VehicleProducts } from '@extranet/shared/contracts';
import { Type } from 'typebox';
import type { App } from '../../../base/app-types.ts';
import { orNotFound } from '../../../base/errors.ts';
import { findVehicle, listModelsWithParts } from '../vehicles.queries.ts';
import { productsForVehicle } from './vehicle-products.queries.ts';

const shared = { tags: ['Administration : véhicules'], security: [{ admin: [] }] };

export async function adminVehiclesRoutes(app: App) {
  app.get(
    '/admin/vehicles/models',
    {
      schema: {
        ...shared,
        summary: 'All models for which there are parts, of all makes',
        response: { 200: Type.Array(VehicleModelRow), '4xx': ApiError },
      },
      onRequest: app.admin,
    },
    async () => listModelsWithParts(app.db),
  );

  app.get(
    '/admin/vehicles/:vehicle/products',
    {
      schema: {
        ...shared,
        summary: 'Which products of all catalogues fit a vehicle',
        params: ByVehicle,
        response: { 200: VehicleProducts, '4xx': ApiError },
      },
      onRequest: app.admin,
    },
    async ({ params }) => productsForVehicle(app.db, orNotFound(await findVehicle(app.db, params.vehicle))),
  );
}
