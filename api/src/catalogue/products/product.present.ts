import type { Product, ProductRow } from '@extranet/shared/contracts';
import type { ProductsTable } from '../../base/db/schema/catalogue.ts';
import { type CustomerPricing, toDecimal, unitPrice } from '../prices/prices.ts';
import { technicalNames } from './technical-names.ts';

/** The columns that a list needs; technical data comes with a single product only. */
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
  'statut',
  'standard',
  'featured',
  'picture_id',
  'datasheet_id',
  'titre',
  'memo',
] as const satisfies readonly (keyof ProductsTable)[];

export type StoredRow = Pick<ProductsTable, (typeof rowColumns)[number]>;

const noTechnical = Object.fromEntries(technicalNames.map((name) => [name, ''])) as Record<
  (typeof technicalNames)[number],
  string
>;

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
  };
}

export function presentProduct(row: StoredRow & { technical: string }, pricing: CustomerPricing): Product {
  return { ...presentRow(row, pricing), ...noTechnical, ...(JSON.parse(row.technical) as object) };
}
