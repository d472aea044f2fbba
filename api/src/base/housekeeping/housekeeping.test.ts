import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { DEMO_PASSWORD } from '../../demo/load.ts';
import { recoveryMail } from '../../people/mails/account.mails.ts';
import { findUserByEmail } from '../../people/users/users.queries.ts';
import { signedIn, visitor } from '../../testing/signed-in.ts';
import { buildTestApp } from '../../testing/test-app.ts';
import { system } from '../audit/actor.ts';
import { recordAction } from '../audit/audit.queries.ts';
import { findFile } from '../files/files.queries.ts';
import { storeFile } from '../files/files.service.ts';
import { enqueueMail } from '../mail/outbox.queries.ts';

const { app, wait } = await buildTestApp({ products: 1 });
const DAY = 86_400_000;

const left = async () =>
  Promise.all(
    (['sessions', 'recovery_codes', 'throttles', 'mails'] as const).map(
      async (table) => (await app.db.selectFrom(table).selectAll().execute()).length,
    ),
  );

describe('housekeeping', () => {
  it('removes rows once they have expired, and not before', async () => {
    await signedIn(app, 'garage@demo.example');
    const payload = { email: 'garage@demo.example' };
    await visitor(app)('/api/user/lostPwd', { method: 'POST', payload });
    const letter = recoveryMail('Anne', '123456');
    await enqueueMail(app.db, { kind: 'recovery', recipient: 'anne@example.com', letter }, app.now());
    await app.jobs.finish();
    await app.sweep();
    assert.deepEqual(await left(), [1, 1, 2, 2]);
    wait(2 * DAY);
    await app.sweep();
    assert.deepEqual(await left(), [1, 0, 0, 2]);
    wait(91 * DAY);
    await app.sweep();
    assert.deepEqual(await left(), [0, 0, 0, 0]);
  });

  it('keeps the answers stored under idempotency keys for thirty days', async () => {
    const keys = async () => (await app.db.selectFrom('idempotency_keys').select('key').execute()).length;
    const answer = { user_id: 'u-garage', key: 'cle-de-commande', request_hash: '', response_body: '{}' };
    await app.db
      .insertInto('idempotency_keys')
      .values({ ...answer, created_at: app.now().toISOString() })
      .execute();
    wait(29 * DAY);
    await app.sweep();
    assert.equal(await keys(), 1);
    wait(2 * DAY);
    await app.sweep();
    assert.equal(await keys(), 0);
  });

  it('removes changes of address once they can no longer be taken back, and unconfirmed sign-ups', async () => {
    const rows = () =>
      Promise.all(
        (['email_changes', 'email_change_links', 'sign_ups'] as const).map(
          async (table) => (await app.db.selectFrom(table).selectAll().execute()).length,
        ),
      );
    const garage = await signedIn(app, 'garage@demo.example');
    const change = { userEmail: 'autre@demo.example', currentPassword: DEMO_PASSWORD };
    assert.equal((await garage('/api/customer/profile', { method: 'PUT', payload: change })).status, 200);
    const names = { userFirstname: 'Anne', userName: 'Martin', userPhone: '+33 612345678' };
    const payload = { ...names, userEmail: 'anne@demo.example', password: DEMO_PASSWORD };
    await visitor(app)('/api/user/signUp', { method: 'POST', payload });
    wait(2 * DAY);
    await app.sweep();
    assert.deepEqual(await rows(), [1, 2, 1]);
    wait(2 * DAY);
    await app.sweep();
    assert.deepEqual(await rows(), [1, 2, 0]);
    wait(5 * DAY);
    await app.sweep();
    assert.deepEqual(await rows(), [0, 0, 0]);
  });

  it('keeps the trail for as long as the setting says, but at least for thirty days', async () => {
    const lines = async () => (await app.db.selectFrom('audit').select('id').execute()).length;
    const line = {
      action: 'customer.update',
      kind: 'customer',
      objectId: 'u-1',
      subject: 'Garage',
    } as const;
    await recordAction(app.db, system('test'), line, app.now());
    wait(364 * DAY);
    await app.sweep();
    assert.equal(await lines(), 1);
    const setting = { key: 'audit.retentionDays', value: '1' };
    await app.db.insertInto('settings').values(setting).execute();
    await recordAction(app.db, system('test'), line, app.now());
    wait(29 * DAY);
    await app.sweep();
    assert.equal(await lines(), 1);
    wait(2 * DAY);
    await app.sweep();
    assert.equal(await lines(), 0);
  });

  it('removes unused uploads of any account', async () => {
    const owner = (await findUserByEmail(app.db, 'garage@demo.example'))?.id ?? '';
    const kept = { kind: 'faq', ownerId: owner, name: 'photo.webp', mimetype: 'image/webp' } as const;
    const store = { database: app.database, files: app.files, now: app.now() };
    const file = await storeFile(store, kept, Buffer.from('x'), (_, insert) => insert());
    await app.sweep();
    assert.ok(await findFile(app.db, file.id));
    wait(3 * DAY);
    await app.sweep();
    assert.equal(await findFile(app.db, file.id), undefined);
  });
});
