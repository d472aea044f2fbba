import type { FaqPost, FaqPostUpdate } from '@extranet/shared/contracts';
import { apiServer, refusal, settled } from '@extranet/shared/testing/server';
import { aPost, forumStore } from '../testing/forum.ts';
import { threadOpened } from './thread.facts.ts';
import { decisionRequested, nextToDecide } from './thread.slice.ts';

const server = apiServer();
const old = aPost({ postId: 'old', postStatus: 'validated' });
const waiting = aPost({ postId: 'new', postCreatedAt: '2026-04-03T10:00:00.000Z' });

describe('a thread', () => {
  beforeEach(() => {
    answerThread([old, waiting]);
    const product = { prodRef: 'FA-00001', prodId: '7', prodCatalogue: 'Faisceau', orderable: true };
    server.answer({
      'GET /reference/:ref': () => ({ ...product, product: null }),
      'GET /faq/moderation': () => ({ waiting: 0, refs: [] }),
    });
    jest.spyOn(console, 'warn').mockImplementation(() => {});
  });
  const answerThread = (answer: FaqPost[] | Response) =>
    server.answer({ 'GET /faq/thread/:ref': () => answer });
  const opened = async (role: 'contributor' | 'admin') => {
    const store = forumStore(role);
    store.dispatch(threadOpened('fa 00001'));
    await settled();
    return store;
  };
  const order = (store: ReturnType<typeof forumStore>) =>
    store.faq().thread.posts.map(({ postId }) => postId);

  it('shows waiting posts first to a moderator, and posts by time to others [C4.10]', async () => {
    expect(order(await opened('admin'))).toEqual(['new', 'old']);
    expect(order(await opened('contributor'))).toEqual(['old', 'new']);
  });

  it('links to its product, and is shown without it if the reader may not see it [C2.27]', async () => {
    expect((await opened('contributor')).faq().thread.prodId).toBe('7');
    server.answer({ 'GET /reference/:ref': () => refusal(404) });
    const { faq } = await opened('contributor');
    expect(faq().thread).toMatchObject({ status: 'success', prodId: null });
  });

  it('distinguishes a missing thread from one that could not be loaded', async () => {
    answerThread(refusal(404));
    expect((await opened('contributor')).faq().thread.status).toBe('missing');
    // jsdom prints a lost connection itself.
    jest.spyOn(console, 'error').mockImplementation(() => {});
    answerThread(refusal(0));
    expect((await opened('contributor')).faq().thread.status).toBe('error');
  });

  it('shows a decision before the server has answered, without moving the post', async () => {
    const store = await opened('admin');
    server.answer({
      'PUT /faq/post/new': (post) => ({ ...waiting, ...(post as FaqPostUpdate), postUpdatedAt: 'later' }),
    });
    store.dispatch(decisionRequested({ post: waiting, postStatus: 'validated' }));
    expect(store.faq().thread.posts[0]?.postStatus).toBe('validated');
    await settled();
    const { postText, postUpdatedAt } = waiting;
    expect(server.named('PUT /faq/post/new').map(({ body }) => body)).toEqual([
      { postText, postPictures: [], postStatus: 'validated', postUpdatedAt },
    ]);
    expect(store.faq().thread.decisions.new).toEqual({ before: 'unvalidated', status: 'success' });
    expect(order(store)).toEqual(['new', 'old']);
  });

  it('undoes a refused decision, and loads the change of another moderator', async () => {
    const store = await opened('admin');
    const conflict = refusal(409, 'faq.changedMeanwhile', 'Modifiée entre-temps.');
    server.answer({ 'PUT /faq/post/new': () => conflict });
    answerThread([old, { ...waiting, postStatus: 'draft' }]);
    store.dispatch(decisionRequested({ post: waiting, postStatus: 'validated' }));
    await settled();
    const { posts, decisions } = store.faq().thread;
    expect(decisions.new).toMatchObject({ status: 'changed', refusal: { message: 'Modifiée entre-temps.' } });
    expect(posts.find(({ postId }) => postId === 'new')?.postStatus).toBe('draft');
  });

  it('leaves a post that its author withdrew in its place, with the reason, and goes on to the next [C7.41]', async () => {
    const store = await opened('admin');
    server.answer({ 'PUT /faq/post/new': () => refusal(404, 'notFound', 'Retirée.') });
    store.dispatch(decisionRequested({ post: waiting, postStatus: 'validated' }));
    await settled();
    const { thread } = store.faq();
    expect(thread.decisions.new).toMatchObject({ status: 'withdrawn', refusal: { message: 'Retirée.' } });
    expect(order(store)).toEqual(['new', 'old']);
    expect(nextToDecide(thread)).toBeUndefined();
  });

  it('ignores a late answer for the previous thread', async () => {
    const store = await opened('contributor');
    answerThread([aPost({ postRef: 'AT-00002' })]);
    store.dispatch(threadOpened('KI-00003'));
    await settled();
    expect(store.faq().thread.posts).toEqual([]);
  });
});
