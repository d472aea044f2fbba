import type { Product, ProductsConfig } from '@extranet/shared/contracts';
import { withMassInGroups } from './kilograms.ts';

export interface Feature {
  name: string;
  value: string;
  /** Shown without a label, because the text is clear by itself. */
  bare: boolean;
}

const HIDDEN = '*';

/** 'E3', 'O4', 'DL2': the function is there; the code names the variant of its wiring, which the fitting instructions draw. */
const WIRED = ['prdPdc', 'prdPlus', 'prodLigne'];
const PLAIN = ['', 'Oui', 'Non'];

/** The code of a wiring, which says nothing to who only asks whether the function is there. */
export const isWiringCode = (name: string, value: string): boolean =>
  WIRED.includes(name) && !PLAIN.includes(value);

/** The features that the configuration lists for the product's catalogue, in its order, without empty ones (C3.05). */
export function featuresOf(product: Product, { properties, no_legend }: ProductsConfig): Feature[] {
  const names = properties[product.prodCatalogue] ?? [];
  return names
    .filter((name) => !name.startsWith(HIDDEN))
    .map((name) => ({ name, value: textOf(product, name), bare: no_legend.includes(name) }))
    .filter(({ value }) => value !== '');
}

function textOf(product: Product, name: string): string {
  const value = (product as Record<string, unknown>)[name];
  return typeof value === 'string' || typeof value === 'number' ? withMassInGroups(String(value).trim()) : '';
}
