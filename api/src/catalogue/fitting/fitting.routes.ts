import { ApiError, ByVehicle, FittingMaterial } from '@extranet/shared/contracts';
import { rulesFor } from '@extranet/shared/rules/fitting';
import type { App } from '../../base/app-types.ts';
import { orNotFound } from '../../base/errors.ts';
import { loadPricing } from '../prices/pricing.queries.ts';
import { presentProduct } from '../products/product.present.ts';
import { partsFor } from '../vehicles/fits.queries.ts';
import { findVehicle } from '../vehicles/vehicles.queries.ts';
import { currentRules } from './current-rules.ts';
import { shownRules } from './shown-rules.ts';

export async function fittingRoutes(app: App) {
  app.get(
    '/fitting/:vehicle',
    {
      schema: {
        tags: ['Véhicules'],
        security: [{ customer: [] }],
        summary:
          'The parts that may fit the vehicle, at the caller’s prices, and the rules by which a page decides',
        params: ByVehicle,
        response: { 200: FittingMaterial, '4xx': ApiError },
      },
      onRequest: app.customer,
    },
    async ({ params, user }) => {
      const vehicle = orNotFound(await findVehicle(app.db, params.vehicle));
      const [{ products, conditions }, { compiled, rules, version }] = await Promise.all([
        partsFor(app.db, user.catalogs, vehicle),
        currentRules(app.db),
      ]);
      const concerned = new Set(rulesFor(compiled, vehicle).map(({ rule }) => rule.ruleId));
      const pricing = await loadPricing(app.db, user, products);
      return {
        vehicle,
        parts: products.map((row) => presentProduct(row, pricing)),
        conditions,
        rules: shownRules(
          rules.filter(({ ruleId }) => concerned.has(ruleId)),
          user.catalogs,
          products.map(({ ref }) => ref),
        ),
        version,
      };
    },
  );
}
