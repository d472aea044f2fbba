import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { AuditLine, FaqPost } from '@extranet/shared/contracts';
import { assertRefused } from '../testing/refusals.ts';
import { signedIn } from '../testing/signed-in.ts';
import { buildTestApp } from '../testing/test-app.ts';

const { app } = await buildTestApp();
const admin = await signedIn(app, 'admin@demo.example', 'admin');
const garage = await signedIn(app, 'garage@demo.example');
const waiting = async () => {
  const answer = await admin('/api/admin/faq/posts');
  assert.equal(answer.status, 200, answer.text);
  return answer.json<FaqPost[]>();
};
const decide = (post: FaqPost | undefined, parts: object) => {
  const { postText, postPictures, postUpdatedAt } = post ?? {};
  const payload = { postText, postPictures, postUpdatedAt, ...parts };
  return admin(`/api/admin/faq/post/${post?.postId}`, { method: 'PUT', payload });
};
const threadOf = async (ref = '') => (await garage(`/api/faq/thread/${ref}`)).json<FaqPost[]>();

describe('moderation from the back office', () => {
  it('lists what waits in all threads, who waited longest first [B9.06] [W2.25]', async () => {
    const posts = await waiting();
    assert.ok(posts.length > 3);
    assert.ok(posts.every(({ postStatus, postRef }) => postStatus === 'unvalidated' && postRef !== ''));
    const dates = posts.map(({ postCreatedAt }) => postCreatedAt);
    assert.deepEqual(dates, [...dates].sort());
  });

  it('publishes a contribution with an administrator’s rights alone, and records it [B9.06] [W2.25]', async () => {
    await app.db.updateTable('users').set({ faq_role: 'none' }).where('id', '=', 'u-admin').execute();
    const [post] = await waiting();
    const decided = await decide(post, { postStatus: 'validated' });
    assert.equal(decided.status, 200, decided.text);
    assert.ok((await waiting()).every(({ postId }) => postId !== post?.postId));
    assert.ok((await threadOf(post?.postRef)).some(({ postId }) => postId === post?.postId));
    const [line] = (await admin('/api/admin/audit?l=0,1')).json<AuditLine[]>();
    assert.deepEqual(
      [line?.auAction, line?.auObject, line?.auChanges],
      ['post.moderate', post?.postRef, [{ field: 'postStatus', before: 'unvalidated', after: 'validated' }]],
    );
    await decide(decided.json<FaqPost>(), { postStatus: 'unvalidated' });
    assert.ok((await waiting()).some(({ postId }) => postId === post?.postId));
  });

  it('reads all of one reference, published ones too, as the search leads to them [B9.06] [B9.03]', async () => {
    const { ref } = await app.db
      .selectFrom('faq_threads')
      .innerJoin('faq_posts', 'faq_posts.thread_id', 'faq_threads.id')
      .select('faq_threads.ref')
      .where('faq_posts.status', '=', 'validated')
      .executeTakeFirstOrThrow();
    const posts = (await admin(`/api/admin/faq/posts?ref=${ref.toLowerCase()}`)).json<FaqPost[]>();
    assert.ok(posts.some(({ postStatus }) => postStatus === 'validated'));
    assert.ok(posts.every(({ postRef }) => postRef === ref));
  });

  it('keeps a refused contribution from readers [B9.06]', async () => {
    const [post] = await waiting();
    assert.equal((await decide(post, { postStatus: 'draft' })).status, 200);
    assert.ok(
      (await threadOf(post?.postRef)).every(({ postId, postMine }) => postMine || postId !== post?.postId),
    );
  });

  it('tells that the text was edited, not what it was [B9.06]', async () => {
    const [post] = await waiting();
    const postText = '<p>La prise se branche sous le coffre, à gauche du plancher.</p>';
    assert.equal((await decide(post, { postStatus: 'validated', postText })).status, 200);
    const [line] = (await admin('/api/admin/audit?l=0,1')).json<AuditLine[]>();
    assert.deepEqual(line?.auChanges[1], { field: 'postText', before: null, after: '***' });
  });

  it('refuses the second of two decisions, and customers [B9.06]', async () => {
    const [post] = await waiting();
    const both = await Promise.all([
      decide(post, { postStatus: 'validated' }),
      decide(post, { postStatus: 'draft' }),
    ]);
    assert.deepEqual(both.map(({ status }) => status).sort(), [200, 409]);
    const moderator = await signedIn(app, 'moderateur@demo.example');
    assertRefused(await moderator('/api/admin/faq/posts'), 403, 'auth.forbidden');
  });
});
