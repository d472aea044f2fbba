import type { EquipmentAnswers, FitReason, Vehicle } from '@extranet/shared/contracts';
import { fitOf, withEquipment } from '@extranet/shared/rules/vehicle';
import type { DbOrTransaction } from '../../base/db/schema.ts';
import { applicationsOfProducts, fittedModel } from './fits.queries.ts';
import { findVehicles } from './vehicles.queries.ts';

interface Line {
  readonly prodId: string | null;
  /** A vehicle's key. */
  readonly vehicle: string | null;
  /** As JSON. */
  readonly equipment?: string | null;
}

export interface LineFit {
  readonly itVehicle: Vehicle;
  /** null: the product is not known, or not visible any more. */
  readonly itFit: FitReason | null;
}

/** For each line its vehicle and whether its product fits it; nothing for a line without a known vehicle. */
export async function fitsOfLines(
  db: DbOrTransaction,
  lines: readonly Line[],
): Promise<(LineFit | undefined)[]> {
  const vehicles = await findVehicles(
    db,
    lines.flatMap(({ vehicle }) => vehicle ?? []),
  );
  if (vehicles.size === 0) return lines.map(() => undefined);
  const rows = await applicationsOfProducts(
    db,
    lines.flatMap(({ prodId, vehicle }) => (vehicle && prodId ? [prodId] : [])),
  );
  const byProduct = Map.groupBy(rows, ({ product_id }) => product_id);
  return lines.map(({ prodId, vehicle: key, equipment }) => {
    const vehicle = vehicles.get(key ?? '');
    if (!vehicle) return undefined;
    const known = equipment ? (JSON.parse(equipment) as EquipmentAnswers) : {};
    const applications = withEquipment((byProduct.get(prodId ?? '') ?? []).map(fittedModel), known);
    return { itVehicle: vehicle, itFit: prodId ? fitOf(vehicle, applications) : null };
  });
}
