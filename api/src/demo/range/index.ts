import type { Catalogue, StockCode } from '@extranet/shared/contracts';
import { OPEN_YEAR } from '@extranet/shared/rules';
import type { ProductsTable } from '../../base/db/schema/catalogue.ts';
import type { ApplicationsTable } from '../../base/db/schema/vehicles.ts';
import { createRandom, type Random } from '../../base/random.ts';
import { derivedColumns, ownApplications } from '../../catalogue/index.ts';
import { eanOf } from '../ean.ts';
import { vehicles } from '../vehicles.ts';
import { RANGE_MODELS, type RangeModel } from './models.ts';
import { harnesses, kits, type RangePart, towbars } from './parts.ts';

const FIRST = 90_001;
const DAY = 86_400_000;
const CATALOGUES: Record<RangePart['letters'], Catalogue> = { FA: 'Faisceau', AT: 'Attelage', KI: 'Kit' };

interface Range {
  readonly products: ProductsTable[];
  readonly applications: ApplicationsTable[];
}

/** Some forty models of which a fitter finds everything: each way to tow, both sockets, simple and complete. */
export function demoRange(now: Date, others: number): Range {
  // Beyond the references of the other products of the demonstration, so that those stay as they are.
  const first = Math.max(FIRST, others + 1);
  // A source of its own: the products that the demonstration had before come out as ever.
  const random = createRandom(3071);
  const counts = { FA: 0, AT: 0, KI: 0 };
  const made = RANGE_MODELS.flatMap((model) =>
    [...harnesses(model), ...towbars(model), ...kits(model)].map((part) => ({
      part,
      product: productOf(model, part, first + counts[part.letters]++, random, now),
    })),
  );
  return {
    products: made.map(({ product }) => product),
    applications: made.flatMap(({ part, product }) =>
      ownApplications(product).map((application) => ({
        ...application,
        with_equipment: JSON.stringify(part.with),
        without_equipment: JSON.stringify(part.without),
      })),
    ),
  };
}

function productOf(
  { marque, modele }: RangeModel,
  part: RangePart,
  number: number,
  random: Random,
  now: Date,
): ProductsTable {
  const { from = 0, to = 0 } = vehicles.find((one) => one.marque === marque && one.modele === modele) ?? {};
  const ref = `${part.letters}-${number}`;
  const created = new Date(now.getTime() - random.between(30, 1500) * DAY).toISOString();
  const { titre, memo, type } = part;
  const catalogue = CATALOGUES[part.letters];
  const technical = JSON.stringify(part.technical);
  return {
    id: `p-${ref.toLowerCase()}`,
    ref,
    ean: eanOf(part.letters, number - 1),
    catalogue,
    marque,
    modele,
    annee: `${from}-${to || ''}`,
    year_from: from,
    year_to: to || OPEN_YEAR,
    type,
    standard: part.premium ? 0 : 1,
    price_cents: part.euros * 100 + random.between(0, 40) * 10,
    titre,
    memo,
    technical,
    ...stockOf(random),
    statut: 'disponible',
    featured: 0,
    newsletters: 0,
    picture_id: null,
    datasheet_id: null,
    ...derivedColumns({ ref, catalogue, marque, modele, titre, memo, type, technical }),
    created_at: created,
    updated_at: created,
  };
}

/** All of it can be ordered; some must be fetched first. */
function stockOf(random: Random): { stock_code: StockCode; stock_qty: number; stock_place: string } {
  const stock_code = random.pick<StockCode>(['1', '1', '1', '1', '2', '3']);
  const stock_qty = { '1': random.between(11, 90), '2': random.between(1, 10) }[stock_code as '1' | '2'] ?? 0;
  return { stock_code, stock_qty, stock_place: `R${random.between(1, 24)}-${random.between(1, 6)}` };
}
