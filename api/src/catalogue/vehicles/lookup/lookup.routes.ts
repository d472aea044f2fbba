import { ApiError, VehicleLookup, VehicleLookupAnswer } from '@extranet/shared/contracts';
import type { App } from '../../../base/app-types.ts';
import { installationKey } from '../../../base/secrets/installation-key.ts';
import { vehicleLookup } from './lookup.service.ts';
import { openVehicleSource } from './open-source.ts';
import type { AskedOutcome } from './paid-questions.ts';

/** They say nothing of what was asked. */
const REASONS: Partial<Record<AskedOutcome, string>> = {
  silent: 'The vehicle service does not answer.',
  unusable: 'The vehicle service answers something else than its mapping says.',
};
const MINUTE_MS = 60_000;

export async function lookupRoutes(app: App) {
  const { dataDir, vehicleSecret, vehicleService } = app.config;
  const warn = oncePerMinute(app.now, (outcome: AskedOutcome) =>
    app.log.warn({ reason: REASONS[outcome] }, 'vehicle look-up failed'),
  );
  const lookUp = vehicleLookup({
    db: app.db,
    now: app.now,
    source: await openVehicleSource(app.config, app.now),
    dailyMax: vehicleService?.dailyMax ?? 0,
    onAsked: (outcome) => {
      app.metrics.vehicleQuestions.inc({ outcome });
      if (REASONS[outcome]) warn(outcome);
    },
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

/** A service in trouble fails for many callers at once: one line a minute says so. */
function oncePerMinute<T>(now: () => Date, say: (what: T) => void): (what: T) => void {
  let saidAt = Number.NEGATIVE_INFINITY;
  return (what) => {
    const at = now().getTime();
    if (Math.abs(at - saidAt) < MINUTE_MS) return;
    saidAt = at;
    say(what);
  };
}
