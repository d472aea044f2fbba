import type { ProductsTable } from '../../../base/db/schema/catalogue.ts';
import type { ExportColumn } from '../../../base/spreadsheets/export/export-table.ts';

const STATUSES: Readonly<Record<ProductsTable['statut'], string>> = {
  disponible: 'disponible',
  'non disponible': 'non disponible',
  supprime: 'supprimé',
};

/** All that the file needs, and how its pages go on: a product has twice as much. */
export const exportedColumns = [
  'products.id',
  'products.ref_norm',
  'products.ref',
  'products.catalogue',
  'products.titre',
  'products.marque',
  'products.modele',
  'products.annee',
  'products.type',
  'products.price_cents',
  'products.stock_code',
  'products.stock_qty',
  'products.stock_place',
  'products.statut',
  'products.ean',
] as const;

type Column<Name> = Name extends `products.${infer Own extends keyof ProductsTable}` ? Own : never;
export type ExportedProduct = Pick<ProductsTable, Column<(typeof exportedColumns)[number]>>;

/** Prices as numbers, and none where there is none: a 0 would read as free. */
export const productColumns: readonly ExportColumn<ExportedProduct>[] = [
  { head: 'Référence', value: (product) => product.ref },
  { head: 'Catalogue', value: (product) => product.catalogue },
  { head: 'Titre', value: (product) => product.titre },
  { head: 'Marque', value: (product) => product.marque },
  { head: 'Modèle', value: (product) => product.modele },
  { head: 'Années', value: (product) => product.annee },
  { head: 'Type de prise', value: (product) => product.type },
  { head: 'Prix HT', value: (product) => (product.price_cents === 0 ? null : product.price_cents / 100) },
  { head: 'Code stock', value: (product) => product.stock_code },
  { head: 'Quantité en stock', value: (product) => product.stock_qty },
  { head: 'Emplacement', value: (product) => product.stock_place },
  { head: 'Statut', value: (product) => STATUSES[product.statut] },
  { head: 'Code EAN', value: (product) => product.ean },
];
