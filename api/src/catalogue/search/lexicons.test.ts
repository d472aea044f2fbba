import assert from 'node:assert/strict';
import { it } from 'node:test';
import { CATALOGUES } from '@extranet/shared/rules';
import { signedIn } from '../../testing/signed-in.ts';
import { buildTestApp } from '../../testing/test-app.ts';
import { lexiconOf } from './lexicons.ts';
import { searchStatus } from './status.ts';

const { app } = await buildTestApp({ products: 60 });
const admin = await signedIn(app, 'admin@demo.example', 'admin');

const lexicon = async () => lexiconOf(app.db, await searchStatus(app.db), CATALOGUES);
const change = async (payload: object) => {
  const answer = await admin('/api/admin/product/p-fa-00001', { method: 'PUT', payload });
  assert.equal(answer.status, 200, answer.text);
};

it('the words of the catalogues are kept while products change, and read again when there is one more', async () => {
  const [before, beside] = await Promise.all([lexicon(), lexicon()]);
  assert.equal(beside, before);
  const { version } = await searchStatus(app.db);
  await change({ prodCodeStock: '9' });
  assert.notEqual((await searchStatus(app.db)).version, version);
  assert.equal(await lexicon(), before);
  await change({ prodTitre: 'Ornithorynque' });
  const [after, alike] = await Promise.all([lexicon(), lexicon()]);
  assert.notEqual(after, before);
  assert.equal(alike, after);
  assert.deepEqual(
    [...after.words.keys()].filter((word) => !before.words.has(word)),
    ['ORNITHORYNQUE'],
  );
});
