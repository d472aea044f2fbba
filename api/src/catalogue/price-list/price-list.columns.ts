import type { ExportColumn } from '../../base/spreadsheets/export/export-table.ts';
import { euros, shortDate } from '../../base/text/french.ts';
import type { PricedRow } from './price-list.ts';

/** 'dès 10 : 8,50 €', one after the other. */
export const stepsInWords = ({ steps }: PricedRow): string =>
  steps.map(({ from, cents }) => `dès ${from}\u00a0: ${euros(cents)}`).join(', ');

export const validInWords = ({ validTo }: PricedRow): string =>
  validTo ? shortDate(`${validTo}T12:00:00Z`) : '';

export const priceListColumns: readonly ExportColumn<PricedRow>[] = [
  { head: 'Référence', value: ({ product }) => product.ref },
  { head: 'Catalogue', value: ({ product }) => product.catalogue },
  { head: 'Désignation', value: ({ words }) => words, width: 44 },
  { head: 'Marque', value: ({ product }) => product.marque },
  { head: 'Modèle', value: ({ product }) => product.modele },
  { head: 'Années', value: ({ product }) => product.annee },
  { head: 'Code EAN', value: ({ product }) => product.ean },
  { head: 'Prix public HT', value: ({ product }) => product.price_cents / 100, decimals: 2 },
  { head: 'Votre prix HT', value: ({ cents }) => cents / 100, decimals: 2 },
  { head: 'Prix spécial', value: ({ isSpecial }) => (isSpecial ? 'oui' : '') },
  { head: 'Prix HT par quantité', value: stepsInWords, width: 32 },
  { head: 'Prix spécial valable jusqu’au', value: validInWords, isDay: true },
];
