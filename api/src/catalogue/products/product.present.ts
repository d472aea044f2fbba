import type { Product, ProductRow } from '@extranet/shared/contracts';
import { type FeatureName, LISTED_FEATURES, NO_FEATURES } from '@extranet/shared/rules/product';
import type { ProductsTable } from '../../base/db/schema/catalogue.ts';
import { type CustomerPricing, toDecimal, unitPrice } from '../prices/prices.ts';

/** The columns that a list needs. */
export const rowColumns = [
  'id',
  'ref',
  'ref_norm',
  'ean',
  'catalogue',
  'marque',
  'modele',
  'annee',
  'type',
  'price_cents',
  'stock_code',
  'stock_qty',
  'statut',
  'standard',
  'featured',
  'picture_id',
  'datasheet_id',
  'titre',
  'memo',
  'technical',
] as const satisfies readonly (keyof ProductsTable)[];

export type StoredRow = Pick<ProductsTable, (typeof rowColumns)[number]>;

type Technical = Partial<Record<FeatureName, string>>;

/** What is known of a product's technical fields. */
export const technicalOf = ({ technical }: Pick<ProductsTable, 'technical'>) =>
  JSON.parse(technical) as Technical;

/** Those that a list shows, as far as they are known. */
function listedOf(row: StoredRow): Technical {
  const technical = technicalOf(row);
  const listed: Technical = {};
  for (const name of LISTED_FEATURES) if (technical[name]) listed[name] = technical[name];
  return listed;
}

export function presentRow(row: StoredRow, pricing: CustomerPricing): ProductRow {
  const priced = { catalogue: row.catalogue, refNorm: row.ref_norm, priceCents: row.price_cents };
  return {
    prodId: row.id,
    prodRef: row.ref,
    prodCodeEAN: row.ean,
    prodCatalogue: row.catalogue,
    prodMarque: row.marque,
    prodModele: row.modele,
    prodAnnee: row.annee,
    prodType: row.type,
    prodPrix: toDecimal(row.price_cents),
    prodMbrPrice: toDecimal(unitPrice(priced, pricing)),
    prodCodeStock: row.stock_code,
    prodStatut: row.statut === 'supprime' ? 'supprimé' : row.statut,
    prodStandard: row.standard === 1 ? 'oui' : 'non',
    prodFeatured: row.featured === 1 ? '1' : '0',
    prodPicture: row.picture_id,
    prodTitre: row.titre,
    prodMemo: row.memo,
    prodDatasheet: row.datasheet_id,
    ...listedOf(row),
  };
}

export function presentProduct(row: StoredRow, pricing: CustomerPricing): Product {
  return { ...presentRow(row, pricing), ...NO_FEATURES, ...technicalOf(row) };
}
