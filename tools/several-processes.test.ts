import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import type { Order, Product, UploadResponse } from '@extranet/shared/contracts';
import { parseConfig } from '../api/src/base/config/index.ts';
import { openDatabase } from '../api/src/base/db/index.ts';
import { folderObjects } from '../api/src/base/storage/index.ts';
import { openSession } from '../api/src/people/index.ts';
import { changeRegistry, releasesFolder } from '../api/src/portal/releases/index.ts';
import { publishSample, sampleEntry } from '../api/src/testing/published.ts';
import { freshSchema } from '../api/src/testing/test-app.ts';
import { type RunningServer, startTestPostgres } from './lib/servers/index.ts';
import { withToken } from './testing/call-at.ts';
import { serve } from './testing/portal-calls.ts';
import { until } from './testing/until.ts';

const PASSWORD = 'Demo-2026!';
const IMPORT = '/admin/products/updateFromFile';
const postgres = await startTestPostgres();
const folder = mkdtempSync(join(tmpdir(), 'extranet-processes-'));
const visitor = withToken('');

describe('two processes on one PostgreSQL', { skip: !postgres && 'no PostgreSQL on this machine' }, () => {
  let schema: Awaited<ReturnType<typeof freshSchema>>;
  let [one, other] = ['', ''];
  const servers: RunningServer[] = [];
  let env: Record<string, string>;

  before(async () => {
    schema = await freshSchema(postgres?.url);
    env = { DATA_DIR: folder, DATABASE_URL: schema?.url ?? '', DEMO: '1' };
    await publishSample(folderObjects(releasesFolder(folder)), [sampleEntry('faq')]);
    // Started at the same time, so that both try to create the schema and the demonstration data.
    servers.push(...(await Promise.all([serve(env), serve(env)])));
    [one, other] = servers.map(({ url }) => url) as [string, string];
  });
  after(async () => {
    await Promise.all(servers.map((server) => server.stop()));
    await schema?.drop();
    await postgres?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  const signIn = (url: string, email: string, password = PASSWORD) =>
    visitor(url, '/user/signIn', { body: { email, password } });

  async function tokenOf(email: string): Promise<string> {
    const answer = await signIn(one, email);
    assert.equal(answer.status, 200);
    return answer.json<{ token: string }>().token;
  }

  /** A session written to the database: signing in by link is not the subject here. */
  async function administrator() {
    const database = await openDatabase(parseConfig(env));
    const user = await database.db
      .selectFrom('users')
      .select('id')
      .where('email', '=', 'admin@demo.example')
      .executeTakeFirstOrThrow();
    const token = await openSession(database.db, user.id, 'admin', new Date());
    await database.close();
    return withToken(token);
  }

  it('fill in the demonstration data only once when they start together', async () => {
    const garage = withToken(await tokenOf('garage@demo.example'));
    const seen = await Promise.all([one, other].map((url) => garage(url, '/products')));
    const [here, there] = seen.map((answer) => answer.json<Product[]>());
    assert.ok((here?.length ?? 0) > 30);
    assert.deepEqual(there, here);
  });

  it('accept a session of the other process until it is signed out in either', async () => {
    const garage = withToken(await tokenOf('garage@demo.example'));
    assert.equal((await garage(other, '/user')).status, 200);
    assert.equal((await garage(other, '/user/signOut', { method: 'POST' })).status, 200);
    assert.equal((await garage(one, '/user')).status, 401);
  });

  it('place one order for a request that both receive, and number orders without a gap [D5]', async () => {
    const atelier = withToken(await tokenOf('atelier@demo.example'));
    const placed: Order[] = [];
    for (let round = 0; round < 4; round += 1) {
      await atelier(one, '/cart/item', { body: { prodId: 'p-fa-00001', quantity: 2 } });
      const call = {
        body: { delivery: { daId: 'd-atelier-1' } },
        headers: { 'idempotency-key': `two-processes-${round}` },
      };
      const answers = await Promise.all([one, other].map((url) => atelier(url, '/order', call)));
      for (const { status } of answers) assert.ok(status === 200 || status === 409, String(status));
      const again = await atelier(round % 2 ? one : other, '/order', call);
      assert.equal(again.status, 200);
      const order = again.json<Order>();
      for (const answer of answers) if (answer.status === 200) assert.deepEqual(answer.json<Order>(), order);
      placed.push(order);
    }
    const numbers = placed.map(({ orderRef }) => Number(orderRef.slice(-6)));
    assert.deepEqual(
      numbers,
      numbers.map((_, index) => (numbers[0] as number) + index),
    );
    const orders = (await atelier(other, '/orders?l=0,1000')).json<Order[]>();
    for (const { orderId } of placed) assert.equal(orders.filter((one) => one.orderId === orderId).length, 1);
  });

  it('serve new prices at once after an import in either, and run one import at a time [D8]', async () => {
    const garage = withToken(await tokenOf('garage@demo.example'));
    const admin = await administrator();
    const before = await garage(other, '/products');
    const form = new FormData();
    form.append('upload_id', 'ldec:4f2a');
    const lines = Array.from({ length: 20_000 }, (_, index) => `X-${index};1\n`).join('');
    form.append('file', new File([`Réf;Prix\nFA-00001;4321,00\n${lines}`], 'tarif.csv'));
    const uploaded = await admin(one, '/admin/upload', { body: form });
    assert.equal(uploaded.status, 200);
    const { path, name } = uploaded.json<UploadResponse>();
    const body = {
      selectedColumns: {
        ...{ ref: { label: 'Référence', value: 'Réf' }, price: { label: 'Prix HT', value: 'Prix' } },
        stockQty: { label: 'Stock' },
        stockPlace: { label: 'Emplacement', value: 'Ignorer' },
      },
      uploadedFile: { path, name, key: 'ldec:4f2a' },
    };
    const answers = await Promise.all([one, other].map((url) => admin(url, IMPORT, { body })));
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409]);
    for (const url of [one, other]) {
      const list = await garage(url, '/products', { headers: { 'if-none-match': tagOf(before) } });
      assert.equal(list.status, 200);
      assert.notEqual(tagOf(list), tagOf(before));
      const product = list.json<Product[]>().find(({ prodRef }) => prodRef === 'FA-00001');
      assert.equal(product?.prodPrix, '4321.00');
      const found = (await garage(url, '/products/search?q=FA-00001')).json<Product[]>();
      assert.equal(found[0]?.prodPrix, '4321.00');
    }
    const later = await admin(other, IMPORT, { body });
    assert.equal(later.status, 200);
  });

  it('both serve a new release', async () => {
    const store = folderObjects(releasesFolder(folder));
    const { revision } = await changeRegistry(store, (registry) => ({
      ...registry,
      remotes: [...registry.remotes, sampleEntry('other')],
    }));
    for (const url of [one, other])
      await until(`registry ${revision} at ${url}`, async () => {
        const served = await fetch(`${url}/remotes/registry.json`);
        return ((await served.json()) as { revision: number }).revision === revision;
      });
  });

  // The last test, because it blocks signing in from this address.
  it('share the count of failed sign-ins [D6]', async () => {
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 11; attempt += 1)
      statuses.push((await signIn(attempt % 2 ? one : other, 'sansfaq@demo.example', 'Wrong-2026!')).status);
    assert.equal(statuses.filter((status) => status === 429).length, 1, String(statuses));
    assert.equal(statuses.at(-1), 429);
    assert.equal((await signIn(one, 'sansfaq@demo.example')).status, 429);
  });
});

const tagOf = ({ headers }: { headers: Headers }) => headers.get('etag') ?? '';
