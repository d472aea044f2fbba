import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { signedIn } from '../../testing/signed-in.ts';
import { buildTestApp } from '../../testing/test-app.ts';

const { app } = await buildTestApp({ products: 300 });
const admin = await signedIn(app, 'admin@demo.example', 'admin');
const lecteur = await signedIn(app, 'lecteur@demo.example');

const asked = async (who: typeof admin, path: string, params: Record<string, string> = {}) => {
  const answer = await who(`/api${path}?${new URLSearchParams(params)}`);
  assert.equal(answer.status, 200, answer.text);
  return answer.json<string[]>();
};
const office = (params?: Record<string, string>) => asked(admin, '/admin/references', params);
const forum = (params?: Record<string, string>) => asked(lecteur, '/faq/availableRefs', params);

describe('references for what is being typed', () => {
  it('are those of all that begin so, however it is written, and no more than asked for [A7.17]', async () => {
    const all = await office();
    const begun = all.filter((ref) => ref.startsWith('FA-0001'));
    assert.ok(begun.length >= 10);
    assert.deepEqual(await office({ begins: 'fa 0001' }), begun);
    assert.deepEqual(await office({ begins: 'FA-0001', l: '0,4' }), begun.slice(0, 4));
    assert.deepEqual(await office({ begins: 'FA-0001', l: '4,3' }), begun.slice(4, 7));
    assert.deepEqual(await office({ begins: 'FA-0001', l: '500,3' }), []);
  });

  it('are the first ones where nothing is typed yet', async () => {
    const all = await office();
    assert.deepEqual(await office({ begins: '' }), all.slice(0, 50));
    assert.deepEqual(await office({ l: '50,50' }), all.slice(50, 100));
  });

  it('where none begins so, are those it is short for, or that have it anywhere', async () => {
    const all = await office();
    const short = all.filter((ref) => /^FA-0*12/.test(ref));
    assert.ok(short.length > 0);
    assert.deepEqual(await office({ begins: 'fa12' }), short);
    const anywhere = await office({ begins: '00017' });
    assert.ok(
      anywhere.includes('FA-00017') && anywhere.every((ref) => ref.replace('-', '').includes('00017')),
    );
    assert.deepEqual(await office({ begins: '17' }), []);
    assert.deepEqual(await office({ begins: 'nowhere' }), []);
    assert.deepEqual(await office({ begins: "%_'" }), []);
  });

  it('leave out products that were deleted, and offer customers only what they may see [C7.38 D9]', async () => {
    assert.ok(!(await office({ begins: 'fa-0000' })).includes('FA-00008'));
    const own = await forum();
    const threads = own.filter((ref) => !ref.startsWith('FA'));
    assert.deepEqual(
      await forum({ begins: 'fa-0000' }),
      own.filter((ref) => ref.startsWith('FA-0000')),
    );
    assert.deepEqual(
      await forum({ begins: 'at-' }),
      threads.filter((ref) => ref.startsWith('AT-')),
    );
    assert.deepEqual(await forum({ begins: '', l: '0,5' }), own.slice(0, 5));
  });

  it('refuse more than a reference', async () => {
    assert.equal((await admin(`/api/admin/references?begins=${'F'.repeat(200)}`)).status, 400);
    assert.equal((await admin('/api/admin/references?l=all')).status, 400);
  });
});
