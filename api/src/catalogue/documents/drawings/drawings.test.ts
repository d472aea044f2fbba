import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { socketPins } from '@extranet/shared/rules/product';
import type { ProductsTable } from '../../../base/db/schema/catalogue.ts';
import { drawingKey, drawingOf } from './index.ts';

const aStored = (parts: Partial<ProductsTable>) =>
  ({ technical: '{}', type: '', titre: '', standard: 1, ...parts }) as ProductsTable;
const towbar = (prodTypeAttelage: string) =>
  aStored({ catalogue: 'Attelage', technical: JSON.stringify({ prodTypeAttelage }) });
const harness = (type: string, standard = 1) => aStored({ catalogue: 'Faisceau', type, standard });
const kit = (titre: string) => aStored({ catalogue: 'Kit', titre });

describe('the drawings of products [W1.32][W1.04]', () => {
  it('show each type of towbar, each socket and each content of a kit in its own way', () => {
    const products = [
      ...['Rotule équerre', 'Col de cygne', 'Démontable', 'Escamotable'].map(towbar),
      ...[harness('7'), harness('13'), harness('13', 0)],
      ...['Kit attelage col de cygne 7 broches', 'Kit attelage démontable 13 broches'].map(kit),
      ...['Kit porte-vélos 2 vélos', 'Kit porte-vélos 3 vélos'].map(kit),
    ];
    assert.equal(new Set(products.map(drawingOf)).size, products.length);
    assert.equal(new Set(products.map(drawingKey)).size, products.length);
  });

  it('are the same for products with the same key', () => {
    const [one, other] = ['Kit attelage démontable 13 broches Peugeot 308', 'Kit démontable 13 broches'].map(
      kit,
    );
    assert.ok(one && other);
    assert.equal(drawingKey(one), drawingKey(other));
    assert.equal(drawingOf(one), drawingOf(other));
  });

  it('have the wires of the standard in their colours', () => {
    for (const type of ['7', '13']) {
      const svg = drawingOf(harness(type));
      for (const { tint } of socketPins(type)) if (tint !== 'none') assert.ok(svg.includes(`"${tint}"`));
    }
  });
});
