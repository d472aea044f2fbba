import assert from 'node:assert/strict';
import { it } from 'node:test';
import { productLabel } from './product-label.ts';

it('names the vehicle once, whether the title already does or not', () => {
  const vehicle = { marque: 'Peugeot', modele: '308 SW' };
  assert.equal(
    productLabel({ titre: 'Faisceau standard 7 broches', ...vehicle }),
    'Faisceau standard 7 broches Peugeot 308 SW',
  );
  assert.equal(
    productLabel({ titre: 'Kit attelage PEUGEOT 308 sw', ...vehicle }),
    'Kit attelage PEUGEOT 308 sw',
  );
  assert.equal(productLabel({ titre: 'Citroën C3', marque: 'CITROEN', modele: '' }), 'Citroën C3');
});
