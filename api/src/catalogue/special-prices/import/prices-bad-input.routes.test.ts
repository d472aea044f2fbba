import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { ImportLines, ImportRow, Order, UploadResponse } from '@extranet/shared/contracts';
import { newAddress } from '../../../testing/addresses.ts';
import { assertRefused } from '../../../testing/refusals.ts';
import { signedIn, tokenOf } from '../../../testing/signed-in.ts';
import { buildTestApp } from '../../../testing/test-app.ts';
import { upload } from '../../../testing/upload.ts';

const { app } = await buildTestApp({ products: 60 });
const admin = await signedIn(app, 'admin@demo.example', 'admin');
const customer = await signedIn(app, 'garage@demo.example');
const token = await tokenOf(app, 'admin@demo.example', 'admin');

async function sent(contents: string, name = 'prix.csv') {
  const answer = await upload(app, token, { uploadId: 'ldec:odd', name, contents });
  assert.equal(answer.status, 200, answer.text);
  return answer.json<UploadResponse>().path;
}
const looking = (path: string) =>
  admin('/api/admin/imports', { method: 'POST', payload: { kind: 'specialPrices', path } });
const look = async (contents: string) => (await looking(await sent(contents))).json<ImportRow>();
const lines = async (id: string, view: string) =>
  (await admin(`/api/admin/import/${id}/lines?view=${view}`)).json<ImportLines>().lines;
const apply = (id: string) => admin(`/api/admin/import/${id}/apply`, { method: 'POST' });

describe('files of special prices as they come', () => {
  it('of more than 200 000 lines are refused with the number [B5.04]', async () => {
    const line = 'garage@demo.example;X-1;1,00\n';
    const path = await sent(`Email;Réf;Prix\n${line.repeat(200_001)}`);
    const answer = await looking(path);
    assertRefused(answer, 422, 'spreadsheet.tooLarge');
    assert.match(answer.text, /200000/);
  });

  it('two at once: one is looked at, the other is told to wait [B5.04]', async () => {
    const path = await sent('Email;Réf;Prix\ngarage@demo.example;FA-00001;11,00\n');
    const answers = await Promise.all([looking(path), looking(path)]);
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409]);
    const told = answers.find(({ status }) => status === 409);
    assert.match(told?.text ?? '', /Veuillez patienter/);
  });

  it('a price that triples is counted, and so is the first price of a reference that is far from the usual one [B5.04]', async () => {
    await admin('/api/admin/customer/u-garage/specialPrices', {
      method: 'PUT',
      payload: [{ spProdRef: 'FA-00001', spPrice: 10 }],
    });
    const { imId, imSummary } = await look(
      'Email;Réf;Prix\ngarage@demo.example;FA-00001;30,00\ngarage@demo.example;FA-00002;99999,00\ngarage@demo.example;FA-00003;0,01\n',
    );
    assert.deepEqual([imSummary.triples, imSummary.thirds, imSummary.jumps], [3, 1, 3]);
    assert.deepEqual(
      (await lines(imId, 'jumps')).map(({ ref }) => ref),
      ['FA-00002', 'FA-00001', 'FA-00003'],
    );
  });

  it('a price above the public one, or a step above the price before it, is marked to be looked at [B5.04]', async () => {
    const { price_cents } = await app.db
      .selectFrom('products')
      .select('price_cents')
      .where('id', '=', 'p-fa-00004')
      .executeTakeFirstOrThrow();
    const above = (Number(price_cents) / 100 + 1).toFixed(2).replace('.', ',');
    const { imId, imSummary } = await look(
      `Email;Réf;Prix;Paliers\ngarage@demo.example;FA-00004;${above};\ngarage@demo.example;FA-00005;20,00;10 : 25,00 ; 5 : 19,00\ngarage@demo.example;FA-00006;20,00;10 : 19,00\n`,
    );
    assert.equal(imSummary.doubtful, 2);
    assert.deepEqual((await lines(imId, 'doubtful')).map(({ ref, reason }) => [ref, reason]).sort(), [
      ['FA-00004', 'Plus cher que le prix public.'],
      ['FA-00005', 'Un palier est plus cher que le prix d’avant lui.'],
    ]);
  });

  it('a formula in each column stays a text, and never one in the file of differences [B5.08]', async () => {
    const formula = '=1+1';
    const { imId } = await look(
      `Client;Email;Réf;Prix;Valable du;Paliers\n${Array.from({ length: 6 }, (_, column) =>
        ['', 'garage@demo.example', 'FA-00003', '3,00', '', '']
          .map((cell, at) => (at === column ? formula : cell))
          .join(';'),
      ).join('\n')}\n`,
    );
    const file = (await admin(`/api/admin/import/${imId}/file?view=all`)).text;
    for (const cell of file.split(/[;\r\n]/)) assert.doesNotMatch(cell, /^[=+@]/);
    assert.ok((await lines(imId, 'unreadable')).length >= 3);
  });

  it('traps of spreadsheets: a title above, days as numbers, a deleted product, a name that two customers have [W2.18] [B5.07]', async () => {
    await app.db
      .updateTable('users')
      .set({ comp_name: 'Garage Double' })
      .where('id', 'in', ['u-client010', 'u-client011'])
      .execute();
    const { imId } = await look(
      [
        'Tarif 2027;;;',
        'Client;Réf;Prix;Valable du',
        'Garage Double;FA-00001;1,00;',
        'Garage Delaunay;FA-00001;1,00;46346',
        'Garage Delaunay;FA-00008;1,00;',
        'Garage Delaunay;FA-00004;1,00;01/01/2027',
      ].join('\n'),
    );
    const unreadable = await lines(imId, 'unreadable');
    assert.match(unreadable[0]?.reason ?? '', /2 clients répondent/);
    assert.match(unreadable[1]?.reason ?? '', /46346/);
    const [deleted] = await lines(imId, 'unknown');
    assert.deepEqual([deleted?.state, deleted?.reason], ['deleted', 'Ce produit est supprimé.']);
    assert.deepEqual(
      (await lines(imId, 'change')).map(({ ref, line }) => [ref, line]),
      [['FA-00004', 6]],
    );
  });

  it('are applied while customers order: each order has the price of before or of after, never another [B5.04]', async () => {
    await admin('/api/admin/customer/u-garage/specialPrices', {
      method: 'PUT',
      payload: [{ spProdRef: 'FA-00012', spPrice: 20 }],
    });
    const { imId } = await look('Email;Réf;Prix\ngarage@demo.example;FA-00012;10,00\n');
    const ordered: number[] = [];
    const order = async () => {
      await customer('/api/cart/item', {
        method: 'POST',
        payload: { prodId: 'p-fa-00012', quantity: 1 },
      });
      const answer = await customer('/api/order', { method: 'POST', payload: { delivery: newAddress } });
      assert.equal(answer.status, 200, answer.text);
      ordered.push(Number(answer.json<Order>().items[0]?.itMbrUnitPriceET));
    };
    await order();
    let applied = false;
    const applying = apply(imId).then(({ status }) => {
      applied = true;
      return status;
    });
    while (!applied) await order();
    assert.equal(await applying, 200);
    await order();
    assert.deepEqual([ordered[0], ordered.at(-1)], [20, 10]);
    assert.ok(
      ordered.every((price) => price === 10 || price === 20),
      String(ordered),
    );
  });
});
