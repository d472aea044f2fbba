import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { AuditLine } from '@extranet/shared/contracts';
import { system } from '../../base/audit/actor.ts';
import { signedIn, visitor } from '../../testing/signed-in.ts';
import { buildTestApp } from '../../testing/test-app.ts';
import { mintAdminLink } from './admin-links.ts';
import { createAdmin } from './create-admin.service.ts';

const { app, database, config } = await buildTestApp({ products: 20 });
const alice = { email: 'Alice@supplier.example', name: 'Durand', firstname: 'Alice' };

describe('an administrator made by a command', () => {
  it('signs in once by the link, and the creation is in the trail', async () => {
    const { id } = await createAdmin(database, alice);
    const { url } = await mintAdminLink(app.db, alice.email, config.publicUrl, system('a test'));
    const { search, searchParams } = new URL(url);
    assert.equal(searchParams.get('userId'), id);
    const use = () => visitor(app)(`/api/admin/signin${search}`);
    const answer = await use();
    assert.equal(answer.status, 200, answer.text);
    assert.notEqual((await use()).status, 200);
    const admin = await signedIn(app, alice.email, 'admin');
    assert.equal((await admin('/api/admin/customers')).status, 200);
    const query = JSON.stringify({ 'auAction:eq': 'admin.create' });
    const lines = (await admin(`/api/admin/audit?${new URLSearchParams({ query })}`)).json<AuditLine[]>();
    assert.deepEqual(
      lines.map(({ auActor, auKind, auObject, auObjectId }) => [auActor, auKind, auObject, auObjectId]),
      [['npm run admin:create', 'admin', alice.email, id]],
    );
  });

  it('cannot have another account’s address, in upper or lower case', async () => {
    for (const email of ['alice@SUPPLIER.example', 'garage@demo.example']) {
      const code = 'admin.emailTaken';
      await assert.rejects(createAdmin(database, { ...alice, email }), { code });
    }
    await assert.rejects(createAdmin(database, { ...alice, email: 'alice' }), { code: 'request.invalid' });
    const { users } = await app.db
      .selectFrom('users')
      .select(({ fn }) => fn.countAll().as('users'))
      .where('is_admin', '=', 1)
      .executeTakeFirstOrThrow();
    assert.equal(Number(users), 2);
  });
});
