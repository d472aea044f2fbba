import { ApiError, VehicleModelRow } from '@extranet/shared/contracts';
import { Type } from 'typebox';
import type { App } from '../../../base/app-types.ts';
import { listModelsWithParts } from '../vehicles.queries.ts';

export async function adminVehiclesRoutes(app: App) {
  app.get(
    '/admin/vehicles/models',
    {
      schema: {
        tags: ['Administration : véhicules'],
        security: [{ admin: [] }],
        summary: 'All models for which there are parts, of all makes',
        response: { 200: Type.Array(VehicleModelRow), '4xx': ApiError },
      },
      onRequest: app.admin,
    },
    async () => listModelsWithParts(app.db),
  );
}
