import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { CATALOGUES } from '@extranet/shared/rules';
import type { Equipment } from '@extranet/shared/rules/vehicle';
import { buildTestApp } from '../../testing/test-app.ts';
import { partsFor } from './fits.queries.ts';
import { findVehicle } from './vehicles.queries.ts';

const { app } = await buildTestApp({ products: 30 });

const applicationOf = (
  prodId: string,
  year_from: number,
  withEquipment: Equipment[] = [],
  without: Equipment[] = [],
) => ({
  id: `${prodId}-${year_from}`,
  product_id: prodId,
  marque: 'Peugeot',
  marque_norm: 'PEUGEOT',
  modele: '308 II',
  modele_norm: '308II',
  year_from,
  year_to: 2021,
  with_equipment: JSON.stringify(withEquipment),
  without_equipment: JSON.stringify(without),
  note: '',
  source: 'admin' as const,
});

describe('the parts for a vehicle', () => {
  it('are those of its model and year, with what each needs of its equipment, whatever that is [B2.01]', async () => {
    await app.db.deleteFrom('applications').execute();
    await app.db
      .insertInto('applications')
      .values([
        applicationOf('p-fa-00001', 2013),
        applicationOf('p-fa-00001', 2014, ['preparation']),
        applicationOf('p-fa-00002', 2013, ['preparation'], ['ledLights']),
        applicationOf('p-fa-00002', 2014, [], ['parkingAid']),
        applicationOf('p-fa-00003', 2019),
        applicationOf('p-at-00001', 2013),
      ])
      .execute();
    const vehicle = await findVehicle(app.db, 'peugeot.308ii.2016');
    assert.ok(vehicle);
    const { products, conditions } = await partsFor(app.db, CATALOGUES, vehicle);
    assert.deepEqual(
      products.map(({ ref }) => ref),
      ['AT-00001', 'FA-00001', 'FA-00002'],
    );
    assert.deepEqual(conditions, [
      { prodId: 'p-fa-00002', with: ['preparation'], without: ['ledLights'] },
      { prodId: 'p-fa-00002', with: [], without: ['parkingAid'] },
    ]);
    const towbars = await partsFor(app.db, ['Attelage'], vehicle);
    assert.deepEqual(
      towbars.products.map(({ ref }) => ref),
      ['AT-00001'],
    );
  });
});
