import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type {
  AdminCustomer,
  AdminProduct,
  AuditActor,
  AuditLine,
  CatalogueImportResult,
  DeliveryRequest,
  FaqPost,
  ListView,
  OrderDocument,
  SupplierSettings,
  UploadResponse,
} from '@extranet/shared/contracts';
import type { RouteOptions } from 'fastify';
import PDFDocument from 'pdfkit';
import sharp from 'sharp';
import { mintAdminLink } from '../../people/admin-session/admin-links.ts';
import { findUserByEmail } from '../../people/users/users.queries.ts';
import { mailJob } from '../../testing/mail-job.ts';
import { orderChanges } from '../../testing/order-changes.ts';
import { signedIn, tokenOf, visitor } from '../../testing/signed-in.ts';
import { buildTestApp } from '../../testing/test-app.ts';
import { upload } from '../../testing/upload.ts';
import { system } from './actor.ts';

const BACKOFFICE_SECRET = 'a-secret-of-the-back-office';
const routes: RouteOptions[] = [];
const { app, wait } = await buildTestApp({
  products: 40,
  env: { BACKOFFICE_SECRET },
  onRoute: (route) => routes.push(route),
});
const admin = await signedIn(app, 'admin@demo.example', 'admin');
const token = await tokenOf(app, 'admin@demo.example', 'admin');
const put = (url: string, payload: unknown) => admin(url, { method: 'PUT', payload });
const post = (url: string, payload?: unknown) => admin(url, { method: 'POST', payload });
const idOf = async (email: string) => (await findUserByEmail(app.db, email))?.id ?? '';
const lines = async (query: object = {}, l = '0,500') => {
  const answer = await admin(`/api/admin/audit?${new URLSearchParams({ query: JSON.stringify(query), l })}`);
  assert.equal(answer.status, 200, answer.text);
  return answer.json<AuditLine[]>();
};
const picture = () =>
  sharp({ create: { width: 40, height: 20, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
async function aPdf(): Promise<Buffer> {
  const document = new PDFDocument();
  document.text('Facture');
  document.end();
  return Buffer.concat(await document.toArray());
}
const sent = async (uploadId: string, name: string, contents: Uint8Array | string) =>
  (await upload(app, token, { uploadId, name, contents })).json<UploadResponse>();

const aView = (name: string) =>
  post('/api/admin/list-views', {
    list: 'orders',
    name,
    shared: true,
    address: 'retard=1',
    columns: ['customer'],
  });

const nextYear = () => new Date(app.now().getTime() + 300 * 86_400_000).toISOString().slice(0, 10);
let lookedPrice = 50;
/** A price list that was looked at, and not yet applied. */
async function looked(): Promise<string> {
  lookedPrice += 1;
  const { path } = await sent('ldec', 'tarif.csv', `Référence;Prix\nFA-00001;${lookedPrice},00\n`);
  const answer = await post('/api/admin/products/updateFromFile', {
    selectedColumns: { ref: { value: 'Référence' }, price: { value: 'Prix' } },
    uploadedFile: { path, name: 'tarif.csv' },
    tryOnly: true,
  });
  return answer.json<CatalogueImportResult>().importId;
}

/** One real change by each route that an administrator can write through. */
const CHANGES: Readonly<Record<string, () => Promise<{ status: number; text: string }>>> = {
  'POST /api/admin/customer': () =>
    post('/api/admin/customer', { userEmail: 'neuf@example.com', password: 'Secret-2026!' }),
  'PUT /api/admin/customer/:id': async () =>
    put(`/api/admin/customer/${await idOf('garage@demo.example')}`, {
      userCity: 'Brest',
      sendCredentials: true,
    }),
  'PUT /api/admin/customers/status': async () =>
    put('/api/admin/customers/status', {
      changes: [{ userId: await idOf('lecteur@demo.example'), userStatus: 'desactive' }],
    }),
  'POST /api/admin/customer/:id/restore': async () => {
    const userId = await idOf('lecteur@demo.example');
    await put('/api/admin/customers/status', { changes: [{ userId, userStatus: 'supprime' }] });
    return post(`/api/admin/customer/${userId}/restore`);
  },
  'POST /api/admin/customer/:id/decision': async () => {
    const userId = await idOf('lecteur@demo.example');
    await put('/api/admin/customers/status', { changes: [{ userId, userStatus: 'attente' }] });
    return post(`/api/admin/customer/${userId}/decision`, { approved: true, word: 'Bienvenue.' });
  },
  'POST /api/admin/customer/:id/erasure': async () =>
    post(`/api/admin/customer/${await idOf('sansfaq@demo.example')}/erasure`, {
      confirm: 'sansfaq@demo.example',
    }),
  'PUT /api/admin/customer/:id/specialPrices': async () =>
    put(`/api/admin/customer/${await idOf('atelier@demo.example')}/specialPrices`, [
      { spProdRef: 'FA-00001', spPrice: '12,50' },
    ]),
  'POST /api/admin/customer/:id/specialPrices/changes': async () =>
    post(`/api/admin/customer/${await idOf('atelier@demo.example')}/specialPrices/changes`, [
      { spProdRef: 'FA-00007', spPrice: '8', spSeen: null },
    ]),
  'PUT /api/admin/product/:ref/specialPrices': async () =>
    put('/api/admin/product/FA-00002/specialPrices', [
      { spUserId: await idOf('atelier@demo.example'), spPrice: '9' },
    ]),
  'POST /api/admin/product': () =>
    post('/api/admin/product', { prodRef: 'NEUF-1', prodCatalogue: 'Kit', prodTitre: 'Un kit' }),
  'PUT /api/admin/product/:id': () => put('/api/admin/product/p-fa-00001', { prodMemo: '<p>Un mémo.</p>' }),
  'POST /api/admin/products/updateFromFile': async () => {
    const { path } = await sent('ldec', 'prix.csv', 'Référence;Prix\nFA-00001;99,90\n');
    return post('/api/admin/products/updateFromFile', {
      selectedColumns: {
        ref: { label: 'Référence', value: 'Référence' },
        price: { label: 'Prix HT', value: 'Prix' },
        stockQty: { label: 'Stock', value: 'Ignorer' },
        stockPlace: { label: 'Emplacement', value: 'Ignorer' },
      },
      uploadedFile: { path, name: 'prix.csv' },
    });
  },
  'POST /api/admin/import/:id/apply': async () => post(`/api/admin/import/${await looked()}/apply`, {}),
  'POST /api/admin/import/:id/undo': async () => {
    const id = await looked();
    await post(`/api/admin/import/${id}/apply`, {});
    return post(`/api/admin/import/${id}/undo`, {});
  },
  'POST /api/admin/import/:id/plan': async () =>
    post(`/api/admin/import/${await looked()}/plan`, { day: nextYear() }),
  'DELETE /api/admin/import/:id/plan': async () => {
    const id = await looked();
    await post(`/api/admin/import/${id}/plan`, { day: nextYear() });
    return admin(`/api/admin/import/${id}/plan`, { method: 'DELETE' });
  },
  'POST /api/admin/product/qrcode': () =>
    post('/api/admin/product/qrcode', { string: 'https://example.com' }),
  'PUT /api/admin/reference/:ref/successor': () =>
    put('/api/admin/reference/FA-00001/successor', { successor: 'FA-00003', otherKind: true }),
  'PUT /api/admin/reference/:ref/related': () =>
    put('/api/admin/reference/FA-00001/related', [{ relRelatedRef: 'FA-00003' }]),
  'PUT /api/admin/deliveryRequest/:id': async () => {
    const customer = await signedIn(app, 'garage@demo.example');
    const payload = { prodId: 'p-fa-00001' };
    await customer('/api/product/delivryInformationRequest', { method: 'POST', payload });
    const [request] = (await admin('/api/admin/deliveryRequests')).json<{ drId: string }[]>();
    return put(`/api/admin/deliveryRequest/${request?.drId}`, { done: true });
  },
  'POST /api/admin/deliveryRequest/:id/answer': async () => {
    const customer = await signedIn(app, 'garage@demo.example');
    const payload = { prodId: 'p-fa-00003' };
    await customer('/api/product/delivryInformationRequest', { method: 'POST', payload });
    const requests = (await admin('/api/admin/deliveryRequests')).json<DeliveryRequest[]>();
    const { drId } = requests.find(({ drProdRef }) => drProdRef === 'FA-00003') ?? {};
    return post(`/api/admin/deliveryRequest/${drId}/answer`, { text: 'Jeudi prochain.' });
  },
  'POST /api/admin/faq/post': async () => {
    const { ref } = await app.db.selectFrom('faq_threads').select('ref').executeTakeFirstOrThrow();
    return post('/api/admin/faq/post', {
      postRef: ref,
      postText: '<p>Le faisceau de 13 broches convient.</p>',
    });
  },
  'PUT /api/admin/faq/post/:id': async () => {
    const [waiting] = (await admin('/api/admin/faq/posts')).json<FaqPost[]>();
    const { postId, postText, postPictures, postUpdatedAt } = waiting ?? {};
    const decision = { postText, postPictures, postUpdatedAt, postStatus: 'validated' };
    return put(`/api/admin/faq/post/${postId}`, decision);
  },
  'POST /api/admin/documents': async () => {
    const order = await app.db.selectFrom('orders').select('ref').where('ref', '!=', '').executeTakeFirst();
    const { path } = await sent('orderDocument', `Facture F-1 ${order?.ref}.pdf`, await aPdf());
    return post('/api/admin/documents', { paths: [path] });
  },
  'POST /api/admin/documents/:id/withdraw': async () => {
    const order = await app.db.selectFrom('orders').select('ref').where('ref', '!=', '').executeTakeFirst();
    const { path } = await sent('orderDocument', `Facture F-2 ${order?.ref}.pdf`, await aPdf());
    await post('/api/admin/documents', { paths: [path] });
    const documents = (await admin('/api/admin/documents')).json<OrderDocument[]>();
    const { id } = documents.find((one) => one.number === 'F-2') ?? {};
    return post(`/api/admin/documents/${id}/withdraw`, { reason: 'Montant faux.' });
  },
  'POST /api/admin/orders/export': () => post('/api/admin/orders/export', { format: 'csv', what: 'lines' }),
  'POST /api/admin/orders/labels': async () => {
    const { id } = await app.db
      .selectFrom('orders')
      .select('id')
      .where('delivery', 'is not', null)
      .limit(1)
      .executeTakeFirstOrThrow();
    return post('/api/admin/orders/labels', { ids: [id] });
  },
  'POST /api/admin/list-views': () => aView('Retards'),
  'PUT /api/admin/list-views/:id': async () => {
    const { id, list: _list, author: _author, ...view } = (await aView('Lundi')).json<ListView>();
    return put(`/api/admin/list-views/${id}`, { ...view, name: 'Mardi' });
  },
  'DELETE /api/admin/list-views/:id': async () => {
    const { id } = (await aView('Une semaine')).json<ListView>();
    return admin(`/api/admin/list-views/${id}`, { method: 'DELETE' });
  },
  'PUT /api/admin/supplier': async () => {
    const settings = (await admin('/api/admin/supplier')).json<SupplierSettings>();
    return put('/api/admin/supplier', { ...settings, name: `${settings.name} et fils` });
  },
  ...orderChanges(app, admin),
  'PUT /api/admin/product/:id/applications': () =>
    put('/api/admin/product/p-fa-00002/applications', [
      { marque: 'Renault', modele: 'Clio IV', from: 2012, to: 2019, with: [], without: [], note: '' },
    ]),
  'PUT /api/admin/fitting/rules': () =>
    put('/api/admin/fitting/rules', { after: 1, comment: 'Sans règle', rules: [] }),
  'POST /api/admin/fitting/versions/:version/restore': () =>
    post('/api/admin/fitting/versions/1/restore', { after: 2 }),
  'POST /api/admin/search/synonyms': () =>
    post('/api/admin/search/synonyms', { written: 'tire-veau', meant: 'attelage' }),
  'DELETE /api/admin/search/synonyms/:id': async () => {
    const wish = { written: 'porte-veau', meant: 'attelage' };
    const { id } = (await post('/api/admin/search/synonyms', wish)).json<{ id: string }>();
    return admin(`/api/admin/search/synonyms/${id}`, { method: 'DELETE' });
  },
  'PUT /api/admin/part-requests/:id': async () => {
    const customer = await signedIn(app, 'garage@demo.example');
    const payload = { key: 'trail-of-requests-1', text: 'boule', message: '' };
    const asked = await customer('/api/part-requests', { method: 'POST', payload });
    return put(`/api/admin/part-requests/${asked.json<{ id: string }>().id}`, { status: 'done' });
  },
  'POST /api/admin/part-requests/:id/answer': async () => {
    const customer = await signedIn(app, 'garage@demo.example');
    const payload = { key: 'trail-of-requests-2', text: 'boule', message: '' };
    const asked = await customer('/api/part-requests', { method: 'POST', payload });
    const { id } = asked.json<{ id: string }>();
    return post(`/api/admin/part-requests/${id}/answer`, { text: 'La voici.' });
  },
  'POST /api/admin/jobs/retry': async () =>
    post('/api/admin/jobs/retry', { ids: [await mailJob(app, 'retried', { runAt: null })] }),
  'POST /api/admin/jobs/discard': async () =>
    post('/api/admin/jobs/discard', { ids: [await mailJob(app, 'discarded', { runAt: null })] }),
  'POST /api/admin/upload': async () =>
    upload(app, token, { uploadId: 'prodPicture', name: 'photo.png', contents: await picture() }),
  'PUT /api/file/rotate': async () => {
    const { path } = await sent('prodPicture', 'photo.png', await picture());
    return put('/api/file/rotate', { path, deg: 90 });
  },
  'POST /api/admin/signin': async () => {
    const { url } = await mintAdminLink(app.db, 'admin@demo.example', 'https://x.example', system('test'));
    return post('/api/admin/signin', Object.fromEntries(new URL(url).searchParams));
  },
  'POST /api/backoffice/admin-links': () =>
    visitor(app)('/api/backoffice/admin-links', {
      method: 'POST',
      payload: { email: 'admin@demo.example' },
      headers: { authorization: `Bearer ${BACKOFFICE_SECRET}` },
    }),
};

/** They only ask, with more than fits into an address. */
const QUESTIONS = [
  '/api/admin/fitting/preview',
  '/api/admin/imports',
  '/api/admin/customer/:id/specialPrices/import',
];

/** What concerns nobody but the caller. */
const OWN = ['/api/admin/list-columns/:of', '/api/user/signOut'];

/** A writing route for administrators or for the main back office. */
function isAdministrators({ method, url, onRequest }: RouteOptions): boolean {
  const writes = [method].flat().some((verb) => !['GET', 'HEAD', 'OPTIONS'].includes(verb));
  const gates: unknown[] = [onRequest].flat();
  const gated = gates.includes(app.admin) || gates.includes(app.anyone);
  return (
    writes && ![...QUESTIONS, ...OWN].includes(url) && (gated || /^\/api\/(admin|backoffice)\//.test(url))
  );
}

describe('the trail of what administrators do', () => {
  const written = routes.filter(isAdministrators).map(({ method, url }) => `${method} ${url}`);

  it('is tested here with one change for every route by which they write', () => {
    assert.deepEqual(written.toSorted(), Object.keys(CHANGES).toSorted());
  });

  for (const key of written) {
    it(`${key} leaves a line`, async () => {
      const before = new Set((await lines()).map(({ auId }) => auId));
      const answer = await CHANGES[key]?.();
      assert.equal(answer?.status, 200, String(answer?.text));
      const added = (await lines()).filter(({ auId }) => !before.has(auId));
      const [line] = added;
      assert.ok(line, 'no line');
      assert.ok(line.auObject, 'a name of what was changed');
      assert.ok(line.auRequestId, 'the request’s id');
      const backOffice = key.includes('backoffice');
      assert.equal(line.auActorId, backOffice ? null : await idOf('admin@demo.example'));
    });
  }

  it('records who exported somebody’s data, and who signed in [W3.17]', async () => {
    const id = await idOf('lecteur@demo.example');
    const started = await lines();
    assert.equal((await admin(`/api/admin/customer/${id}/export`)).status, 200);
    const { url } = await mintAdminLink(app.db, 'admin@demo.example', 'https://x.example', system('test'));
    assert.equal((await visitor(app)(`/api/admin/signin${new URL(url).search}`)).status, 200);
    const known = new Set(started.map(({ auId }) => auId));
    const added = (await lines()).filter(({ auId }) => !known.has(auId));
    const adminId = await idOf('admin@demo.example');
    assert.deepEqual(
      new Set(added.map(({ auAction, auActorId, auObjectId }) => `${auAction} ${auActorId} ${auObjectId}`)),
      new Set([
        `customer.export ${adminId} ${id}`,
        `adminLink.mint null ${adminId}`,
        `session.open ${adminId} ${adminId}`,
      ]),
    );
  });

  it('records which fields changed, with their old and new values', async () => {
    const id = await idOf('lecteur@demo.example');
    const before = (await admin(`/api/admin/customer/${id}`)).json<AdminCustomer>();
    await put(`/api/admin/customer/${id}`, {
      userCity: 'Quimper',
      userDiscout: 12.5,
      password: 'Nouveau-2026!',
    });
    const [line] = await lines({ 'auObjectId:eq': id });
    assert.deepEqual(line?.auChanges, [
      { field: 'userCity', before: before.userCity, after: 'Quimper' },
      { field: 'userDiscout', before: String(before.userDiscout), after: '12.5' },
      { field: 'password', before: null, after: '***' },
    ]);
  });

  it('has no line for a change that was refused', async () => {
    const id = await idOf('lecteur@demo.example');
    const before = (await lines()).length;
    const stale = { userCity: 'Nulle part', userUpdatedAt: '2020-01-01T00:00:00.000Z' };
    assert.equal((await put(`/api/admin/customer/${id}`, stale)).status, 409);
    assert.equal((await put('/api/admin/product/p-fa-00001', { prodPicture: 'nothing' })).status, 422);
    assert.equal((await lines()).length, before);
  });

  it('is filtered by actor, kind, object and time, newest first and in pages', async () => {
    const all = await lines();
    const times = all.map(({ auAt }) => auAt);
    assert.deepEqual(times, times.toSorted().reverse());
    assert.deepEqual(await lines({}, '2,3'), all.slice(2, 5));
    const products = await lines({ 'auKind:eq': 'product' });
    assert.deepEqual(
      products,
      all.filter(({ auKind }) => auKind === 'product'),
    );
    assert.ok(products.length > 0 && products.length < all.length);
    const [{ auActorId, auActor } = { auActorId: '', auActor: '' }] = (
      await admin('/api/admin/audit/administrators')
    ).json<AuditActor[]>();
    const theirs = await lines({ 'auActorId:eq': auActorId });
    assert.ok(theirs.length > 0 && theirs.every((line) => line.auActor === auActor));
    wait(60_000);
    const from = app.now().toISOString();
    const product = (await admin('/api/admin/product/p-fa-00002')).json<AdminProduct>();
    await put('/api/admin/product/p-fa-00002', { prodMemo: `${product.prodMemo} et encore` });
    assert.equal((await lines({ 'auAt:gte': from })).length, 1);
    assert.equal((await lines({ 'auAt:lte': '2020-01-01' })).length, 0);
    const refused = await admin(`/api/admin/audit?query=${encodeURIComponent('{"auAt:gte":"hier"}')}`);
    assert.equal(refused.status, 400);
  });
});
