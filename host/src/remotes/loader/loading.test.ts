/** @jest-environment node */
import { adminGranted, signedIn, userRefreshed } from '@extranet/shared/session';
import { customer } from '../../testing/customer.ts';
import {
  asset,
  entryOf,
  missing,
  moduleOf,
  release,
  startRemotes,
  statesSeen,
} from '../../testing/remotes.ts';
import { aMoment, until } from '../../testing/until.ts';

const PAGE = { path: '/faq' };
const reducer = (state = 'loaded') => state;

describe('loading a remote', () => {
  it('goes through its steps, each of them seen, and ends ready with its state in the store', async () => {
    const page = startRemotes([entryOf()], { user: customer, exposed: () => moduleOf({ reducer }) });
    const seen = statesSeen(page);
    expect(page.loader.read('faq')).toEqual({ status: 'idle' });
    await page.loader.load('faq', PAGE);
    expect(seen).toEqual(['gating', 'checking', 'fetching', 'evaluating', 'ready']);
    expect(page.loader.read('faq')).toMatchObject({ release: { id: 'two' }, insteadOf: undefined });
    expect(page.store.getState()).toMatchObject({ faq: 'loaded' });
    expect(page.reports).toEqual([]);
    page.advance(5_000);
    expect(page.loads).toMatchObject([{ report: { loads: [{ remote: 'faq', release: 'two' }] } }]);
  });

  it('happens once, however many ask, and all of them wait for it', async () => {
    const page = startRemotes([entryOf()], { user: customer });
    void page.loader.load('faq', PAGE);
    await page.loader.load('faq', PAGE);
    expect(page.loader.read('faq').status).toBe('ready');
    await page.loader.load('faq', PAGE);
    expect(page.fetched).toEqual(['/r/faq/two/entry.js']);
  });

  it('fetches what the page or slot needs, and no other file of the release', async () => {
    const assets = [
      asset('entry.js', ['remote']),
      asset('page.js', ['route-faq']),
      asset('badge.js', ['slot-overlay']),
    ];
    const entry = entryOf({ stable: release('two', { assets }) });
    const page = startRemotes([entry], { user: customer });
    await page.loader.load('faq', PAGE);
    expect(page.fetched).toEqual(['/r/faq/two/entry.js', '/r/faq/two/page.js']);
    expect(page.platform).toEqual([assets.slice(0, 2)]);
    const slot = startRemotes([entry], { user: customer });
    await slot.loader.load('faq', { slot: 'overlay' });
    expect(slot.fetched).toEqual(['/r/faq/two/entry.js', '/r/faq/two/badge.js']);
  });

  it('does nothing for one that the registry does not know', async () => {
    const page = startRemotes([entryOf()], { user: customer });
    await page.loader.load('promotions', PAGE);
    await page.loader.retry('promotions', PAGE);
    expect([page.loader.read('promotions'), page.fetched]).toEqual([{ status: 'idle' }, []]);
  });

  it('takes its texts before anything of it can be shown', async () => {
    let arrive = () => {};
    const load = () => new Promise<{ default: object }>((done) => (arrive = () => done({ default: {} })));
    const exposed = () => moduleOf({ texts: { namespace: 'faq', load } });
    const page = startRemotes([entryOf()], { user: customer, exposed });
    const loading = page.loader.load('faq', PAGE);
    await until(() => page.loader.read('faq').status === 'evaluating');
    await aMoment();
    expect(page.loader.read('faq').status).toBe('evaluating');
    arrive();
    await loading;
    expect(page.loader.read('faq').status).toBe('ready');
  });

  it('starts with a link that is hovered, and fetches the files of the page behind it', async () => {
    const assets = [asset('entry.js', ['remote']), asset('thread.js', ['route-faq-_'])];
    const prefetch = jest.fn();
    const page = startRemotes([entryOf({ stable: release('two', { assets }) })], { user: customer });
    page.world.exposed = () => moduleOf({ prefetch });
    await page.loader.load('faq', PAGE);
    await page.loader.prefetch('/faq/7');
    expect(prefetch).toHaveBeenCalledWith('/faq/7');
    expect(page.fetched).toContain('/r/faq/two/thread.js');
    page.world.file = missing;
    await expect(page.loader.prefetch('/faq/8')).resolves.toBeUndefined();
    await page.loader.prefetch('/nobodys');
    expect(prefetch).toHaveBeenCalledTimes(2);
  });

  it('hands dispatch and the router to a remote, and undoes what it did with them', async () => {
    const undo = jest.fn();
    const activate = jest.fn(() => undo);
    const page = startRemotes([entryOf()], { user: customer, exposed: () => moduleOf({ activate }) });
    await page.loader.load('faq', PAGE);
    expect(activate).toHaveBeenCalledWith({ dispatch: page.store.dispatch, navigate: page.navigate });
    expect(undo).not.toHaveBeenCalled();
    page.loader.renew(['faq']);
    page.loader.renew(['faq']);
    expect(undo).toHaveBeenCalledTimes(1);
  });
});

describe('whether somebody may have a remote', () => {
  it('is waited for while the server has not said who it is', async () => {
    const page = startRemotes([entryOf()]);
    const loading = page.loader.load('faq', PAGE);
    await aMoment();
    expect([page.loader.read('faq').status, page.fetched]).toEqual(['gating', []]);
    page.store.dispatch(signedIn(customer));
    await loading;
    expect(page.loader.read('faq').status).toBe('ready');
  });

  it('is no without the forum role that it needs: nothing is fetched, and with the role it is asked for anew', async () => {
    const user = { ...customer, roles: { faq: 'none' } } as typeof customer;
    const page = startRemotes([entryOf({ needs: 'faq' })], { user });
    await page.loader.load('faq', PAGE);
    expect([page.loader.read('faq'), page.fetched]).toEqual([{ status: 'denied' }, []]);
    page.store.dispatch(userRefreshed(customer));
    page.loader.forgetDenied();
    expect(page.loader.read('faq').status).toBe('idle');
    await page.loader.load('faq', PAGE);
    expect(page.loader.read('faq').status).toBe('ready');
  });

  it('is no for the administrators’ remote without their right', async () => {
    const page = startRemotes([entryOf({ access: 'admin' })], { user: customer });
    await page.loader.load('faq', PAGE);
    expect([page.loader.read('faq').status, page.fetched]).toEqual(['denied', []]);
  });

  it('is yes for an administrator, of the customers’ remotes too', async () => {
    const catalog = entryOf({ id: 'catalog', stable: release('c', { container: 'catalog' }) });
    const page = startRemotes([entryOf({ access: 'admin' }), catalog], {
      exposed: ({ container }) => moduleOf({ id: container === 'catalog' ? 'catalog' : 'faq' }),
    });
    page.store.dispatch(adminGranted(customer));
    await page.loader.load('faq', PAGE);
    await page.loader.load('catalog', PAGE);
    expect([page.loader.read('faq').status, page.loader.read('catalog').status]).toEqual(['ready', 'ready']);
  });
});
