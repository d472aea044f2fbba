import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { AdminCustomer, AuditLine, FileResponse, Order } from '@extranet/shared/contracts';
import { system } from '../../base/audit/actor.ts';
import { recordAction } from '../../base/audit/audit.queries.ts';
import { newAddress } from '../../testing/addresses.ts';
import { signedIn } from '../../testing/signed-in.ts';
import { buildTestApp } from '../../testing/test-app.ts';
import { wholeDatabase } from '../../testing/whole-database.ts';
import { findUserByEmail } from '../users/users.queries.ts';

const { app, database } = await buildTestApp({ products: 60 });
const admin = await signedIn(app, 'admin@demo.example', 'admin');
const put = (url: string, payload: unknown) => admin(url, { method: 'PUT', payload });
const post = (url: string, payload: unknown) => admin(url, { method: 'POST', payload });

/** Every character with a special meaning in a search, a pattern or JSON. */
const AWKWARD = [
  { userEmail: 'jean_paul@garage.example', userCompName: 'Garage_du_Port', userName: 'Le_Goff' },
  { userEmail: 'cent%un@garage.example', userCompName: '100% Attelage', userName: 'Moreau %' },
  { userEmail: 'anne.quote@garage.example', userCompName: 'Chez "Nénette"', userName: 'D"Arc' },
  { userEmail: 'luc.slash@garage.example', userCompName: 'Auto\\Pièces', userName: 'Roux\\\\Fils' },
  { userEmail: 'zoe!bang@garage.example', userCompName: 'Vite! "100%_\\', userName: "L'Hôte!" },
] as const;

async function create(customer: (typeof AWKWARD)[number]): Promise<string> {
  const answer = await post('/api/admin/customer', {
    ...customer,
    userFirstname: 'Camille',
    password: 'Secret-2026!',
    userStatus: 'active',
  });
  assert.equal(answer.status, 200, answer.text);
  return answer.json<AdminCustomer>().userId;
}

/** The text as stored, and as JSON within JSON. */
function written(text: string): string[] {
  const once = JSON.stringify(text).slice(1, -1);
  const twice = JSON.stringify(once).slice(1, -1);
  return [text, once, twice, JSON.stringify(twice).slice(1, -1)];
}

const trail = async () => (await admin('/api/admin/audit?l=0,500')).json<AuditLine[]>();

describe('a customer whose name or address has characters with a special meaning in searches', () => {
  it('is removed from every line of the trail, and nobody else is', async () => {
    const ids = [];
    for (const customer of AWKWARD) ids.push(await create(customer));
    // Differ in these characters only: a search with '_' as a wildcard would match them too.
    const alike = await create({
      userEmail: 'jeanXpaul@garage.example' as 'jean_paul@garage.example',
      userCompName: 'GarageXduXPort' as 'Garage_du_Port',
      userName: 'LeXGoff' as 'Le_Goff',
    });
    // A line about special prices contains the customer's names.
    const prices = [...ids, alike].map((spUserId) => ({ spUserId, spPrice: '9,50' }));
    assert.equal((await put('/api/admin/product/FA-00002/specialPrices', prices)).status, 200);
    for (const { userEmail, userCompName } of AWKWARD) {
      const quoted = { field: 'prodMemo', before: null, after: `Voir avec ${userEmail}.` };
      const line = {
        action: 'product.update',
        kind: 'product',
        objectId: 'p-fa-00001',
        changes: [quoted],
      } as const;
      await recordAction(app.db, system('test'), { ...line, subject: userCompName }, app.now());
      await recordAction(app.db, system('test'), { ...line, subject: userEmail }, app.now());
    }
    const words = AWKWARD.flatMap(({ userEmail, userCompName, userName }) => [
      userEmail,
      userCompName,
      userName,
    ]);
    const before = JSON.stringify([...(await wholeDatabase(database)).values()]);
    for (const word of words)
      assert.ok(
        written(word).some((form) => before.includes(form)),
        word,
      );
    const count = (await trail()).length;

    for (const [index, { userEmail }] of AWKWARD.entries()) {
      const answer = await post(`/api/admin/customer/${ids[index]}/erasure`, { confirm: userEmail });
      assert.equal(answer.status, 200, answer.text);
    }

    const after = JSON.stringify([...(await wholeDatabase(database)).values()]);
    for (const word of words)
      assert.deepEqual(
        written(word).filter((form) => after.includes(form)),
        [],
        word,
      );
    const lines = await trail();
    assert.equal(lines.length, count + AWKWARD.length, 'each line stays, and each erasure has one');
    assert.ok(lines.some(({ auChanges }) => auChanges.some(({ field }) => field.includes('GarageXduXPort'))));
    assert.ok(lines.some(({ auObject }) => auObject === 'GarageXduXPort'));
  });
});

describe('stored answers of orders, and threads of the forum', () => {
  it('an erasure leaves no answer under an idempotency key, nor the name as a line’s subject', async () => {
    const user = await findUserByEmail(app.db, 'garage@demo.example');
    assert.ok(user);
    const garage = await signedIn(app, user.email);
    await garage('/api/cart/item', { method: 'POST', payload: { prodId: 'p-fa-00001', quantity: 1 } });
    const placed = await garage('/api/order', {
      method: 'POST',
      payload: { delivery: { ...newAddress, daAddress: '7 quai Sans-Pareil' } },
      headers: { 'idempotency-key': 'erased-later-1' },
    });
    assert.equal(placed.status, 200, placed.text);
    const keys = app.db.selectFrom('idempotency_keys').select('response_body').where('user_id', '=', user.id);
    const kept = (await keys.execute()).map(({ response_body }) => JSON.parse(response_body) as Order);
    assert.equal(kept[0]?.delivery?.daAddress, '7 quai Sans-Pareil');
    const line = {
      action: 'file.upload',
      kind: 'file',
      objectId: 'elsewhere',
      subject: user.comp_name,
    } as const;
    await recordAction(app.db, system('test'), line, app.now());

    assert.equal((await post(`/api/admin/customer/${user.id}/erasure`, { confirm: user.email })).status, 200);
    assert.deepEqual(await keys.execute(), []);
    const subjects = (await trail()).map(({ auObject }) => auObject);
    assert.ok(!subjects.includes(user.comp_name));
    assert.ok(subjects.includes('Utilisateur supprimé'));
  });

  it('an export has exactly the person’s own posts, also of a thread in which others wrote', async () => {
    const write = async (email: string, text: string) => {
      const call = await signedIn(app, email);
      const payload = { postRef: 'FA-00003', postText: `<p>${text}</p>`, postPictures: [] };
      const answer = await call('/api/faq/post', { method: 'POST', payload });
      assert.equal(answer.status, 200, answer.text);
    };
    await write('atelier@demo.example', 'Une question de l’atelier sur ce faisceau.');
    await write('moderateur@demo.example', 'Une réponse du modérateur sur ce faisceau.');
    await write('atelier@demo.example', 'Une seconde question de l’atelier, plus longue.');
    for (const email of ['atelier@demo.example', 'moderateur@demo.example']) {
      const user = await findUserByEmail(app.db, email);
      assert.ok(user);
      const file = (await admin(`/api/admin/customer/${user.id}/export`)).json<FileResponse>();
      const held = JSON.parse(Buffer.from(file.contents, 'base64').toString());
      const own = await app.db
        .selectFrom('faq_posts')
        .select('html')
        .where('author_id', '=', user.id)
        .execute();
      assert.ok(own.length > 0);
      assert.deepEqual(
        held.forumPosts.map(({ html }: { html: string }) => html).sort(),
        own.map(({ html }) => html).sort(),
      );
    }
  });
});
