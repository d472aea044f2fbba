import type { Product, ProductRow, ProductsConfig } from '@extranet/shared/contracts';
import { productKind, productName, yearsInWords } from '@extranet/shared/rules';
import { featuresOf } from '../features.ts';

/** Shown as rows of their own, in words; a description is no field to compare. */
const APART = ['prodStandard', 'prodCodeStock', 'prodCodeEAN', 'prodFeatured', 'prodMemo'];

export interface ComparedField {
  name: string;
  /** One per product; '' where nothing is known. */
  values: string[];
  differs: boolean;
}

/** What every product has, whatever the supplier lists; price and availability are drawn by the table. */
const COMMON: readonly [name: string, written: (product: ProductRow) => string][] = [
  ['price', ({ prodMbrPrice }) => prodMbrPrice],
  ['availability', ({ prodCodeStock, prodStatut }) => `${prodStatut} ${prodCodeStock}`],
  ['vehicle', productName],
  ['years', ({ prodAnnee }) => yearsInWords(prodAnnee)],
  ['range', ({ prodStandard, prodCatalogue }) => (prodCatalogue === 'Kit' ? '' : (prodStandard ?? ''))],
  ['kind', (product) => (product.prodType ? '' : productKind(product))],
];

/** The fields of these products as rows, in the supplier's order; those that none of them has are left out. */
export function comparedFields(products: readonly Product[], config: ProductsConfig): ComparedField[] {
  const features = products.map(
    (product) => new Map(featuresOf(product, config).map(({ name, value }) => [name, value])),
  );
  const names = [...new Set(features.flatMap((of) => [...of.keys()]))];
  const order = config.properties[products[0]?.prodCatalogue ?? 'Faisceau'] ?? [];
  const listed = order.filter((name) => names.includes(name) && !APART.includes(name));
  return [
    ...COMMON.map(([name, written]) => fieldOf(name, products.map(written))),
    ...listed
      .filter((name) => name !== 'prodTypeAttelage')
      .map((name) =>
        fieldOf(
          name,
          features.map((of) => of.get(name) ?? ''),
        ),
      ),
  ].filter(({ values }) => values.some((value) => value !== ''));
}

const fieldOf = (name: string, values: string[]): ComparedField => ({
  name,
  values,
  differs: new Set(values).size > 1,
});
