import type { User } from '@extranet/shared/contracts';
import { userRefreshed } from '@extranet/shared/session';
import { forumStore, settled } from '../testing/forum.ts';
import { fetchModeration } from './moderation.api.ts';

jest.mock('./moderation.api.ts');

const call = jest.mocked(fetchModeration);

describe('the count of contributions waiting for moderation [C4.10]', () => {
  beforeEach(() => call.mockReset());

  it('is loaded at once, and again with every refresh of the session', async () => {
    call.mockResolvedValueOnce({ waiting: 2, refs: ['FA-00001'] });
    const store = forumStore('admin');
    await settled();
    expect(store.faq().moderation.waiting).toBe(2);
    call.mockResolvedValueOnce({ waiting: 0, refs: [] });
    store.dispatch(userRefreshed({ id: 'u1', roles: { faq: 'admin' } } as User));
    await settled();
    expect(store.faq().moderation).toEqual({ waiting: 0, refs: [] });
  });

  it.each(['none', 'reader', 'contributor'] as const)(
    'is no affair of a %s: nothing is asked [C6.03]',
    async (role) => {
      forumStore(role);
      await settled();
      expect(call).not.toHaveBeenCalled();
    },
  );

  it('stays unchanged when it cannot be loaded [C8.12]', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => {});
    call.mockRejectedValueOnce(new Error('down'));
    const store = forumStore('admin');
    await settled();
    expect(store.faq().moderation.waiting).toBe(0);
  });
});
