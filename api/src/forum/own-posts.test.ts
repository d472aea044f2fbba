import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import type { FaqModeration, FaqPost, FaqThread, UploadResponse } from '@extranet/shared/contracts';
import sharp from 'sharp';
import { assertRefused } from '../testing/refusals.ts';
import { signedIn, tokenOf, visitor } from '../testing/signed-in.ts';
import { buildTestApp } from '../testing/test-app.ts';
import { upload } from '../testing/upload.ts';

const { app, wait } = await buildTestApp({ products: 120 });
const garage = await signedIn(app, 'garage@demo.example');
const atelier = await signedIn(app, 'atelier@demo.example');
const moderateur = await signedIn(app, 'moderateur@demo.example');
const admin = await signedIn(app, 'admin@demo.example', 'admin');
const TEXT = '<p>Le faisceau se branche derrière le feu gauche.</p>';
const BETTER = '<p>Le faisceau se branche derrière le feu droit.</p>';

type Caller = typeof garage;
const unusedRef = await (async () => {
  const used = (await app.db.selectFrom('faq_threads').select('ref').execute()).map(({ ref }) => ref);
  const refs = (await garage('/api/faq/availableRefs')).json<string[]>();
  const free = refs.filter((ref) => ref.startsWith('FA') && !used.includes(ref));
  return () => free.pop() ?? '';
})();
const asked = async (more: Record<string, unknown> = {}) => {
  const payload = { postRef: unusedRef(), postText: TEXT, ...more };
  const answer = await garage('/api/faq/post', { method: 'POST', payload });
  assert.equal(answer.status, 200, answer.text);
  return answer.json<FaqPost>();
};
const rewrite = (caller: Caller, post: FaqPost, parts: Record<string, unknown> = {}) => {
  const { postPictures, postUpdatedAt } = post;
  const payload = { postText: BETTER, postPictures, postUpdatedAt, ...parts };
  return caller(`/api/faq/waitingPost/${post.postId}`, { method: 'PUT', payload });
};
const withdraw = (caller: Caller, { postId }: FaqPost) =>
  caller(`/api/faq/waitingPost/${postId}`, { method: 'DELETE' });
const decide = (caller: Caller, post: FaqPost, postStatus: FaqPost['postStatus'], path = '/api/faq/post') => {
  const { postText, postPictures, postUpdatedAt } = post;
  const payload = { postText, postPictures, postUpdatedAt, postStatus };
  return caller(`${path}/${post.postId}`, { method: 'PUT', payload });
};
const threadOf = async (caller: Caller, ref: string) =>
  (await caller(`/api/faq/thread/${ref}`)).json<FaqPost[]>();
const picture = async () => {
  const contents = await sharp({ create: { width: 30, height: 20, channels: 3, background: 'green' } })
    .png()
    .toBuffer();
  const token = await tokenOf(app, 'garage@demo.example');
  const answer = await upload(app, token, { uploadId: 'faq:1', name: 'x.png', contents });
  return answer.json<UploadResponse>().path;
};
const isUsed = async (path: string) =>
  (await app.db.selectFrom('faq_pictures').select('post_id').where('file_id', '=', path).execute()).length >
  0;

describe('a contribution that waits, in its author’s hands', () => {
  beforeEach(async () => {
    await app.db.deleteFrom('throttles').execute();
  });

  it('is rewritten with its pictures, cleaned and at least as long as a new one; it goes on waiting [C3.09] [C4.10] [C5.09]', async () => {
    const [first, second] = [await picture(), await picture()];
    const post = await asked({ postPictures: [first] });
    const answer = await rewrite(garage, post, {
      postText: `${BETTER}<script>x()</script>`,
      postPictures: [second],
      postStatus: 'validated',
    });
    assert.equal(answer.status, 200, answer.text);
    const { postText, postStatus, postPictures, postCreatedAt, postUpdatedAt } = answer.json<FaqPost>();
    assert.deepEqual([postText, postStatus, postPictures], [BETTER, 'unvalidated', [second]]);
    assert.equal(postCreatedAt, post.postCreatedAt);
    assert.ok(postUpdatedAt > post.postUpdatedAt);
    assert.deepEqual(await threadOf(garage, post.postRef), [answer.json<FaqPost>()]);
    assert.deepEqual(await threadOf(atelier, post.postRef), []);
    assert.deepEqual([await isUsed(first), await isUsed(second)], [false, true]);
    const now = answer.json<FaqPost>();
    assertRefused(await rewrite(garage, now, { postText: '<p>Trop court</p>' }), 422, 'faq.tooShort');
    const stranger = { postPictures: ['f-pic-faisceau-7-1'] };
    assertRefused(await rewrite(garage, now, stranger), 422, 'faq.unknownPicture');
  });

  it('is withdrawn whole: out of the thread, the lists, the count of what waits and the office’s list [C4.10] [B9.06]', async () => {
    const path = await picture();
    const before = (await moderateur('/api/faq/moderation')).json<FaqModeration>().waiting;
    const post = await asked({ postPictures: [path] });
    assert.equal((await withdraw(garage, post)).status, 200);
    assert.deepEqual(await threadOf(garage, post.postRef), []);
    const threads = (await garage('/api/faq/threads')).json<FaqThread[]>();
    assert.ok(threads.every(({ ref }) => ref !== post.postRef));
    assert.equal((await moderateur('/api/faq/moderation')).json<FaqModeration>().waiting, before);
    for (const query of ['', `?ref=${post.postRef}`])
      assert.ok(!(await admin(`/api/admin/faq/posts${query}`)).text.includes(post.postId));
    assert.equal(await isUsed(path), false);
    assertRefused(await withdraw(garage, post), 404, 'notFound');
    // What is left of the thread is none that the supplier could answer in, and the next question begins it anew.
    const payload = { postRef: post.postRef, postText: TEXT };
    assertRefused(await admin('/api/admin/faq/post', { method: 'POST', payload }), 404, 'notFound');
    assert.equal((await garage('/api/faq/post', { method: 'POST', payload })).status, 200);
  });

  it('can be touched by nobody else: no other garage, whose colleague it may be, no moderator, no administrator [C6.03]', async () => {
    const post = await asked();
    for (const caller of [atelier, moderateur]) {
      assertRefused(await rewrite(caller, post), 404, 'notFound');
      assertRefused(await withdraw(caller, post), 404, 'notFound');
    }
    assertRefused(await rewrite(admin, post), 403, 'auth.forbidden');
    assertRefused(await withdraw(admin, post), 403, 'auth.forbidden');
    assertRefused(await withdraw(visitor(app), post), 401, 'auth.required');
    await app.db.updateTable('users').set({ faq_role: 'reader' }).where('id', '=', 'u-garage').execute();
    assertRefused(await rewrite(garage, post), 403, 'auth.forbidden');
    await app.db.updateTable('users').set({ faq_role: 'contributor' }).where('id', '=', 'u-garage').execute();
    assert.deepEqual(await threadOf(garage, post.postRef), [post]);
  });

  it('is a moderator’s alone once it was decided on, whatever the decision: 409 with the reason [C4.10] [C7.41]', async () => {
    for (const [status, said] of [
      ['validated', /validée entre-temps/],
      ['draft', /en brouillon entre-temps/],
    ] as const) {
      const post = await asked();
      assert.equal((await decide(moderateur, post, status)).status, 200);
      for (const late of [await rewrite(garage, post), await withdraw(garage, post)])
        assert.match(assertRefused(late, 409, 'faq.decidedMeanwhile').message, said);
      assert.equal((await threadOf(moderateur, post.postRef))[0]?.postStatus, status);
    }
  });

  it('is decided on by nobody who read another text, in the forum or in the office [C7.41] [B9.06]', async () => {
    const post = await asked();
    const rewritten = (await rewrite(garage, post)).json<FaqPost>();
    const office = '/api/admin/faq/post';
    assertRefused(await decide(moderateur, post, 'validated'), 409, 'faq.changedMeanwhile');
    const late = assertRefused(await decide(admin, post, 'validated', office), 409, 'faq.changedMeanwhile');
    assert.match(late.message, /son auteur/);
    assertRefused(await rewrite(garage, post), 409, 'faq.changedMeanwhile');
    assert.equal((await decide(admin, rewritten, 'validated', office)).status, 200);
    const gone = await asked();
    await withdraw(garage, gone);
    for (const answer of [
      await decide(moderateur, gone, 'validated'),
      await decide(admin, gone, 'validated', office),
    ])
      assert.match(assertRefused(answer, 404, 'notFound').message, /retirée/);
  });

  it('is either withdrawn or validated when both are wanted at once [C7.41]', async () => {
    for (let times = 0; times < 5; times += 1) {
      const post = await asked();
      const [withdrawn, decided] = await Promise.all([
        withdraw(garage, post),
        decide(moderateur, post, 'validated'),
      ]);
      assert.ok(
        (withdrawn.status === 200) !== (decided.status === 200),
        `${withdrawn.status} ${decided.status}`,
      );
      assert.ok([404, 409].includes(Math.max(withdrawn.status, decided.status)));
      const left = (await threadOf(moderateur, post.postRef)).length;
      assert.equal(left, decided.status === 200 ? 1 : 0);
    }
  });

  it('counts with new contributions: their limit holds for both [C5.09]', async () => {
    const post = await asked();
    await app.db.deleteFrom('throttles').execute();
    const statuses: number[] = [];
    let seen = post;
    for (let times = 0; times < 40 && statuses.at(-1) !== 429; times += 1) {
      const answer = await rewrite(garage, seen);
      statuses.push(answer.status);
      if (answer.status === 200) seen = answer.json<FaqPost>();
    }
    assert.deepEqual([statuses.length, statuses.at(-1)], [31, 429]);
    await wait(60 * 60_000);
    assert.equal((await withdraw(garage, seen)).status, 200);
  });
});
