import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type {
  AdminReturn,
  ApiError,
  AuditLine,
  Desk,
  FileResponse,
  NotificationList,
  Order,
  OrderReturns,
  Return,
  ReturnPost,
  Supplier,
  UploadResponse,
} from '@extranet/shared/contracts';
import sharp from 'sharp';
import { outgoingMail } from '../../testing/outgoing-mail.ts';
import { pdfText } from '../../testing/pdf-text.ts';
import { assertRefused } from '../../testing/refusals.ts';
import { signedIn, tokenOf } from '../../testing/signed-in.ts';
import { buildTestApp } from '../../testing/test-app.ts';
import { upload } from '../../testing/upload.ts';

const { app, config } = await buildTestApp();
const EMAIL = 'garage@demo.example';
const garage = await signedIn(app, EMAIL);
const other = await signedIn(app, 'atelier@demo.example');
const admin = await signedIn(app, 'admin@demo.example', 'admin');
const token = await tokenOf(app, EMAIL);
const post = (url: string, payload: unknown, call = garage) => call(url, { method: 'POST', payload });
const ok = <T>(answer: Awaited<ReturnType<typeof post>>): T => {
  assert.equal(answer.status, 200, answer.text);
  return answer.json<T>();
};

/** Three pieces ordered, as many sent. */
async function sent(shipped = 3): Promise<{ order: Order; itId: string }> {
  ok(await post('/api/cart/item', { prodId: 'p-fa-00001', quantity: 3 }));
  const order = ok<Order>(await post('/api/order', { delivery: { daId: 'd-garage-1' } }));
  const itId = order.items[0]?.itId ?? '';
  const parcel = { carrier: 'Chronopost', number: '', link: '', lines: [{ itId, quantity: shipped }] };
  if (shipped > 0)
    ok(await post(`/api/admin/orders/${order.orderId}/parcels`, { version: 1, ...parcel }, admin));
  return { order, itId };
}
let keys = 0;
const form = (itId: string, quantity: number, more: Partial<ReturnPost> = {}): ReturnPost => {
  keys += 1;
  const key = `return-form-${String(keys).padStart(8, '0')}`;
  return { key, lines: [{ itId, quantity }], reason: 'defaut', text: '', photos: [], ...more };
};
const ask = ({ orderId }: Order, payload: ReturnPost, call = garage) =>
  post(`/api/order/${orderId}/returns`, payload, call);
const step = (one: Pick<Return, 'returnId' | 'version'>, name: string, note = '') =>
  post(`/api/admin/returns/${one.returnId}/steps`, { version: one.version, step: name, note }, admin);
const codeOf = (answer: Awaited<ReturnType<typeof post>>) => answer.json<ApiError>().error;

/** As a phone takes it: with the place in its EXIF data. */
const photo = () =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: 'red' } })
    .withExif({
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '48/1 51/1 24/1' },
      IFD0: { Make: 'Camera-Unique' },
    })
    .jpeg()
    .toBuffer();
const sendPhoto = async (contents: Uint8Array, name = 'photo.jpg', by: string | null = token) =>
  upload(app, by, { uploadId: 'returnPhoto:1', name, contents });

describe('a return', () => {
  it('goes from demandé to réglé, each step with who, when and why, told to the customer [B4.07]', async () => {
    const { order, itId } = await sent();
    const asked = ok<Return>(await ask(order, form(itId, 2, { text: ' Ne s’allume pas. ' })));
    assert.deepEqual(
      [asked.state, asked.text, asked.returnRef, asked.lines.map(({ quantity }) => quantity)],
      ['demande', 'Ne s’allume pas.', `${order.orderRef.replace('CMD', 'RET')}-1`, [2]],
    );
    const mail = await outgoingMail(app, config, `Demande de retour\u00a0: ${asked.returnRef}`);
    assert.ok(mail.text.includes('FA-00001 × 2') && mail.text.includes('Ne s’allume pas.'));
    let version = 1;
    const supplier = ok<Supplier>(await garage('/api/config/supplier'));
    for (const [name, state] of [
      ['accepter', 'accepte'],
      ['recevoir', 'recu'],
      ['regler', 'regle'],
    ] as const) {
      const after = ok<AdminReturn>(await step({ ...asked, version }, name, `Note ${name}`));
      version = after.version;
      assert.equal(after.state, state);
    }
    const accepted = await outgoingMail(app, config, `Votre retour ${asked.returnRef} est accepté`);
    for (const words of ['Note accepter', 'FA-00001 × 2', 'bon de retour', supplier.address, supplier.city])
      assert.ok(accepted.text.includes(words), `${words}: ${accepted.text}`);
    const arrived = await outgoingMail(app, config, `Votre retour ${asked.returnRef} est arrivé chez nous`);
    assert.ok(!arrived.text.includes(supplier.address), arrived.text);
    const mine = ok<Return>(await garage(`/api/return/${asked.returnId}`));
    assert.deepEqual(
      mine.events.map(({ state, actor, who, note }) => [state, actor, who, note]),
      [
        ['demande', 'customer', '', ''],
        ['accepte', 'office', '', 'Note accepter'],
        ['recu', 'office', '', 'Note recevoir'],
        ['regle', 'office', '', 'Note regler'],
      ],
    );
    const seen = ok<AdminReturn>(await admin(`/api/admin/returns/${asked.returnId}`));
    assert.equal(seen.events[1]?.who, 'Camille Martin');
    assert.equal(seen.customer.userEmail, EMAIL);
    const { notifications } = ok<NotificationList>(await garage('/api/notifications'));
    assert.deepEqual(
      notifications.slice(0, 3).map(({ kind, title, path }) => [kind, title, path]),
      ['est réglé', 'est arrivé chez nous', 'est accepté'].map((words) => [
        'return',
        `Votre retour ${asked.returnRef} ${words}`,
        `/orders/returns/${asked.returnId}`,
      ]),
    );
    const query = encodeURIComponent(JSON.stringify({ 'auObjectId:eq': asked.returnId }));
    const trail = ok<AuditLine[]>(await admin(`/api/admin/audit?query=${query}`));
    assert.deepEqual(new Set(trail.map(({ auAction }) => auAction)), new Set(['return.step']));
    assert.equal(trail.length, 3);
  });

  it('is never of more than was sent, less what stands in a return already [B4.07]', async () => {
    const { order, itId } = await sent(2);
    assert.equal(codeOf(await ask(order, form(itId, 3))).code, 'return.tooMany');
    const first = ok<Return>(await ask(order, form(itId, 1)));
    assertRefused(await ask(order, form(itId, 2)), 409, 'return.tooMany');
    const { lines } = ok<OrderReturns>(await garage(`/api/order/${order.orderId}/returns`));
    assert.deepEqual(
      lines.map(({ quantity }) => quantity),
      [1],
    );
    ok(await step(first, 'refuser', 'Monté et utilisé.'));
    const again = ok<Return>(await ask(order, form(itId, 2)));
    assert.equal(again.returnRef.slice(-2), '-2');
    assert.deepEqual(ok<OrderReturns>(await garage(`/api/order/${order.orderId}/returns`)).lines, []);
    // Nothing has left yet.
    const waits = await sent(0);
    assertRefused(await ask(waits.order, form(waits.itId, 1)), 409, 'return.tooMany');
  });

  it('is asked for once by a double click, and two windows cannot return the same piece [B4.07]', async () => {
    const { order, itId } = await sent(1);
    const twice = form(itId, 1);
    const [one, two] = await Promise.all([ask(order, twice), ask(order, twice)]);
    assert.equal(ok<Return>(one).returnId, ok<Return>(two).returnId);
    assertRefused(await ask(order, { ...twice, lines: [{ itId, quantity: 2 }] }), 422, 'return.keyReused');
    const next = await sent(1);
    const both = await Promise.all([
      ask(next.order, form(next.itId, 1)),
      ask(next.order, form(next.itId, 1)),
    ]);
    assert.deepEqual(both.map(({ status }) => status).sort(), [200, 409]);
  });

  it('takes no lines of elsewhere, no line twice, and no photograph that is not theirs [B4.07]', async () => {
    const { order, itId } = await sent();
    const line = { itId, quantity: 1 };
    assertRefused(await ask(order, form('nothing', 1)), 422, 'request.invalid');
    assertRefused(await ask(order, form(itId, 1, { lines: [line, line] })), 422, 'request.invalid');
    const strange = await sendPhoto(await photo(), 'a.jpg', await tokenOf(app, 'atelier@demo.example'));
    const { path } = ok<UploadResponse>(strange);
    assertRefused(await ask(order, form(itId, 1, { photos: [path] })), 422, 'request.invalid');
    assertRefused(await ask(order, form(itId, 1), other), 404, 'notFound');
    assertRefused(await ask(order, { ...form(itId, 1), reason: 'envie' as never }), 400, 'request.invalid');
  });

  it('keeps photographs without their place, for its customer and the office alone [B4.07]', async () => {
    const { order, itId } = await sent();
    const original = await photo();
    assert.ok(original.includes('Camera-Unique'), 'the test itself');
    const { path } = ok<UploadResponse>(await sendPhoto(original));
    const asked = ok<Return>(await ask(order, form(itId, 1, { photos: [path] })));
    assert.deepEqual(asked.photos, [path]);
    const { contents } = ok<FileResponse>(await garage(`/api/utils/file?path=${path}`));
    const kept = Buffer.from(contents, 'base64');
    assert.ok(!kept.includes('Camera-Unique'));
    assert.equal((await sharp(kept).metadata()).exif, undefined);
    assert.equal((await admin(`/api/utils/file?path=${path}`)).status, 200);
    assertRefused(await other(`/api/utils/file?path=${path}`), 404, 'notFound');
    const { status } = await sendPhoto(Buffer.from('%PDF-1.7 not a picture %%EOF'), 'photo.jpg');
    assert.equal(status, 415);
    // A photograph stands in one return.
    assertRefused(await ask(order, form(itId, 1, { photos: [path] })), 422, 'request.invalid');
  });

  it('is decided by one of two clerks: the other reads what happened [B4.07]', async () => {
    const { order, itId } = await sent();
    const asked = ok<Return>(await ask(order, form(itId, 1)));
    const both = await Promise.all([step(asked, 'accepter'), step(asked, 'refuser', 'Non.')]);
    assert.deepEqual(both.map(({ status }) => status).sort(), [200, 409]);
    const late = both.find(({ status }) => status === 409);
    assert.ok(late);
    const { code, events } = codeOf(late) as { code: string; events?: { who: string }[] };
    assert.deepEqual([code, events?.map(({ who }) => who)], ['return.changed', ['Camille Martin']]);
  });

  it('takes only the steps of the table, and is refused with a reason [B4.07]', async () => {
    const { order, itId } = await sent();
    const asked = ok<Return>(await ask(order, form(itId, 1)));
    assertRefused(await step(asked, 'regler'), 409, 'return.stepNotAllowed');
    assertRefused(await step(asked, 'refuser', '   '), 422, 'request.invalid');
    assertRefused(await step(asked, 'perdre'), 400, 'request.invalid');
    assertRefused(await step({ returnId: 'nothing', version: 1 }, 'accepter'), 404, 'notFound');
    assert.equal(ok<Return>(await garage(`/api/return/${asked.returnId}`)).version, 1);
  });

  it('is withdrawn by its customer while nobody has decided: seen on both sides, its pieces free again [B4.07]', async () => {
    const { order, itId } = await sent(2);
    const asked = ok<Return>(await ask(order, form(itId, 2)));
    const url = `/api/return/${asked.returnId}/withdraw`;
    assertRefused(await post(url, undefined, other), 404, 'notFound');
    const withdrawn = ok<Return>(await post(url, undefined));
    assert.deepEqual(
      [withdrawn.state, withdrawn.version, withdrawn.events.map(({ state, actor }) => [state, actor])],
      [
        'retire',
        2,
        [
          ['demande', 'customer'],
          ['retire', 'customer'],
        ],
      ],
    );
    assert.equal(ok<Return>(await post(url, undefined)).version, 2, 'once more changes nothing');
    const seen = ok<AdminReturn>(await admin(`/api/admin/returns/${asked.returnId}`));
    assert.equal(seen.events[1]?.who, 'Marc Delaunay');
    const late = await step(asked, 'accepter');
    assertRefused(late, 409, 'return.changed');
    assert.match(codeOf(late).message, /^Le client vient de retirer sa demande/);
    assertRefused(await garage(`/api/return/${asked.returnId}/slip`), 409, 'return.noSlip');
    const query = encodeURIComponent(JSON.stringify({ 'auObjectId:eq': asked.returnId }));
    const [line] = ok<AuditLine[]>(await admin(`/api/admin/audit?query=${query}`));
    assert.deepEqual(line?.auChanges, [{ field: 'returnState', before: 'demande', after: 'retire' }]);
    const { lines } = ok<OrderReturns>(await garage(`/api/order/${order.orderId}/returns`));
    assert.deepEqual(
      lines.map(({ quantity }) => quantity),
      [2],
    );
    assert.equal(ok<Return>(await ask(order, form(itId, 2))).returnRef.slice(-2), '-2');
  });

  it('is not withdrawn once the office has decided, be it in the same moment [B4.07]', async () => {
    const { order, itId } = await sent();
    const asked = ok<Return>(await ask(order, form(itId, 1)));
    const url = (one: Return) => `/api/return/${one.returnId}/withdraw`;
    ok(await step(asked, 'accepter'));
    const late = await post(url(asked), undefined);
    assertRefused(late, 409, 'return.decided');
    assert.match(codeOf(late).message, /^Nous avons déjà traité cette demande/);
    assert.equal(ok<Return>(await garage(`/api/return/${asked.returnId}`)).state, 'accepte');
    const next = ok<Return>(await ask(order, form(itId, 1)));
    const both = await Promise.all([step(next, 'accepter'), post(url(next), undefined)]);
    assert.deepEqual(both.map(({ status }) => status).sort(), [200, 409]);
  });

  it('has a slip with lines and a code once it is accepted [B4.07]', async () => {
    const { order, itId } = await sent();
    const asked = ok<Return>(await ask(order, form(itId, 2)));
    const url = `/api/return/${asked.returnId}/slip`;
    assertRefused(await garage(url), 409, 'return.noSlip');
    ok(await step(asked, 'accepter', 'Sans frais de port.'));
    const { contents, name } = ok<FileResponse>(await garage(url));
    assert.equal(name, `Bon de retour ${asked.returnRef}.pdf`);
    const pdf = Buffer.from(contents, 'base64');
    const text = (await pdfText(pdf)).join('');
    for (const word of [asked.returnRef, order.orderRef, 'FA-00001', 'Sansfraisdeport.'])
      assert.ok(text.includes(word), word);
    assert.ok(pdf.includes('/Subtype /Image'), 'the code');
    assertRefused(await other(url), 404, 'notFound');
    assert.equal((await admin(`/api/admin/returns/${asked.returnId}/slip`)).status, 200);
  });

  it('stands in the customer’s list and in the office’s, by state, number and name [B4.07]', async () => {
    const { order, itId } = await sent();
    const asked = ok<Return>(await ask(order, form(itId, 1)));
    assert.equal(ok<Return[]>(await garage('/api/returns'))[0]?.returnId, asked.returnId);
    assert.ok(ok<Return[]>(await other('/api/returns')).every(({ returnId }) => returnId !== asked.returnId));
    assertRefused(await other(`/api/return/${asked.returnId}`), 404, 'notFound');
    const list = async (filter: Record<string, unknown>, more = '') => {
      const query = encodeURIComponent(JSON.stringify(filter));
      return ok<AdminReturn[]>(await admin(`/api/admin/returns?query=${query}${more}`));
    };
    const ids = (rows: AdminReturn[]) => rows.map(({ returnId }) => returnId);
    const number = asked.returnRef.toLowerCase().replaceAll('-', ' ');
    assert.deepEqual(ids(await list({ 'ref:contains': number })), [asked.returnId]);
    assert.ok(ids(await list({ 'ref:contains': order.orderRef })).includes(asked.returnId));
    assert.ok(!ids(await list({ 'state:eq': 'regle' })).includes(asked.returnId));
    const named = encodeURIComponent(
      ok<AdminReturn>(await admin(`/api/admin/returns/${asked.returnId}`)).customer.userName,
    );
    assert.ok(ids(await list({}, `&customer=${named}`)).includes(asked.returnId));
    assert.deepEqual(await list({}, '&customer=personne-de-ce-nom'), []);
  });

  it('waits on the dashboard until it is decided [B4.07] [B9.01]', async () => {
    const waiting = async () =>
      ok<Desk>(await admin('/api/admin/desk')).queue.find(({ kind }) => kind === 'returns');
    const before = (await waiting())?.count ?? 0;
    const { order, itId } = await sent();
    const asked = ok<Return>(await ask(order, form(itId, 1)));
    assert.equal((await waiting())?.count, before + 1);
    ok(await step(asked, 'accepter'));
    assert.equal((await waiting())?.count, before);
  });
});
