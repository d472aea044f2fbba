import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { SpecialPrice, SpecialPricesPreview, UploadResponse } from '@extranet/shared/contracts';
import { findUserByEmail } from '../../../people/users/users.queries.ts';
import { assertRefused } from '../../../testing/refusals.ts';
import { signedIn, tokenOf } from '../../../testing/signed-in.ts';
import { buildTestApp } from '../../../testing/test-app.ts';
import { upload } from '../../../testing/upload.ts';

const { app } = await buildTestApp({ products: 60 });
const admin = await signedIn(app, 'admin@demo.example', 'admin');
const token = await tokenOf(app, 'admin@demo.example', 'admin');
const atelier = (await findUserByEmail(app.db, 'atelier@demo.example'))?.id ?? '';
const list = `/api/admin/customer/${atelier}/specialPrices`;
const put = async (lines: unknown) =>
  (await admin(list, { method: 'PUT', payload: lines })).json<SpecialPrice[]>();

const send = async (...lines: string[]) => {
  const contents = lines.join('\r\n');
  const sent = await upload(app, token, { uploadId: 'ldec:1', name: 'prix.csv', contents });
  assert.equal(sent.status, 200, sent.text);
  const { path } = sent.json<UploadResponse>();
  return admin(`${list}/import`, { method: 'POST', payload: { path } });
};

describe('a file of a customer’s special prices', () => {
  it('says what is new, changed, unchanged, unknown and unreadable, and changes nothing [A7.08]', async () => {
    const before = await put([
      { spProdRef: 'FA-00001', spPrice: 10 },
      { spProdRef: 'FA-00002', spPrice: 20 },
    ]);
    const answer = await send(
      'Désignation;Réf.;PRIX REMISÉ HT (€)',
      'Faisceau;FA-00001;10,00',
      'Faisceau;fa 00002;21,50',
      'Faisceau;fa3;1 234,5',
      'Faisceau;ZZ-1;50',
      'Faisceau;FA-00004;12.345,6',
      'Faisceau;FA-00005;',
      'Faisceau;FA-00003;7',
    );
    assert.equal(answer.status, 200, answer.text);
    const preview = answer.json<SpecialPricesPreview>();
    assert.deepEqual(
      preview.prices.map(({ prodRef, price, before: was }) => [prodRef, price, was]),
      [
        ['FA-00002', 21.5, 20],
        ['FA-00003', 1234.5, null],
      ],
    );
    assert.equal(preview.unchangedCount, 1);
    assert.deepEqual(preview.unknownRefs, [{ line: 5, ref: 'ZZ-1' }]);
    assert.deepEqual(
      preview.unreadableLines.map(({ line }) => line),
      [6, 7, 8],
    );
    assert.match(preview.unreadableLines[0]?.reason ?? '', /point et une virgule/);
    assert.match(
      preview.unreadableLines[2]?.reason ?? '',
      /FA-00003\u00a0: la référence figure déjà plus haut, c’est le prix de 1\u202f234,50\u00a0€ qui est repris/,
    );
    assert.deepEqual(await (await admin(list)).json(), before);
  });

  it('saved and read once more changes nothing [A7.09]', async () => {
    const file = ['ref;tarif', 'FA-00006;6,00', 'FA-00007;7,00'];
    const { prices } = (await send(...file)).json<SpecialPricesPreview>();
    await put(prices.map(({ prodRef, price }) => ({ spProdRef: prodRef, spPrice: price })));
    const again = (await send(...file)).json<SpecialPricesPreview>();
    assert.deepEqual([again.prices, again.unchangedCount], [[], 2]);
  });

  it('needs its two columns, a customer and an administrator', async () => {
    const { message } = assertRefused(
      await send('Référence;Client', 'FA-00001;x'),
      422,
      'specialPrices.columns',
    );
    assert.match(message, /Prix spécial/);
    const path = { payload: { path: 'nothing' }, method: 'POST' as const };
    assertRefused(await admin(`${list}/import`, path), 404, 'notFound');
    assertRefused(await admin('/api/admin/customer/nobody/specialPrices/import', path), 404, 'notFound');
  });
});
