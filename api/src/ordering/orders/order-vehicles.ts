import type { Vehicle } from '@extranet/shared/contracts';
import type { OrderItemsTable } from '../../base/db/schema/orders.ts';
import type { DbOrTransaction } from '../../base/db/schema.ts';
import { findVehicles } from '../../catalogue/index.ts';

/** The vehicles for which lines were ordered, by their key. */
export const vehiclesOf = (
  db: DbOrTransaction,
  items: readonly Pick<OrderItemsTable, 'vehicle'>[],
): Promise<Map<string, Vehicle>> =>
  findVehicles(
    db,
    items.flatMap(({ vehicle }) => vehicle ?? []),
  );
