/** @jest-environment node */
import { adminGranted } from '@extranet/shared/session';
import { customer } from '../../testing/customer.ts';
import { entryOf, file, missing, moduleOf, release, startRemotes } from '../../testing/remotes.ts';

const PAGE = { path: '/faq' };
const reducer = (state = 'loaded') => state;
const throws = (error: Error) => () => {
  throw error;
};

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
});

describe('a remote that fails', () => {
  it.each([
    ['http', { file: missing }],
    ['network', { file: () => Promise.reject(new TypeError('Failed to fetch')) }],
    ['integrity', { file: () => new Response('something else') }],
    ['evaluation', { exposed: throws(new RangeError('too deep')) }],
    ['contract', { exposed: () => moduleOf({ id: 'another' }) }],
    ['saga', { exposed: () => moduleOf({ reducer, saga: throws(new Error('no')) }) }],
  ])('(%s) says so with a number, leaves nothing of it, and tells the server', async (kind, world) => {
    const page = startRemotes([entryOf()], { user: customer, ...world });
    await page.loader.load('faq', PAGE);
    page.advance(500);
    const state = page.loader.read('faq');
    expect(state).toMatchObject({ status: 'failed', kind, errorId: expect.stringMatching(/^FAQ-\w{5}$/) });
    expect(page.store.getState()).not.toHaveProperty('faq');
    const { errorId } = state as { errorId: string };
    expect(page.reports).toMatchObject([
      {
        report: { remote: 'faq', release: 'two', reason: kind, incident: errorId },
        headers: { authorization: 'Bearer a-token' },
      },
    ]);
    expect(console.error).toHaveBeenCalledWith(
      expect.stringContaining(`[remote faq] ${errorId} ${kind}: `),
      expect.any(Error),
    );
  });

  it('reports how far it came, and how long that took', async () => {
    const page = startRemotes([entryOf()], { user: customer });
    page.world.file = () => {
      page.advance(700);
      return missing();
    };
    await page.loader.load('faq', PAGE);
    expect(page.reports[0]?.report).toMatchObject({ state: 'fetching', durationMs: 700 });
    page.world.file = file;
    page.world.exposed = () => undefined;
    await page.loader.retry('faq', PAGE);
    expect(page.reports[1]?.report).toMatchObject({ state: 'evaluating', reason: 'contract', durationMs: 0 });
  });

  it('reports no more of an endless message than its beginning', async () => {
    const page = startRemotes([entryOf()], { user: customer, exposed: throws(new Error('x'.repeat(9_999))) });
    await page.loader.load('faq', PAGE);
    page.advance(500);
    expect(page.reports[0]?.report).toMatchObject({ detail: expect.stringMatching(/^Error: x{293}$/) });
  });

  it('is taken out whole when what it does on its own throws', async () => {
    const exposed = () => moduleOf({ reducer, activate: throws(new Error('no')) });
    const page = startRemotes([entryOf()], { user: customer, exposed });
    await page.loader.load('faq', PAGE);
    expect(page.loader.read('faq')).toMatchObject({ status: 'failed', kind: 'evaluation' });
    expect(page.store.getState()).not.toHaveProperty('faq');
  });

  it('is not even fetched when it speaks another contract', async () => {
    const page = startRemotes([entryOf({ stable: release('two', { contract: 2 }) })], { user: customer });
    await page.loader.load('faq', PAGE);
    expect(page.loader.read('faq')).toMatchObject({
      status: 'incompatible',
      detail: 'two is not for this shell',
      errorId: expect.stringMatching(/^FAQ-/),
    });
    expect([page.fetched, page.reports]).toEqual([[], []]);
  });
});

describe('the previous release', () => {
  const entry = entryOf({ previous: release('one') });

  it('stands in for one that cannot be had, and then counts as up to date', async () => {
    const page = startRemotes([entry], { user: customer });
    page.world.file = (url) => (url.includes('/two/') ? missing() : file());
    await page.loader.load('faq', PAGE);
    expect(page.loader.read('faq')).toMatchObject({ release: { id: 'one' }, insteadOf: 'two' });
    expect(page.reports.map(({ report }) => report.release)).toEqual(['two']);
    expect(page.loader.outdated()).toEqual([]);
    page.registry.adopt({ revision: 2, remotes: [{ ...entry, stable: release('three') }] });
    expect(page.loader.outdated()).toEqual(['faq']);
  });

  it('stands in for one that speaks another contract', async () => {
    const page = startRemotes([{ ...entry, stable: release('two', { contract: 2 }) }], { user: customer });
    await page.loader.load('faq', PAGE);
    expect(page.loader.read('faq')).toMatchObject({ release: { id: 'one' }, insteadOf: 'two' });
    expect(page.fetched).toEqual(['/r/faq/one/entry.js']);
  });

  it('failing too, the remote has failed by the last reason, and both are reported', async () => {
    const page = startRemotes([entry], { user: customer });
    page.world.file = (url) => (url.includes('/two/') ? missing() : new Response('something else'));
    await page.loader.load('faq', PAGE);
    expect(page.loader.read('faq')).toMatchObject({ status: 'failed', kind: 'integrity' });
    expect(page.reports.map(({ report }) => [report.release, report.reason])).toEqual([
      ['two', 'http'],
      ['one', 'integrity'],
    ]);
  });
});

describe('a newer release in the registry', () => {
  it('makes a loaded one outdated, and its next showing loads it', async () => {
    const page = startRemotes([entryOf()], { user: customer });
    await page.loader.load('faq', PAGE);
    expect(page.loader.outdated()).toEqual([]);
    page.registry.adopt({ revision: 2, remotes: [entryOf({ stable: release('three') })] });
    expect(page.loader.outdated()).toEqual(['faq']);
    page.loader.renew(page.loader.outdated());
    expect(page.loader.read('faq').status).toBe('idle');
    await page.loader.load('faq', PAGE);
    expect(page.loader.read('faq')).toMatchObject({ release: { id: 'three' } });
  });

  it('as a canary is loaded by the accounts that it is offered to, and by no other', async () => {
    const canary = { release: release('canary'), percent: 0 };
    const user = { ...customer, canaries: ['canary'] };
    for (const [account, expected] of [
      [user, 'canary'],
      [customer, 'two'],
    ] as const) {
      const page = startRemotes([entryOf({ canary })], { user: account });
      await page.loader.load('faq', PAGE);
      expect(page.loader.read('faq')).toMatchObject({ release: { id: expected } });
    }
  });

  it('as a canary of the back office is loaded by the administrators that it is offered to', async () => {
    const canary = { release: release('canary'), percent: 0 };
    const entry = entryOf({ access: 'admin', canary });
    const page = startRemotes([entry], { user: customer });
    page.store.dispatch(adminGranted({ ...customer, canaries: ['canary'] }));
    await page.loader.load('faq', PAGE);
    expect(page.loader.read('faq')).toMatchObject({ release: { id: 'canary' } });
  });
});
