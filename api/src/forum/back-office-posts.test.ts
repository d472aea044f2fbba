import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { AuditLine, FaqPost, FaqPostToModerate } from '@extranet/shared/contracts';
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
const answer = (postRef: string | undefined, postText: string) =>
  admin('/api/admin/faq/post', { method: 'POST', payload: { postRef, postText } });
const threadOf = async (ref = '') => (await garage(`/api/faq/thread/${ref}`)).json<FaqPost[]>();

describe('moderation from the back office', () => {
  it('lists what waits in all threads, who waited longest first [B9.06] [W2.25]', async () => {
    const posts = await waiting();
    assert.ok(posts.length > 3);
    assert.ok(posts.every(({ postStatus, postRef }) => postStatus === 'unvalidated' && postRef !== ''));
    const dates = posts.map(({ postCreatedAt }) => postCreatedAt);
    assert.deepEqual(dates, [...dates].sort());
  });

  it('says what its thread began with of a contribution that is not the first one [B9.06]', async () => {
    const [post] = await waiting();
    const { thread_id } = await app.db
      .selectFrom('faq_posts')
      .select('thread_id')
      .where('id', '=', post?.postId ?? '')
      .executeTakeFirstOrThrow();
    const posts = await app.db
      .selectFrom('faq_posts')
      .select(['id', 'plain', 'status'])
      .where('thread_id', '=', thread_id)
      .orderBy('created_at')
      .orderBy('id')
      .execute();
    const [first, ...later] = posts.filter(({ status }) => status !== 'draft');
    assert.ok(first && later.length > 0);
    const listed = (await admin(`/api/admin/faq/posts?ref=${post?.postRef}`)).json<FaqPostToModerate[]>();
    const askedOf = (id: string) => listed.find(({ postId }) => postId === id)?.postAsked;
    assert.equal(askedOf(first.id), undefined);
    for (const { id } of later) assert.equal(askedOf(id), first.plain.slice(0, 120));
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

  it('answers in the name of the supplier: published at once, told to who asked, recorded [B9.06] [W2.25]', async () => {
    const [asked] = await waiting();
    assert.equal((await decide(asked, { postStatus: 'validated' })).status, 200);
    const { author_id: asker } = await app.db
      .selectFrom('faq_posts')
      .select('author_id')
      .where('id', '=', asked?.postId ?? '')
      .executeTakeFirstOrThrow();
    const answered = await answer(asked?.postRef, '<p>Le faisceau de 13 broches convient <u>aussi</u>.</p>');
    assert.equal(answered.status, 200, answered.text);
    const { postId, postAuthor, postOfficial, postStatus, postText } = answered.json<FaqPost>();
    assert.deepEqual([postOfficial, postStatus], [true, 'validated']);
    assert.equal(postAuthor, (await admin('/api/admin/supplier')).json<{ name: string }>().name);
    assert.doesNotMatch(postText, /<u>/);
    const read = (await threadOf(asked?.postRef)).find((post) => post.postId === postId);
    assert.deepEqual([read?.postOfficial, read?.postMine], [true, false]);
    const told = await app.db
      .selectFrom('notifications')
      .select('title')
      .where('user_id', '=', asker)
      .where('title', '=', `${postAuthor} a répondu sur ${asked?.postRef}`)
      .execute();
    assert.equal(told.length, 1);
    const [line] = (await admin('/api/admin/audit?l=0,1')).json<AuditLine[]>();
    assert.deepEqual([line?.auAction, line?.auObject], ['post.answer', asked?.postRef]);
  });

  it('takes no answer where nobody has asked, none too short, and no customer’s [B9.06]', async () => {
    assertRefused(await answer('ZZ-99999', '<p>Une réponse à personne, assez longue.</p>'), 404, 'notFound');
    const [post] = await waiting();
    assert.equal((await answer(post?.postRef, '<p>Oui.</p>')).status, 422);
    const moderator = await signedIn(app, 'moderateur@demo.example');
    const payload = { postRef: post?.postRef, postText: '<p>Au nom du fournisseur, je réponds.</p>' };
    assertRefused(await moderator('/api/admin/faq/post', { method: 'POST', payload }), 403, 'auth.forbidden');
    const own = await moderator('/api/faq/post', {
      method: 'POST',
      payload: { ...payload, postPictures: [] },
    });
    assert.equal(own.json<FaqPost>().postOfficial, false);
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
