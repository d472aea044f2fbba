import type { FitReason, RecentVehicle } from '@extranet/shared/contracts';
import { isFit } from '@extranet/shared/rules/vehicle';
import type { DbOrTransaction } from '../../base/db/schema.ts';
import { findVehicles, fitsOfLines } from '../../catalogue/index.ts';

const KEPT = 10;
/** The newest lines in which an order for a vehicle is looked for. */
const LINES = 500;

/** Keeps the last ten of an account. */
export async function keepVehicle(
  db: DbOrTransaction,
  userId: string,
  vehicle: string,
  now: Date,
): Promise<void> {
  const chosen_at = now.toISOString();
  await db
    .insertInto('recent_vehicles')
    .values({ user_id: userId, vehicle, chosen_at })
    .onConflict((conflict) => conflict.columns(['user_id', 'vehicle']).doUpdateSet({ chosen_at }))
    .execute();
  const last = await latest(db, userId);
  await db
    .deleteFrom('recent_vehicles')
    .where('user_id', '=', userId)
    .where(
      'vehicle',
      'not in',
      last.map((row) => row.vehicle),
    )
    .execute();
}

export async function forgetVehicle(db: DbOrTransaction, userId: string, vehicle: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('recent_vehicles')
    .where('user_id', '=', userId)
    .where('vehicle', '=', vehicle)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Newest first, each with the customer's last order for it. A model that is no longer known is left out. */
export async function recentVehicles(db: DbOrTransaction, userId: string): Promise<RecentVehicle[]> {
  const rows = await latest(db, userId);
  const keys = rows.map(({ vehicle }) => vehicle);
  const [vehicles, orders] = [await findVehicles(db, keys), await ordersFor(db, userId, keys)];
  return rows.flatMap((row) => {
    const vehicle = vehicles.get(row.vehicle);
    return vehicle ? [{ vehicle, chosenAt: row.chosen_at, order: orders.get(row.vehicle) ?? null }] : [];
  });
}

const latest = (db: DbOrTransaction, userId: string) =>
  db
    .selectFrom('recent_vehicles')
    .select(['vehicle', 'chosen_at'])
    .where('user_id', '=', userId)
    .orderBy('chosen_at', 'desc')
    .orderBy('vehicle')
    .limit(KEPT)
    .execute();

/** A line counts if its part fits the vehicle, or nobody knows: one for another car, added while this one was chosen, is no order for it. */
async function ordersFor(db: DbOrTransaction, userId: string, keys: readonly string[]) {
  if (keys.length === 0) return new Map<string, RecentVehicle['order']>();
  const rows = await db
    .selectFrom('order_items')
    .innerJoin('orders', 'orders.id', 'order_items.order_id')
    .select(['order_items.vehicle', 'order_items.product_id as prodId', 'orders.id', 'orders.ref'])
    .where('orders.user_id', '=', userId)
    .where('orders.status', '!=', 'annulee')
    .where('order_items.vehicle', 'in', keys)
    .orderBy('orders.ordered_at', 'desc')
    .limit(LINES)
    .execute();
  const fits = await fitsOfLines(db, rows);
  const counting = rows.filter((_row, at) => maySuit(fits[at]?.itFit)).toReversed();
  return new Map(counting.map(({ vehicle, id, ref }) => [vehicle ?? '', { orderId: id, orderRef: ref }]));
}

const maySuit = (fit: FitReason | null | undefined): boolean => !fit || fit.code === 'unknown' || isFit(fit);
