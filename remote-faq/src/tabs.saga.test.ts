import { apiServer, refusal, settled } from '@extranet/shared/testing/server';
import { aPost, forumStore } from './testing/forum.ts';
import { contributionSaved, contributionWithdrawn, threadOpened } from './thread/thread.facts.ts';

const server = apiServer();

/** What jsdom does not have: each tab's channel hears what the others say. */
class Channel extends EventTarget {
  static open = new Set<Channel>();
  constructor() {
    super();
    Channel.open.add(this);
  }
  postMessage(data: unknown) {
    for (const other of Channel.open)
      if (other !== this) other.dispatchEvent(new MessageEvent('message', { data }));
  }
  close() {
    Channel.open.delete(this);
  }
}

describe('two tabs of one browser', () => {
  beforeEach(() => {
    Object.assign(globalThis, { BroadcastChannel: Channel });
    server.answer({ 'GET /reference/:ref': () => refusal(404) });
  });
  afterEach(() => {
    Reflect.deleteProperty(globalThis, 'BroadcastChannel');
    Channel.open.clear();
  });
  const tab = async (ref: string) => {
    const store = forumStore('contributor');
    store.dispatch(threadOpened(ref));
    await settled();
    return store;
  };

  it('show what was changed or withdrawn in one of them, in that thread alone [C4.10]', async () => {
    const mine = aPost({ postMine: true });
    server.answer({ 'GET /faq/thread/:ref': () => [mine] });
    const [here, there] = [await tab('FA-00001'), await tab('fa 00001')];
    server.answer({ 'GET /faq/thread/:ref': () => [] });
    await tab('AT-00002');
    const before = server.calls.length;
    const changed = { ...mine, postText: '<p>Un tout autre texte.</p>' };
    server.answer({ 'GET /faq/thread/:ref': () => [changed] });
    here.dispatch(contributionSaved(changed));
    await settled();
    expect(there.faq().thread.posts).toEqual([changed]);
    server.answer({ 'GET /faq/thread/:ref': () => [] });
    here.dispatch(contributionWithdrawn(mine));
    await settled();
    expect([here.faq().thread.posts, there.faq().thread.posts]).toEqual([[], []]);
    expect(server.calls.slice(before).map(({ call }) => call)).toEqual([
      'GET /faq/thread/fa%2000001',
      'GET /faq/thread/fa%2000001',
    ]);
  });
});
