/** @jest-environment node */
import { productOpenRequested } from '@extranet/shared/remote';
import { call, takeEvery } from '@extranet/shared/saga';
import {
  adminDenied,
  adminGranted,
  foundSignedOut,
  signedIn,
  signedOut,
  userRefreshed,
} from '@extranet/shared/session';
import { sessionEnded } from '../session/session.slice.ts';
import { customer } from '../testing/customer.ts';
import { entryOf, file, missing, moduleOf, release, startRemotes } from '../testing/remotes.ts';
import { aMoment, until } from '../testing/until.ts';
import { remotesSaga } from './remotes.saga.ts';

const catalog = entryOf({ id: 'catalog', label: 'Catalogue' });

/** A page whose catalogue remembers which products it was told to open. */
function startPage(user: typeof customer | undefined = customer) {
  const opened: string[] = [];
  const page = startRemotes([catalog], { user });
  page.world.exposed = () =>
    moduleOf({
      id: 'catalog',
      *saga() {
        yield* takeEvery(productOpenRequested, function* open({ payload }) {
          yield* call(() => opened.push(payload.prodId));
        });
      },
    });
  const task = page.store.runSaga('remotes', () => remotesSaga(page.remotes, function* () {}));
  return { ...page, opened, task, status: () => page.loader.read('catalog').status };
}
let page: ReturnType<typeof startPage>;

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  page = startPage();
});
afterEach(() => page.task.cancel());

describe('a command', () => {
  it('brings the remote that obeys it, which then hears it once', async () => {
    page.store.dispatch(productOpenRequested('p7'));
    await until(() => page.opened.length > 0);
    page.store.dispatch(productOpenRequested('p8'));
    await aMoment();
    expect(page.opened).toEqual(['p7', 'p8']);
  });

  it('for a remote that failed tries it again; where it still fails, its name is said', async () => {
    page.world.file = missing;
    page.store.dispatch(productOpenRequested('p7'));
    await until(() => page.status() === 'failed');
    await aMoment();
    expect(page.store.getState()).toMatchObject({ remotes: { unavailable: 'Catalogue' } });
    page.world.file = file;
    page.store.dispatch(productOpenRequested('p8'));
    await until(() => page.opened.length > 0);
    expect(page.opened).toEqual(['p8']);
  });
});

describe('when the session changes', () => {
  beforeEach(() => page.loader.load('catalog', { slot: 'overlay' }));

  it('a sign-out takes every remote down, and so does the next one', async () => {
    page.registry.add(entryOf({ id: 'admin', access: 'admin' }));
    page.store.dispatch(signedOut());
    expect([page.status(), page.registry.find('admin')]).toEqual(['idle', undefined]);
    page.store.dispatch(signedIn(customer));
    await page.loader.load('catalog', { slot: 'overlay' });
    page.store.dispatch(signedOut());
    expect(page.status()).toBe('idle');
  });

  it('a customer’s session that ends beside an administrator’s takes the customers’ remotes down', () => {
    page.registry.add(entryOf({ id: 'admin', access: 'admin' }));
    page.store.dispatch(sessionEnded());
    expect(page.status()).toBe('idle');
    expect(page.registry.find('admin')).toBeDefined();
  });

  it('an administrator’s right that is lost takes their remote out, and no other', () => {
    page.registry.add(entryOf({ id: 'admin', access: 'admin' }));
    page.store.dispatch(adminDenied());
    expect([page.status(), page.registry.find('admin')]).toEqual(['ready', undefined]);
  });

  it.each([
    ['somebody who signs in', () => signedIn(customer)],
    ['an administrator who is recognised', () => adminGranted(customer)],
    ['a customer whose rights are read again', () => userRefreshed(customer)],
  ])('a remote that was refused is asked for again by %s', async (_name, recognised) => {
    page.store.dispatch(signedOut());
    page.store.dispatch(foundSignedOut());
    await page.loader.load('catalog', { slot: 'overlay' });
    expect(page.status()).toBe('denied');
    page.store.dispatch(recognised());
    expect(page.status()).toBe('idle');
  });
});

describe('the published registry', () => {
  const published = jest.fn();
  const hidden = (is: boolean) => Object.assign(globalThis, { document: { hidden: is } });

  beforeEach(() => {
    page.task.cancel();
    jest.useFakeTimers();
    jest.spyOn(console, 'warn').mockImplementation(() => {});
    published.mockReset().mockImplementation(async () => Response.json({ revision: 2, remotes: [] }));
    jest.spyOn(globalThis, 'fetch').mockImplementation(published);
    hidden(false);
    page = startPage();
  });
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
    Reflect.deleteProperty(globalThis, 'document');
  });

  it('is read every minute, and a newer one is taken over', async () => {
    await jest.advanceTimersByTimeAsync(59_999);
    expect(published).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(published).toHaveBeenCalledWith('/remotes/registry.json', { cache: 'no-cache' });
    expect(page.registry.read()).toEqual({ revision: 2, remotes: [] });
  });

  it('is read every five seconds while a panel stands in place of a remote, and replaces what hangs behind it', async () => {
    page.world.container = ({ id }) => (id === 'one' ? undefined : new Promise(() => {}));
    void page.loader.load('catalog', { path: '/catalog' });
    const gone = page.loader.panelShown();
    await jest.advanceTimersByTimeAsync(4_999);
    expect(published).not.toHaveBeenCalled();
    published.mockImplementation(async () =>
      Response.json({ revision: 2, remotes: [{ ...catalog, stable: release('one', { assets: [] }) }] }),
    );
    await jest.advanceTimersByTimeAsync(1);
    for (let turn = 0; turn < 100 && page.status() !== 'ready'; turn += 1)
      await jest.advanceTimersByTimeAsync(0);
    expect(page.loader.read('catalog')).toMatchObject({ status: 'ready', release: { id: 'one' } });
    gone();
    await jest.advanceTimersByTimeAsync(59_999);
    expect(published).toHaveBeenCalledTimes(1);
  });

  it('of the same revision changes nothing', async () => {
    published.mockResolvedValue(Response.json({ revision: 1, remotes: [] }));
    await jest.advanceTimersByTimeAsync(60_000);
    expect(page.registry.read().remotes).toEqual([catalog]);
  });

  it('that is older than the one that the page has changes nothing, until a new epoch makes it count again', async () => {
    published.mockResolvedValue(Response.json({ revision: 0, remotes: [] }));
    await jest.advanceTimersByTimeAsync(60_000);
    expect(page.registry.read().remotes).toEqual([catalog]);
    published.mockResolvedValue(Response.json({ revision: 0, epoch: 7, remotes: [] }));
    await jest.advanceTimersByTimeAsync(60_000);
    expect(page.registry.read()).toEqual({ revision: 0, epoch: 7, remotes: [] });
  });

  it('is not read by a hidden tab', async () => {
    hidden(true);
    await jest.advanceTimersByTimeAsync(120_000);
    expect(published).not.toHaveBeenCalled();
  });

  it.each([
    ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['is refused', async () => new Response('', { status: 503 })],
  ])('that %s is asked for again a minute later', async (_name, answer) => {
    published.mockImplementationOnce(answer);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(page.registry.read().revision).toBe(1);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(page.registry.read().revision).toBe(2);
  });
});
