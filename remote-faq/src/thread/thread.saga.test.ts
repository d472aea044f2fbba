import { aPost, forumStore, refusal, settled } from '../testing/forum.ts';
import { fetchReference, fetchThread, putPost } from './thread.api.ts';
import { threadOpened } from './thread.facts.ts';
import { decisionRequested } from './thread.slice.ts';

jest.mock('./thread.api.ts');
jest.mock('../moderation/moderation.api.ts');

const thread = jest.mocked(fetchThread);
const reference = jest.mocked(fetchReference);
const put = jest.mocked(putPost);
const old = aPost({ postId: 'old', postStatus: 'validated' });
const waiting = aPost({ postId: 'new', postCreatedAt: '2026-04-03T10:00:00.000Z' });

describe('a thread', () => {
  beforeEach(() => {
    thread.mockResolvedValue([old, waiting]);
    reference.mockResolvedValue({
      prodRef: 'FA-00001',
      prodId: '7',
      prodCatalogue: 'Faisceau',
      orderable: true,
      product: null,
    });
    jest.spyOn(console, 'warn').mockImplementation(() => {});
  });
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
    reference.mockRejectedValue(refusal(404));
    const { faq } = await opened('contributor');
    expect(faq().thread).toMatchObject({ status: 'success', prodId: null });
  });

  it('distinguishes a missing thread from one that could not be loaded', async () => {
    thread.mockRejectedValue(refusal(404));
    expect((await opened('contributor')).faq().thread.status).toBe('missing');
    thread.mockRejectedValue(refusal(0, 'network.unreachable', ''));
    expect((await opened('contributor')).faq().thread.status).toBe('error');
  });

  it('shows a decision before the server has answered, without moving the post', async () => {
    const store = await opened('admin');
    put.mockImplementation((_id, post) => Promise.resolve({ ...waiting, ...post, postUpdatedAt: 'later' }));
    store.dispatch(decisionRequested({ post: waiting, postStatus: 'validated' }));
    expect(store.faq().thread.posts[0]?.postStatus).toBe('validated');
    await settled();
    expect(put).toHaveBeenCalledWith('new', {
      postText: waiting.postText,
      postPictures: [],
      postStatus: 'validated',
      postUpdatedAt: waiting.postUpdatedAt,
    });
    expect(store.faq().thread.decisions.new).toEqual({ before: 'unvalidated', status: 'success' });
    expect(order(store)).toEqual(['new', 'old']);
  });

  it('undoes a refused decision, and loads the change of another moderator', async () => {
    const store = await opened('admin');
    put.mockRejectedValue(refusal(409, 'faq.changedMeanwhile', 'Modifiée entre-temps.'));
    thread.mockResolvedValue([old, { ...waiting, postStatus: 'draft' }]);
    store.dispatch(decisionRequested({ post: waiting, postStatus: 'validated' }));
    await settled();
    const { posts, decisions } = store.faq().thread;
    expect(decisions.new).toMatchObject({ status: 'error', refusal: { message: 'Modifiée entre-temps.' } });
    expect(posts.find(({ postId }) => postId === 'new')?.postStatus).toBe('draft');
  });

  it('ignores a late answer for the previous thread', async () => {
    const store = await opened('contributor');
    thread.mockResolvedValue([aPost({ postRef: 'AT-00002' })]);
    store.dispatch(threadOpened('KI-00003'));
    await settled();
    expect(store.faq().thread.posts).toEqual([]);
  });
});
