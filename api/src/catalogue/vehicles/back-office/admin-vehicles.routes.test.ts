import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { VehicleProducts } from '@extranet/shared/contracts';
import { assertRefused } from '../../../testing/refusals.ts';
import { signedIn } from '../../../testing/signed-in.ts';
import { buildTestApp } from '../../../testing/test-app.ts';

const { app } = await buildTestApp({ products: 50 });
const admin = await signedIn(app, 'admin@demo.example', 'admin');
const fitting = (modele: string, from: number, to: number) => ({
  ...{ marque: 'Trabant', modele, from, to },
  ...{ with: [], without: [], note: '' },
});

describe('the products that fit a vehicle', () => {
  it('are told to the back office of all catalogues, with the vehicle that they name [B1.06]', async () => {
    for (const [id, payload] of Object.entries({
      'p-fa-00001': [fitting('601', 1990, 1995)],
      'p-at-00001': [fitting('601', 1990, 2000)],
      'p-fa-00002': [fitting('601', 1998, 2000)],
    })) {
      const saved = await admin(`/api/admin/product/${id}/applications`, { method: 'PUT', payload });
      assert.equal(saved.status, 200, saved.text);
    }
    const answer = await admin('/api/admin/vehicles/trabant.601.1994/products');
    assert.equal(answer.status, 200, answer.text);
    const { count, products } = answer.json<VehicleProducts>();
    assert.equal(count, 2);
    assert.deepEqual(
      products.map(({ prodRef, prodCatalogue, reason }) => [prodRef, prodCatalogue, reason.from, reason.to]),
      [
        ['AT-00001', 'Attelage', 1990, 2000],
        ['FA-00001', 'Faisceau', 1990, 1995],
      ],
    );
    assertRefused(await admin('/api/admin/vehicles/nobody.knows./products'), 404, 'notFound');
  });
});
