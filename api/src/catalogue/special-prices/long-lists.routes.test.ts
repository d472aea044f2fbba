import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { SpecialPrice, SpecialPriceChange } from '@extranet/shared/contracts';
import { findUserByEmail } from '../../people/users/users.queries.ts';
import { assertRefused } from '../../testing/refusals.ts';
import { signedIn } from '../../testing/signed-in.ts';
import { buildTestApp } from '../../testing/test-app.ts';

const { app } = await buildTestApp({ products: 60 });
const admin = await signedIn(app, 'admin@demo.example', 'admin');
const id = (await findUserByEmail(app.db, 'atelier@demo.example'))?.id ?? '';
const url = `/api/admin/customer/${id}/specialPrices`;
const put = (list: object[]) => admin(url, { method: 'PUT', payload: list });
const whole = async () => (await admin(url)).json<SpecialPrice[]>();
const slice = async (query: string) => {
  const { headers, ...answer } = await admin(`${url}?${query}`);
  const refs = answer.json<SpecialPrice[]>().map(({ spProdRef }) => spProdRef);
  return { refs, total: headers['x-total-count'], tag: headers.etag };
};
const change = (payload: object[]) => admin(`${url}/changes`, { method: 'POST', payload });
const seenOf = ({
  spPrice,
  spValidFrom,
  spValidTo,
  spSteps,
}: SpecialPrice): SpecialPriceChange['spSeen'] => ({
  spPrice,
  spValidFrom,
  spValidTo,
  spSteps,
});
const REFS = ['FA-00001', 'FA-00002', 'FA-00003', 'FA-00004', 'FA-00005'];
const five = () => put(REFS.map((spProdRef, at) => ({ spProdRef, spPrice: 10 + at })));
const [one, two, three, four, five_] = await (async () => {
  await five();
  return whole();
})();
const pricesNow = async () => (await whole()).map(({ spProdRef, spPrice }) => [spProdRef, spPrice]);

describe('a list of special prices that is too long to be shown at once', () => {
  it('comes in slices, each after the last reference of the one before, the first with the total [B5.01]', async () => {
    await five();
    assert.deepEqual(await slice('n=2'), { refs: REFS.slice(0, 2), total: '5', tag: undefined });
    const second = await slice('n=2&after=fa%2000002');
    assert.deepEqual(second, { refs: REFS.slice(2, 4), total: undefined, tag: undefined });
    assert.deepEqual((await slice('n=2&after=FA-00004')).refs, REFS.slice(4));
    assert.deepEqual((await slice('n=2&after=FA-00005')).refs, []);
  });

  it('that is no longer than a slice is the list with its ETag, which a save as a whole asks for [A2.21] [B5.01]', async () => {
    const { headers } = await admin(url);
    for (const n of ['5', '6', '9999'])
      assert.deepEqual(await slice(`n=${n}`), { refs: REFS, total: '5', tag: headers.etag });
    await put([]);
    assert.deepEqual(await slice('n=5').then(({ refs, total }) => [refs, total]), [[], '0']);
  });

  it('refuses what is no number of lines', async () => {
    assert.equal((await admin(`${url}?n=-1`)).status, 400);
    assert.equal((await slice('n=0')).refs.length <= 1, true);
  });

  it('is saved line by line: changed, added and removed ones, all others stay [B5.01]', async () => {
    await five();
    const answer = await change([
      { spProdRef: one?.spProdRef, spPrice: '1 234,50', spSeen: one && seenOf(one) },
      { spProdRef: two?.spProdRef, spPrice: 11, spStatus: 'removed', spSeen: two && seenOf(two) },
      { spProdRef: 'fa9', spPrice: 7, spSteps: [{ from: 10, price: 6 }], spSeen: null },
    ]);
    assert.equal(answer.status, 200, answer.text);
    assert.deepEqual(
      answer.json<SpecialPrice[]>().map(({ spProdRef, spPrice }) => [spProdRef, spPrice]),
      [
        ['FA-00001', 1234.5],
        ['FA-00009', 7],
      ],
    );
    assert.deepEqual(await pricesNow(), [
      ['FA-00001', 1234.5],
      ['FA-00003', 12],
      ['FA-00004', 13],
      ['FA-00005', 14],
      ['FA-00009', 7],
    ]);
  });

  it('names what somebody else changed, removed or added meanwhile, and saves nothing [B5.01]', async () => {
    await five();
    const ours = [
      { spProdRef: three?.spProdRef, spPrice: 1, spSeen: three && { ...seenOf(three), spPrice: 99 } },
      { spProdRef: four?.spProdRef, spPrice: 1, spSeen: four && seenOf(four) },
      { spProdRef: 'fa5', spPrice: 1, spSeen: null },
      { spProdRef: 'FA-00011', spPrice: 1, spSeen: five_ && seenOf(five_) },
    ];
    const answer = await change(ours);
    assertRefused(answer, 409, 'specialPrices.changedMeanwhile');
    for (const ref of ['FA-00003', 'FA-00005', 'FA-00011']) assert.ok(answer.text.includes(ref), ref);
    assert.ok(!answer.text.includes('FA-00004'));
    assert.equal((await pricesNow()).length, 5);
    assert.deepEqual((await pricesNow())[3], ['FA-00004', 13]);
  });

  it('also where only a day or a step of it is another now [B5.01]', async () => {
    await put([{ spProdRef: 'FA-00001', spPrice: 10, spSteps: [{ from: 5, price: 9 }] }]);
    const [stepped] = await whole();
    const seen = stepped ? seenOf(stepped) : null;
    assertRefused(
      await change([{ spProdRef: 'FA-00001', spPrice: 11, spSeen: seen && { ...seen, spSteps: [] } }]),
      409,
      'specialPrices.changedMeanwhile',
    );
    assert.equal((await change([{ spProdRef: 'FA-00001', spPrice: 11, spSeen: seen }])).status, 200);
    assert.deepEqual((await whole())[0]?.spSteps, [{ from: 5, price: 9 }]);
  });

  it('is checked like a list that is saved as a whole [A5.04]', async () => {
    for (const [line, code] of [
      [{ spProdRef: 'FA-00001', spPrice: '0' }, 'positive'],
      [{ spProdRef: 'ZZ-1', spPrice: '1' }, 'unknownReference'],
      [{ spProdRef: '', spPrice: '1' }, 'required'],
    ] as const) {
      const answer = await change([{ ...line, spSeen: null }]);
      assert.equal(answer.status, 422);
      assert.ok(answer.text.includes(`"${code}"`), answer.text);
    }
    assert.equal((await change([])).status, 400);
    const twice = { spProdRef: 'FA-00020', spPrice: 1, spSeen: null };
    assertRefused(await change([twice, { ...twice, spProdRef: 'fa 00020' }]), 409, 'specialPrices.duplicate');
  });
});
