import type { ProductSuccessorsTable, ProductsTable } from '../base/db/schema/catalogue.ts';

/** The first ones show a case each, as they are. */
const SHOWCASE = 20;
const SHOWN_MAX = 25;

const canBeHad = ({ statut, price_cents, stock_code }: ProductsTable): boolean =>
  statut === 'disponible' && price_cents > 0 && ['1', '2', '3'].includes(stock_code);

/** Some parts that can no longer be had are replaced by one for the same vehicle, of the same kind. */
export function demoSuccessors(products: readonly ProductsTable[]): ProductSuccessorsTable[] {
  const kindOf = ({ catalogue, marque, modele, type }: ProductsTable) =>
    [catalogue, marque, modele, type].join(' ');
  const offered = Map.groupBy(products.filter(canBeHad), kindOf);
  return products
    .filter((product) => Number(product.ref.slice(3)) > SHOWCASE && product.stock_code === '9')
    .flatMap((product) => {
      const [successor] = (offered.get(kindOf(product)) ?? []).filter(
        ({ year_from, year_to }) => year_from <= product.year_to && product.year_from <= year_to,
      );
      if (!successor) return [];
      return {
        ref_norm: product.ref_norm,
        ref: product.ref,
        successor_norm: successor.ref_norm,
        successor_ref: successor.ref,
      };
    })
    .slice(0, SHOWN_MAX);
}
