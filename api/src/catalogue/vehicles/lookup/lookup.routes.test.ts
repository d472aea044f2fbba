import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { VehicleLookupAnswer } from '@extranet/shared/contracts';
import { assertRefused } from '../../../testing/refusals.ts';
import { signedIn } from '../../../testing/signed-in.ts';
import { buildTestApp } from '../../../testing/test-app.ts';

const { app } = await buildTestApp({ products: 300 });
const garage = await signedIn(app, 'garage@demo.example');

const ask = (text: string) => garage('/api/vehicles/lookup', { method: 'POST', payload: { text } });
const lookUp = async (text: string) => {
  const answer = await ask(text);
  assert.equal(answer.status, 200, answer.text);
  return answer.json<VehicleLookupAnswer>();
};
const keys = ({ vehicles }: VehicleLookupAnswer) => vehicles.map(({ vehicle }) => vehicle.key);

describe('POST /vehicles/lookup without a service', () => {
  it('finds a plate of the demonstration, whatever its writing, and says that it is one [B1.07]', async () => {
    for (const typed of ['AB-123-CD', 'ab 123 cd', 'AB-I23-CD']) {
      const answer = await lookUp(typed);
      assert.deepEqual(keys(answer), ['peugeot.308ii.2016'], typed);
      assert.deepEqual([answer.kind, answer.outcome, answer.demonstration], ['plate', 'found', true]);
      assert.deepEqual(answer.vehicles[0]?.equipment, { ledLights: 'non', parkingAid: 'oui' });
    }
  });

  it('lists the vehicles between which a plate does not decide [B1.07]', async () => {
    const answer = await lookUp('CD-111-EF');
    assert.equal(answer.outcome, 'several');
    assert.deepEqual(keys(answer), ['volkswagen.golfvii.2015', 'volkswagen.golfviibreak.2015']);
  });

  it('finds a VIN and line D.2, and says make and year of a VIN that nobody knows [B1.01 B1.07 B1.08]', async () => {
    assert.deepEqual(keys(await lookUp('tmbjj7ne8g0123456')), ['skoda.octaviaiii.2016']);
    assert.deepEqual(keys(await lookUp('LBHZTZ/1S')), ['peugeot.308ii.']);
    const unknown = await lookUp('WVWZZZAUZEW999999');
    assert.deepEqual([unknown.kind, unknown.outcome], ['vin', 'unknown']);
    assert.deepEqual(unknown.known, { marque: 'Volkswagen', year: 2014 });
  });

  it('answers words from the models of the catalogue, which are no demonstration data [B1.01]', async () => {
    const one = await lookUp('golf 7 break');
    assert.deepEqual([one.kind, one.outcome, one.demonstration], ['words', 'found', false]);
    assert.deepEqual(keys(one), ['volkswagen.golfviibreak.']);
    const several = await lookUp('308 II 2016');
    assert.deepEqual(keys(several), ['peugeot.308ii.2016', 'peugeot.308iibreak.2016']);
    assert.deepEqual(several.known, { year: 2016 });
    assert.deepEqual(keys(await lookUp('MEGANE-IV 2018')), [
      'renault.meganeiv.2018',
      'renault.meganeivbreak.2018',
    ]);
    assert.deepEqual(keys(await lookUp('308 II de 2016, 13 broches')), keys(several));
    assert.equal((await lookUp('trottinette')).outcome, 'unknown');
  });

  it('reads words as the search does: numbers in letters, slips, codes, and what the trade calls makes [B1.01 B3.03]', async () => {
    for (const [typed, expected] of [
      ['golf sept', ['volkswagen.golfvii.', 'volkswagen.golfviibreak.']],
      ['golff 7 break', ['volkswagen.golfviibreak.']],
      ['vw golf sept break 2015', ['volkswagen.golfviibreak.2015']],
      ['peugot 308 II 2016', ['peugeot.308ii.2016', 'peugeot.308iibreak.2016']],
      ['308sw 2016', ['peugeot.308iibreak.2016']],
      ['vwgolf7', ['volkswagen.golfvii.', 'volkswagen.golfviibreak.']],
    ] as const)
      assert.deepEqual(keys(await lookUp(typed)).toSorted(), expected, typed);
  });

  it('says the make where no more was typed, and of a car that nobody has no other one [B1.01]', async () => {
    for (const [typed, marque] of [
      ['vw', 'Volkswagen'],
      ['peugot', 'Peugeot'],
      ['merco', 'Mercedes-Benz'],
    ] as const) {
      const { outcome, known, makeAlone } = await lookUp(typed);
      assert.deepEqual([outcome, known, makeAlone], ['unknown', { marque }, true], typed);
    }
    for (const typed of ['peugeot 309', 'cybertruck', 'peugeot cybertruck', 'e208', 'vwid3']) {
      const { outcome, vehicles, makeAlone } = await lookUp(typed);
      assert.deepEqual([outcome, vehicles, makeAlone], ['unknown', [], undefined], typed);
    }
    const { outcome, missing } = await lookUp('id.3');
    assert.deepEqual([outcome, missing], ['several', { name: 'ID.4', generation: '3' }]);
  });

  it('offers all of a name whose year or generation is not there, and says which is not [B1.01]', async () => {
    const year = await lookUp('308 1950');
    assert.deepEqual([year.outcome, year.missing], ['several', { name: '308', year: '1950' }]);
    assert.ok(keys(year).every((key) => key.startsWith('peugeot.308')));
    const generation = await lookUp('golf 12');
    assert.deepEqual(
      [generation.outcome, generation.missing],
      ['several', { name: 'Golf', generation: '12' }],
    );
  });

  it('asks nobody for what cannot be, and refuses what is no text', async () => {
    const foreign = await lookUp('B-AB 1234');
    assert.deepEqual([foreign.kind, foreign.outcome, foreign.demonstration], ['plate', 'unknown', false]);
    assert.equal((await lookUp('VF3LBHZTZGS12')).known.marque, 'Peugeot');
    assertRefused(await ask(''), 400, 'request.invalid');
    assertRefused(await ask('A'.repeat(61)), 400, 'request.invalid');
  });
});
