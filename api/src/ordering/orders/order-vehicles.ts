import { vehicleName } from '@extranet/shared/rules';
import type { OrderItemsTable } from '../../base/db/schema/orders.ts';
import type { DbOrTransaction } from '../../base/db/schema.ts';
import type { LineFit } from '../../catalogue/index.ts';
import { fitsOfLines } from '../../catalogue/index.ts';

/** By the lines' ids: for which vehicle they were ordered, and whether they fit it. Who unpacks the parts must see it too. */
export type FitsOfOrder = ReadonlyMap<string, LineFit>;

export async function fitsOfOrder(
  db: DbOrTransaction,
  items: readonly OrderItemsTable[],
): Promise<FitsOfOrder> {
  const fits = await fitsOfLines(
    db,
    items.map(({ product_id, vehicle, equipment }) => ({ prodId: product_id, vehicle, equipment })),
  );
  return new Map(
    items.flatMap(({ id }, at) => {
      const fit = fits[at];
      return fit ? [[id, fit] as const] : [];
    }),
  );
}

/** For paper: the vehicle of each line that was ordered for one. */
export const vehiclesInWords = (fits: FitsOfOrder): Map<string, string> =>
  new Map(
    [...fits].flatMap(([id, { itVehicle }]) => (itVehicle ? [[id, vehicleName(itVehicle)] as const] : [])),
  );
