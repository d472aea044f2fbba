import type { Catalogue, StockCode } from '@extranet/shared/contracts';
import { OPEN_YEAR } from '@extranet/shared/rules';
import type { ProductsTable, RelatedLinksTable } from '../base/db/schema/catalogue.ts';
import type { Random } from '../base/random.ts';
import { derivedColumns } from '../catalogue/index.ts';
import { eanOf } from './ean.ts';
import { attelage, type Details, faisceau, kit } from './product-kinds.ts';
import { vehicles } from './vehicles.ts';

const DAY = 86_400_000;
const CREATED_OVER_DAYS = 1500;
const RELATED_MAX = 4;
/** Few enough that the star says something among the new kits. */
const FEATURED = 3;

/** The first products of each catalogue show one special case each, so that people and tests can find it. */
const SHOWCASE: (Partial<ProductsTable> & Pick<ProductsTable, 'stock_code'>)[] = [
  { stock_code: '1' },
  { stock_code: '2' },
  { stock_code: '3' },
  { stock_code: '0' },
  { stock_code: '9' },
  { stock_code: '1', price_cents: 0 },
  { stock_code: '1', statut: 'non disponible' },
  { stock_code: '1', statut: 'supprime' },
];

/** 60, 25 and 15 % of the products, for any number. */
export function demoProducts(total: number, random: Random, now: Date): ProductsTable[] {
  const faisceaux = Math.round(total * 0.6);
  const attelages = Math.round(total * 0.25);
  return [
    ...productsOf('Faisceau', 'FA', faisceaux, faisceau, random, now),
    ...productsOf('Attelage', 'AT', attelages, attelage, random, now),
    ...productsOf('Kit', 'KI', total - faisceaux - attelages, kit, random, now),
  ];
}

function productsOf(
  catalogue: Catalogue,
  letters: string,
  count: number,
  describe: (marque: string, modele: string, random: Random) => Details,
  random: Random,
  now: Date,
): ProductsTable[] {
  return Array.from({ length: count }, (_, index) => {
    const ref = `${letters}-${String(index + 1).padStart(5, '0')}`;
    const vehicle =
      index < vehicles.length ? vehicles[(index * 37) % vehicles.length] : random.pick(vehicles);
    const { marque = '', modele = '', from = 0, to = 0 } = vehicle ?? {};
    const years = narrowedYears(from, to, random);
    const details = describe(marque, modele, random);
    const created = new Date(now.getTime() - random.between(1, CREATED_OVER_DAYS) * DAY).toISOString();
    const stock = stockOf(random);
    const product: ProductsTable = {
      id: `p-${ref.toLowerCase()}`,
      ref,
      ean: eanOf(letters, index),
      catalogue,
      marque,
      modele,
      annee: `${years.from}-${years.to || ''}`,
      year_from: years.from,
      year_to: years.to || OPEN_YEAR,
      ...details,
      price_cents: random.chance(0.03) ? 0 : details.price_cents,
      ...stock,
      statut: random.chance(0.02) ? 'non disponible' : random.chance(0.01) ? 'supprime' : 'disponible',
      featured: catalogue === 'Kit' && index < FEATURED ? 1 : 0,
      newsletters: random.chance(0.1) ? 1 : 0,
      picture_id: null,
      datasheet_id: null,
      ...derivedColumns({ ref, catalogue, marque, modele, ...details }),
      created_at: created,
      updated_at: created,
    };
    const shown = SHOWCASE[index] ?? (index < 20 ? { stock_code: '1' as const } : null);
    if (!shown) return product;
    const stock_qty = COUNTED[shown.stock_code] ?? 0;
    return { ...product, statut: 'disponible', price_cents: details.price_cents, ...shown, stock_qty };
  });
}

/** How many there are of a product whose stock code is chosen by hand. */
const COUNTED: Readonly<Partial<Record<StockCode, number>>> = { '1': 60, '2': 6 };

/** A reference fits some of a model's years more often than all of them. */
function narrowedYears(from: number, to: number, random: Random): { from: number; to: number } {
  if (random.chance(0.5) || (to && to - from < 4)) return { from, to };
  const end = to || 2026;
  const middle = random.between(from + 1, Math.max(from + 1, end - 1));
  return random.chance(0.5) ? { from, to: middle } : { from: middle, to };
}

function stockOf(random: Random): { stock_code: StockCode; stock_qty: number; stock_place: string } {
  const at = random.next();
  const stock_code: StockCode = at < 0.58 ? '1' : at < 0.74 ? '2' : at < 0.85 ? '3' : at < 0.95 ? '0' : '9';
  const stock_qty =
    stock_code === '1' ? random.between(11, 180) : stock_code === '2' ? random.between(1, 10) : 0;
  const stock_place = `${random.pick(['A', 'B', 'C', 'D', 'E'])}${random.between(1, 24)}-${random.between(1, 6)}`;
  return { stock_code, stock_qty, stock_place };
}

const builtTogether = (one: ProductsTable, other: ProductsTable): boolean =>
  one.year_from <= other.year_to && other.year_from <= one.year_to;

/** Products that fit the same vehicle of the same years are related: harness, towbar and kit. */
export function demoRelatedLinks(products: readonly ProductsTable[]): RelatedLinksTable[] {
  const byVehicle = new Map<string, ProductsTable[]>();
  for (const product of products) {
    const key = `${product.marque} ${product.modele}`;
    byVehicle.set(key, [...(byVehicle.get(key) ?? []).slice(0, 40), product]);
  }
  return products.flatMap((product) =>
    (byVehicle.get(`${product.marque} ${product.modele}`) ?? [])
      .filter((other) => other.catalogue !== product.catalogue && builtTogether(product, other))
      .slice(0, RELATED_MAX)
      .map((other) => ({
        ref_norm: product.ref_norm,
        related_ref_norm: other.ref_norm,
        ref: product.ref,
        related_ref: other.ref,
        status: 'active' as const,
      })),
  );
}
