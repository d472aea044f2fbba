import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { AdminCustomerRow } from '@extranet/shared/contracts';
import { assertRefused } from '../../testing/refusals.ts';
import { signedIn } from '../../testing/signed-in.ts';
import { buildTestApp } from '../../testing/test-app.ts';

const { app } = await buildTestApp({ products: 60 });
const admin = await signedIn(app, 'admin@demo.example', 'admin');
const ask = (query: object) =>
  admin(`/api/admin/customers?${new URLSearchParams({ query: JSON.stringify(query) })}`);
const found = async (query: object) => {
  const answer = await ask(query);
  assert.equal(answer.status, 200, answer.text);
  return answer
    .json<AdminCustomerRow[]>()
    .map(({ userEmail }) => userEmail)
    .sort();
};

for (const userEmail of ['a_b%c!d@filtre.example', 'aXbYcZd@filtre.example', "e\\f'g@filtre.example"]) {
  const user = await app.db
    .selectFrom('users')
    .selectAll()
    .where('id', '=', 'u-garage')
    .executeTakeFirstOrThrow();
  const email = { email: userEmail, email_norm: userEmail.toLowerCase() };
  await app.db
    .insertInto('users')
    .values({ ...user, ...email, id: `u-${email.email_norm.length}-${userEmail.charAt(1)}` })
    .execute();
}

describe('a filter', () => {
  it('matches %, _, ! and other special characters literally, at the beginning and in the middle [W3.18]', async () => {
    const all = await found({ 'userEmail:contains': '@filtre.example' });
    assert.equal(all.length, 3);
    for (const sign of ['_', '%', '!', 'a_b%c!d'])
      assert.deepEqual(await found({ 'userEmail:contains': sign }), ['a_b%c!d@filtre.example'], sign);
    for (const sign of ['\\', "'", "\\f'"])
      assert.deepEqual(await found({ 'userEmail:contains': sign }), ["e\\f'g@filtre.example"], sign);
    assert.deepEqual(await found({ 'userEmail:prefix': 'a_' }), ['a_b%c!d@filtre.example']);
    assert.deepEqual(await found({ 'userEmail:prefix': '%' }), []);
  });

  it('with an empty list of values finds nothing, not everything [W3.18]', async () => {
    assert.deepEqual(await found({ 'userEmail:in': [] }), []);
    assert.deepEqual(await found({ 'userStatus:in': [] }), []);
    assert.deepEqual(await found({ 'userId:in': [], 'userEmail:contains': 'filtre' }), []);
  });

  it('with several values finds the rows of each', async () => {
    assert.deepEqual(await found({ 'userId:in': ['u-garage', 'u-atelier', 'nobody'] }), [
      'atelier@demo.example',
      'garage@demo.example',
    ]);
  });

  it('accepts 500 values and refuses one more [W3.18]', async () => {
    const values = Array.from({ length: 500 }, (_, index) => index);
    assert.deepEqual(await found({ 'userEmail:in': [...values.slice(1), 'AXBYCZD@filtre.example'] }), [
      'aXbYcZd@filtre.example',
    ]);
    assertRefused(await ask({ 'userEmail:in': [...values, 500] }), 400, 'query.malformed');
  });
});
