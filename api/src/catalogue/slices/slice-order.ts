import type { Catalogue } from '@extranet/shared/contracts';
import { type RawBuilder, sql } from 'kysely';
import type { Discounts } from '../prices/prices.ts';
import { discountOf } from '../prices/prices.ts';

export interface Order {
  readonly by: string;
  readonly down: boolean;
}

const COLUMNS = ['reference', 'prise', 'attelage', 'masse', 'vehicule', 'annees', 'type', 'prix', 'stock'];

/** '-prix' is from high to low; what is no column is the order of the references. */
export function orderIn(text = ''): Order {
  const by = text.replace(/^-/, '');
  return COLUMNS.includes(by) ? { by, down: text.startsWith('-') } : { by: 'reference', down: false };
}

type Key = RawBuilder<unknown>;

/** The customer's own price as `unitPrice` reckons it; the discount is the same in all of a catalogue. */
function ownPrice(catalogue: Catalogue, discounts: Discounts): Key {
  const { share, whole } = discountOf(catalogue, discounts);
  return sql`case when products.price_cents = 0 then 0
    when special_prices.price_cents is not null then special_prices.price_cents
    else (products.price_cents * ${sql.lit(whole - share)} + ${sql.lit(whole / 2)}) / ${sql.lit(whole)} end`;
}

/** What rows are sorted by, in the order of weight; the order of the references breaks ties, whichever way it goes. */
export function orderKeys({ by, down }: Order, catalogue: Catalogue, discounts: Discounts): Key[] {
  const way = down ? sql`desc` : sql`asc`;
  const ties = [sql`products.ref_norm`, sql`products.id`];
  if (by === 'reference') return ties.map((key) => sql`${key} ${way}`);
  const keys = keysOf(by, catalogue).map((key) => sql`${key} ${way}`);
  if (by !== 'prix') return [...keys, ...ties];
  // No price is not the lowest price: such rows come last in both directions.
  const price = ownPrice(catalogue, discounts);
  return [sql`case when ${price} = 0 then 1 else 0 end`, sql`${price} ${way}`, ...ties];
}

function keysOf(by: string, catalogue: Catalogue): Key[] {
  switch (by) {
    case 'prise':
      return [sql`products.pins`];
    case 'attelage':
      return [sql`products.towbar`];
    case 'masse':
      return [sql`products.towed_kg`];
    case 'annees':
      return [sql`products.year_from`];
    case 'type':
      return [sql`case when products.standard = 1 then 0 else 100 end + products.pins`];
    case 'vehicule':
      return catalogue === 'Kit'
        ? [sql`products.titre_norm`]
        : [sql`products.marque_norm`, sql`products.modele_norm`];
    case 'stock':
      // From what can leave today to what cannot be had; after it comes what is not for sale (W1.18).
      return [
        sql`case when products.statut = 'non disponible' then 5 else
          case products.stock_code when '1' then 0 when '2' then 1 when '3' then 2 when '9' then 4 else 3 end end`,
      ];
    default:
      return [];
  }
}
