import type { ProductsTable } from '../../../base/db/schema/catalogue.ts';
import { kindOfProduct } from '../../products/stored-words.ts';
import { harnessDrawing } from './harness.ts';
import { contentOf, kitDrawing } from './kit.ts';
import { towbarDrawing } from './towbar.ts';

/** Products with the same key look the same, and share one picture. */
export function drawingKey(product: ProductsTable): string {
  const { catalogue, standard, titre } = product;
  const what = {
    Faisceau: () => [kindOfProduct(product), standard],
    Attelage: () => [kindOfProduct(product)],
    Kit: () => Object.values(contentOf(titre)),
  }[catalogue]();
  return [catalogue, ...what].join('-').toLowerCase().replace(/\W+/g, '-');
}

/** An SVG drawing of our own of what the product is. */
export function drawingOf(product: ProductsTable): string {
  const { catalogue, standard, titre } = product;
  if (catalogue === 'Faisceau') return harnessDrawing(kindOfProduct(product), standard === 1);
  return catalogue === 'Attelage' ? towbarDrawing(kindOfProduct(product)) : kitDrawing(contentOf(titre));
}
