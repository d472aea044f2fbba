import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import type { SearchMiss } from '@extranet/shared/contracts';
import { assertRefused } from '../../testing/refusals.ts';
import { signedIn } from '../../testing/signed-in.ts';
import { buildTestApp } from '../../testing/test-app.ts';
import { recordMiss } from './misses.queries.ts';

const DAY = 86_400_000;
const { app, wait } = await buildTestApp({ products: 5 });
const search = (userId: string, text: string) =>
  recordMiss(app.db, 'search_misses', { userId, text, now: app.now() });
/** A clerk's session lasts for twelve hours. */
const misses = async (l = '') => {
  const admin = await signedIn(app, 'admin@demo.example', 'admin');
  const answer = await admin(`/api/admin/search/misses${l}`);
  assert.equal(answer.status, 200, answer.text);
  return answer.json<SearchMiss[]>();
};

beforeEach(async () => {
  await app.db.deleteFrom('search_misses').execute();
});

describe('what was searched without result', () => {
  it('is counted however it is written, by how many customers, most often first; nobody is named [B3.07]', async () => {
    await search('u-garage', 'Boule  d’attelage');
    await search('u-garage', 'BOULE D’ATTELAGE');
    wait(DAY);
    await search('u-atelier', 'boule-d’attelage');
    await search('u-garage', 'tire-veau');
    const found = await misses();
    assert.deepEqual(
      found.map(({ text, times, customers }) => [text.toLowerCase().replaceAll('-', ' '), times, customers]),
      [
        ['boule d’attelage', 3, 2],
        ['tire veau', 1, 1],
      ],
    );
    assert.deepEqual(Object.keys(found[0] ?? {}).sort(), ['customers', 'last', 'text', 'times']);
    assert.ok(!JSON.stringify(found).includes('u-'));
    assert.deepEqual(await misses('?l=1,1'), found.slice(1));
  });

  it('is not kept where it is empty or personal, and is cut where it is long', async () => {
    for (const text of [
      '',
      ' - ',
      '💥',
      'AB-123-CD',
      'attelage de jean@example.com',
      'rappel 06 12 34 56 78',
    ])
      await search('u-garage', text);
    await search('u-garage', `${'é'.repeat(98)}🚗🚗${'x'.repeat(90)}`);
    const rows = await app.db.selectFrom('search_misses').select('text').execute();
    assert.deepEqual(
      rows.map(({ text }) => text),
      [`${'é'.repeat(98)}🚗🚗`],
    );
  });

  it('has a hundred texts of an account in a day at most; known ones go on counting', async () => {
    for (let index = 0; index < 103; index += 1) await search('u-garage', `inconnu ${index}`);
    assert.equal((await misses()).length, 100);
    await search('u-garage', 'inconnu 0');
    assert.equal((await misses())[0]?.times, 2);
    await search('u-atelier', 'inconnu 101');
    wait(DAY);
    await search('u-garage', 'inconnu 102');
    assert.equal((await misses()).length, 102);
  });

  it('is forgotten after thirty days, with the words that were left out', async () => {
    await search('u-garage', 'tire-veau');
    await recordMiss(app.db, 'search_ignored', { userId: 'u-garage', text: 'pijo', now: app.now() });
    wait(29 * DAY);
    await app.sweep();
    assert.equal((await misses()).length, 1);
    wait(2 * DAY);
    assert.deepEqual(await misses(), []);
    await app.sweep();
    for (const table of ['search_misses', 'search_ignored'] as const)
      assert.deepEqual(await app.db.selectFrom(table).selectAll().execute(), []);
  });

  it('is for administrators only', async () => {
    const garage = await signedIn(app, 'garage@demo.example');
    for (const report of ['misses', 'ignored'])
      assertRefused(await garage(`/api/admin/search/${report}`), 403, 'auth.forbidden');
  });
});
