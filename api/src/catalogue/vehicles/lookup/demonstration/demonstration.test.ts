import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { searchable } from '@extranet/shared/rules';
import { readVehicleText } from '@extranet/shared/rules/vehicle';
import { vehicles } from '../../../../demo/vehicles.ts';
import { demonstrationSource } from './demonstration-source.ts';
import { demonstrationPlates } from './plates.ts';
import { demonstrationVariants } from './variants.ts';
import { demonstrationVins } from './vins.ts';

const known = new Map(vehicles.map((vehicle) => [searchable(`${vehicle.marque}${vehicle.modele}`), vehicle]));

describe('the demonstration’s table of vehicles', () => {
  it('has 200 French plates, two of which two vehicles may carry [B1.07]', () => {
    assert.equal(demonstrationPlates.size, 200);
    for (const plate of demonstrationPlates.keys()) {
      const { kind, text, problem } = readVehicleText(plate);
      assert.deepEqual([kind, text, problem], ['plate', plate, undefined], plate);
    }
    const double = [...demonstrationPlates.values()].filter(({ length }) => length === 2);
    assert.equal(double.length, 2);
  });

  it('has vehicles that the demonstration’s catalogue knows, of a year in which they were built', () => {
    const all = [
      ...[...demonstrationPlates.values()].flat(),
      ...demonstrationVins.values(),
      ...demonstrationVariants.values(),
    ];
    for (const { marque, modele, year } of all) {
      const model = known.get(searchable(`${marque}${modele}`));
      assert.ok(model, `${marque} ${modele}`);
      if (year) assert.ok(year >= model.from && year <= (model.to || 2026), `${marque} ${modele} ${year}`);
    }
  });

  it('has a VIN of each make, which says its make by itself, and its year where the maker writes it [B1.07]', () => {
    for (const [vin, { marque, year }] of demonstrationVins) {
      const reading = readVehicleText(vin, 2026);
      assert.deepEqual([reading.kind, reading.text, reading.known.marque], ['vin', vin, marque], vin);
      assert.ok(reading.known.year === undefined || reading.known.year === year, vin);
    }
    assert.equal(new Set([...demonstrationVins.values()].map(({ marque }) => marque)).size, 22);
  });

  it('has lines D.2 that are read as such and found whatever their separators [B1.07]', async () => {
    assert.ok(demonstrationVariants.size > 20);
    for (const written of ['LBHZTZ/1S', ' lbhztz/1s ', 'LBHZTZ*1S']) {
      const { kind, text } = readVehicleText(written);
      assert.equal(kind, 'variant');
      const answer = await demonstrationSource.ask({ kind: 'variant', text });
      assert.ok(typeof answer !== 'string');
      assert.equal(answer.vehicles[0]?.modele, '308 II', written);
    }
  });
});
