import { aPost, forumStore, refusal, settled } from '../testing/forum.ts';
import { fetchReference, fetchThread, putPost } from './thread.api.ts';
import { threadOpened } from './thread.facts.ts';
import { decisionWished } from './thread.slice.ts';

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

  it('has what waits first for a moderator, and keeps the order of time for others [C4.10]', async () => {
    expect(order(await opened('admin'))).toEqual(['new', 'old']);
    expect(order(await opened('contributor'))).toEqual(['old', 'new']);
  });

  it('knows its product, and is read without it where the reader has none [C2.27]', async () => {
    expect((await opened('contributor')).faq().thread.prodId).toBe('7');
    reference.mockRejectedValue(refusal(404));
    const { faq } = await opened('contributor');
    expect(faq().thread).toMatchObject({ status: 'success', prodId: null });
  });

  it('tells what is not there from what could not be had', async () => {
    thread.mockRejectedValue(refusal(404));
    expect((await opened('contributor')).faq().thread.status).toBe('missing');
    thread.mockRejectedValue(refusal(0, 'network.unreachable', ''));
    expect((await opened('contributor')).faq().thread.status).toBe('error');
  });

  it('shows a decision before the server has answered, and keeps the place of the post', async () => {
    const store = await opened('admin');
    put.mockImplementation((_id, post) => Promise.resolve({ ...waiting, ...post, postUpdatedAt: 'later' }));
    store.dispatch(decisionWished({ post: waiting, postStatus: 'validated' }));
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

  it('takes a refused decision back, and reads again what another moderator has done', async () => {
    const store = await opened('admin');
    put.mockRejectedValue(refusal(409, 'faq.changedMeanwhile', 'Modifiée entre-temps.'));
    thread.mockResolvedValue([old, { ...waiting, postStatus: 'draft' }]);
    store.dispatch(decisionWished({ post: waiting, postStatus: 'validated' }));
    await settled();
    const { posts, decisions } = store.faq().thread;
    expect(decisions.new).toMatchObject({ status: 'error', refusal: { message: 'Modifiée entre-temps.' } });
    expect(posts.find(({ postId }) => postId === 'new')?.postStatus).toBe('draft');
  });

  it('ignores an answer that belongs to the thread before', async () => {
    const store = await opened('contributor');
    thread.mockResolvedValue([aPost({ postRef: 'AT-00002' })]);
    store.dispatch(threadOpened('KI-00003'));
    await settled();
    expect(store.faq().thread.posts).toEqual([]);
  });
});
