import type { EquipmentAnswers } from '@extranet/shared/contracts';
import { QUANTITY } from '@extranet/shared/rules';
import type { CurrentUser } from '../../base/current-user.ts';
import type { DbOrTransaction } from '../../base/db/schema.ts';
import { badRequest, conflict } from '../../base/errors.ts';
import { plainNumber } from '../../base/text/french.ts';
import { type CustomerPricing, isOrderable, priceOf, type StoredRow } from '../../catalogue/index.ts';
import { addCartItems, type linesForVehicles } from './cart.queries.ts';
import { keyedByLine } from './line-keys.ts';

interface Addition {
  readonly product: StoredRow;
  /** False for a reference that several products share: the customer chooses one of them in the cart. */
  readonly chosen: boolean;
  readonly quantity: number;
  /** The key of the vehicle for which it is added. */
  readonly vehicle?: string | undefined;
  readonly equipment?: EquipmentAnswers | undefined;
}

interface Additions {
  readonly lines: readonly Addition[];
  readonly pricing: CustomerPricing;
  /** What the cart has of these products for a vehicle. */
  readonly known: Awaited<ReturnType<typeof linesForVehicles>>;
}

/** Adds all the lines or none, in one statement: other writers wait for this transaction, so it has to be short. */
export async function addLines(
  db: DbOrTransaction,
  user: CurrentUser,
  { lines, pricing, known }: Additions,
  now: Date,
): Promise<void> {
  const refused = lines.filter(
    ({ product, chosen }) => chosen && !isOrderable(product, priceOf(product, pricing)),
  );
  if (refused.length > 0) {
    throw conflict('cart.notOrderable', 'Ce produit ne peut pas être commandé actuellement.', {
      refs: refused.map(({ product }) => product.ref),
    });
  }
  const items = lines.map(({ product, chosen, quantity, vehicle, equipment = {} }) => ({
    user_id: user.id,
    product_id: chosen ? product.id : null,
    prod_ref: product.ref,
    catalogue: product.catalogue,
    quantity,
    shown_unit_cents: chosen ? priceOf(product, pricing, quantity) : 0,
    vehicle: vehicle ?? null,
    equipment: vehicle && Object.keys(equipment).length > 0 ? JSON.stringify(equipment) : null,
  }));
  const keyed = mergeEqualLines(keyedByLine(known, items));
  if (keyed.length > 0) refuseTooMany(await addCartItems(db, keyed, now));
}

export function refuseTooMany(reached: Awaited<ReturnType<typeof addCartItems>>): void {
  const tooMany = reached.find(({ quantity }) => quantity > QUANTITY.max);
  if (tooMany) {
    const [most, wanted] = [QUANTITY.max, tooMany.quantity].map(plainNumber);
    throw badRequest(
      'cart.quantityTooLarge',
      `Une ligne du panier compte ${most} pièces au plus. Avec cet ajout, ${tooMany.prod_ref} en compterait ${wanted}.`,
    );
  }
}

/** Merges additions to one line: one statement may write a row only once. */
function mergeEqualLines<T extends { item_key: string; quantity: number; vehicle: string | null }>(
  items: readonly T[],
): T[] {
  const byKey = new Map<string, T>();
  for (const item of items) {
    const earlier = byKey.get(item.item_key);
    const quantity = item.quantity + (earlier?.quantity ?? 0);
    byKey.set(item.item_key, { ...item, quantity, vehicle: earlier?.vehicle ?? item.vehicle });
  }
  return [...byKey.values()];
}
