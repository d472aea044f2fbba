import type { User } from '@extranet/shared/contracts';
import { userRefreshed } from '@extranet/shared/session';
import { apiServer, refusal, settled } from '@extranet/shared/testing/server';
import { forumStore } from '../testing/forum.ts';

const server = apiServer();
const waiting = (...refs: string[]) => ({ 'GET /faq/moderation': () => ({ waiting: refs.length, refs }) });

describe('the count of contributions waiting for moderation [C4.10]', () => {
  it('is loaded at once, and again with every refresh of the session', async () => {
    server.answer(waiting('FA-00001', 'FA-00002'));
    const store = forumStore('admin');
    await settled();
    expect(store.faq().moderation.waiting).toBe(2);
    server.answer(waiting());
    store.dispatch(userRefreshed({ id: 'u1', roles: { faq: 'admin' } } as User));
    await settled();
    expect(store.faq().moderation).toEqual({ waiting: 0, refs: [] });
  });

  it.each(['none', 'reader', 'contributor'] as const)(
    'is no affair of a %s: nothing is asked [C6.03]',
    async (role) => {
      server.answer(waiting());
      forumStore(role);
      await settled();
      expect(server.calls).toEqual([]);
    },
  );

  it('stays unchanged when it cannot be loaded [C8.12]', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => {});
    server.answer({ 'GET /faq/moderation': () => refusal(500) });
    const store = forumStore('admin');
    await settled();
    expect(store.faq().moderation.waiting).toBe(0);
  });
});
