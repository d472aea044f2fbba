/** @jest-environment node */
import { signedIn, signedOut } from '@extranet/shared/session';
import { customer } from '../../testing/customer.ts';
import { entryOf, missing, moduleOf, release, startRemotes } from '../../testing/remotes.ts';
import { aMoment, until } from '../../testing/until.ts';

const PAGE = { path: '/faq' };
const reducer = (state = 'loaded') => state;

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
});

describe('a sign-out', () => {
  it('leaves nothing of a loaded remote', async () => {
    const undo = jest.fn();
    const exposed = () => moduleOf({ reducer, activate: () => undo });
    const page = startRemotes([entryOf()], { user: customer, exposed });
    await page.loader.load('faq', PAGE);
    page.loader.tearDown();
    expect(page.loader.read('faq')).toEqual({ status: 'idle' });
    expect(page.store.getState()).not.toHaveProperty('faq');
    expect(undo).toHaveBeenCalledTimes(1);
  });

  /** Each stage at which somebody may sign out while a remote is on its way. */
  it.each(['gating', 'checking', 'fetching', 'evaluating'])(
    'while a remote is %s keeps it out of the next session [W3.14]',
    async (stage) => {
      const arrivals: (() => void)[] = [];
      const held = <T>(value: T) => new Promise<T>((resolve) => arrivals.push(() => resolve(value)));
      const activate = jest.fn();
      const page = startRemotes([entryOf()], {
        user: stage === 'gating' ? undefined : customer,
        exposed: () =>
          stage === 'evaluating' ? held(moduleOf({ reducer, activate })) : moduleOf({ activate }),
      });
      const respond = page.world.file;
      page.world.file = async (url) => {
        if (stage === 'fetching') await held(null);
        return respond(url);
      };
      const loading = page.loader.load('faq', PAGE);
      if (stage !== 'checking') await until(() => page.loader.read('faq').status === stage);
      if (stage === 'fetching' || stage === 'evaluating') await until(() => arrivals.length > 0);
      page.store.dispatch(signedOut());
      page.loader.tearDown();
      page.store.dispatch(signedIn({ ...customer, id: 'u2' }));
      for (const arrive of arrivals) arrive();
      await loading;
      await aMoment();
      expect(page.loader.read('faq')).toEqual({ status: 'idle' });
      expect(page.store.getState()).not.toHaveProperty('faq');
      expect(activate).not.toHaveBeenCalled();
    },
  );

  it('does not mix what was on its way with what the next session loads', async () => {
    const arrivals: ((exposed: unknown) => void)[] = [];
    const page = startRemotes([entryOf()], { user: customer });
    page.world.exposed = () => new Promise((resolve) => arrivals.push(resolve));
    const before = page.loader.load('faq', PAGE);
    await until(() => arrivals.length === 1);
    page.loader.tearDown();
    const after = page.loader.load('faq', PAGE);
    await until(() => arrivals.length === 2);
    arrivals[0]?.(moduleOf({ version: 'of yesterday' }));
    await before;
    await aMoment();
    expect(page.loader.read('faq').status).toBe('evaluating');
    arrivals[1]?.(moduleOf({ version: 'of today' }));
    await after;
    expect(page.loader.read('faq')).toMatchObject({ status: 'ready', module: { version: 'of today' } });
  });

  it('goes on to no other release of what was on its way, and shows no failure of it', async () => {
    const entry = entryOf({ previous: release('one') });
    const page = startRemotes([entry], { user: customer });
    let answer = (_response: Response) => {};
    page.world.file = () => new Promise((resolve) => (answer = resolve));
    const loading = page.loader.load('faq', PAGE);
    await until(() => page.fetched.length > 0);
    page.loader.tearDown();
    answer(missing());
    await loading;
    await aMoment();
    expect(page.fetched).toEqual(['/r/faq/two/entry.js']);
    expect(page.loader.read('faq').status).toBe('idle');
    page.advance(300_000);
    await aMoment();
    expect(page.fetched).toHaveLength(1);
  });

  it('ends the attempts that a failed one would still make', async () => {
    const page = startRemotes([entryOf()], { user: customer, file: missing });
    await page.loader.load('faq', PAGE);
    page.loader.tearDown();
    page.advance(300_000);
    page.goOnline();
    await aMoment();
    expect(page.fetched).toHaveLength(1);
  });

  it('takes out a remote that the registry no longer knows', async () => {
    const page = startRemotes([entryOf()], { user: customer, exposed: () => moduleOf({ reducer }) });
    await page.loader.load('faq', PAGE);
    page.registry.adopt({ revision: 2, remotes: [] });
    page.loader.tearDown(['signedIn']);
    expect(page.store.getState()).not.toHaveProperty('faq');
  });

  it('forgets the administrators’ entry; a customer’s alone leaves it, with what is loaded of it', async () => {
    const admin = entryOf({ id: 'admin', access: 'admin', mounts: ['/extradmin'] });
    const page = startRemotes([entryOf()], { user: customer });
    page.registry.add(admin);
    await page.loader.load('faq', PAGE);
    page.loader.tearDown(['admin']);
    expect(page.loader.read('faq').status).toBe('ready');
    expect(page.registry.find('admin')).toBeUndefined();
    page.registry.add(admin);
    page.loader.tearDown(['signedIn']);
    expect(page.loader.read('faq').status).toBe('idle');
    expect(page.registry.find('admin')).toBe(admin);
    page.loader.tearDown();
    expect(page.registry.find('admin')).toBeUndefined();
  });
});
