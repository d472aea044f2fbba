import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { RelatedLink } from '@extranet/shared/contracts';
import { assertRefused } from '../../testing/refusals.ts';
import { signedIn } from '../../testing/signed-in.ts';
import { buildTestApp } from '../../testing/test-app.ts';

const { app } = await buildTestApp({ products: 60 });
const admin = await signedIn(app, 'admin@demo.example', 'admin');
const url = '/api/admin/reference/fa%2000009/related';
const put = (refs: string[]) =>
  admin(url, { method: 'PUT', payload: refs.map((relRelatedRef) => ({ relRelatedRef })) });

describe('GET and PUT /admin/reference/{ref}/related', () => {
  it('saves the references that are checked and removes the unchecked ones [A7.16 A3.07]', async () => {
    const saved = (await put(['KI-00001', 'at-00002', 'KI 00001'])).json<RelatedLink[]>();
    assert.deepEqual(saved, [
      { relRef: 'FA-00009', relRelatedRef: 'AT-00002', relStatus: 'active' },
      { relRef: 'FA-00009', relRelatedRef: 'KI-00001', relStatus: 'active' },
    ]);
    assert.deepEqual((await admin(url)).json(), saved);
    assert.equal((await put(['KI-00001'])).json<RelatedLink[]>().length, 1);
    const garage = await signedIn(app, 'garage@demo.example');
    const related = (await garage('/api/product/p-fa-00009/related')).json<{ prodRef: string }[]>();
    assert.deepEqual(
      related.map(({ prodRef }) => prodRef),
      ['KI-00001'],
    );
    assert.deepEqual((await put([])).json(), []);
  });

  it('refuses an unknown reference, and a link to itself', async () => {
    assertRefused(await put(['ZZ-1']), 422, 'related.unknownReference');
    assertRefused(await put(['FA-00009']), 422, 'related.unknownReference');
    const unknown = await admin('/api/admin/reference/ZZ/related', { method: 'PUT', payload: [] });
    assertRefused(unknown, 404, 'notFound');
    assertRefused(await (await signedIn(app, 'garage@demo.example'))(url), 403, 'auth.forbidden');
  });
});
