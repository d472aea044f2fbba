import { ApiError, VehicleLookup, VehicleLookupAnswer } from '@extranet/shared/contracts';
import type { App } from '../../../base/app-types.ts';
import { installationKey } from '../../../base/secrets/installation-key.ts';
import { vehicleLookup } from './lookup.service.ts';
import { openVehicleSource } from './open-source.ts';

export async function lookupRoutes(app: App) {
  const { dataDir, vehicleSecret } = app.config;
  const lookUp = vehicleLookup({
    db: app.db,
    now: app.now,
    source: await openVehicleSource(app.config, app.now),
    onFailure: (reason) => app.log.warn({ reason }, 'vehicle look-up failed'),
    key: vehicleSecret ?? (await installationKey(dataDir)),
  });

  app.post(
    '/vehicles/lookup',
    {
      schema: {
        tags: ['Véhicules'],
        security: [{ customer: [] }],
        summary:
          'Finds a vehicle by plate, VIN, line D.2 or words; a POST, so that no plate stands in an address',
        body: VehicleLookup,
        response: { 200: VehicleLookupAnswer, '4xx': ApiError },
      },
      onRequest: app.customer,
      config: { limit: 'vehicleLookups' },
    },
    async ({ body, user }) => lookUp(user, body.text),
  );
}
