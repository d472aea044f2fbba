/** @jest-environment node */
import { call, fork, safely } from '@extranet/shared/saga';
import { customer } from '../../testing/customer.ts';
import { entryOf, moduleOf, release, startRemotes } from '../../testing/remotes.ts';
import { until } from '../../testing/until.ts';

const PAGE = { path: '/faq' };
const boom = new Error('boom');
const reducer = (state = 'loaded') => state;

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
});

async function readyPage(entry = entryOf(), more = moduleOf({ reducer })) {
  const page = startRemotes([entry], { user: customer, exposed: () => more });
  await page.loader.load('faq', PAGE);
  return page;
}
const withPrevious = entryOf({ previous: release('one') });

describe('a page that throws while it is drawn', () => {
  it('leaves the rest of the remote as it is where there is no other release, and is reported', async () => {
    const page = await readyPage();
    const before = page.loader.read('faq');
    page.advance(2_500);
    page.loader.reportCrash('faq', boom, PAGE);
    expect(page.loader.read('faq')).toBe(before);
    expect(page.store.getState()).toHaveProperty('faq');
    expect(page.reports.map(({ report }) => report)).toMatchObject([
      { release: 'two', reason: 'render', detail: 'Error: boom', state: 'ready', durationMs: 2_500 },
    ]);
  });

  it('brings the previous release in its place', async () => {
    const page = await readyPage(withPrevious);
    page.loader.reportCrash('faq', boom, PAGE);
    expect(page.loader.read('faq').status).toBe('gating');
    await until(() => page.loader.read('faq').status === 'ready');
    expect(page.loader.read('faq')).toMatchObject({ release: { id: 'one' }, insteadOf: 'two' });
  });

  it('in the previous release goes forward to no release that crashed before it', async () => {
    const page = await readyPage(withPrevious);
    page.loader.reportCrash('faq', boom, PAGE);
    await until(() => page.loader.read('faq').status === 'ready');
    page.loader.reportCrash('faq', boom, PAGE);
    expect(page.loader.read('faq')).toMatchObject({ status: 'ready', release: { id: 'one' } });
  });

  it('brings none that speaks another contract', async () => {
    const page = await readyPage(entryOf({ previous: release('one', { contract: 0 }) }));
    page.loader.reportCrash('faq', boom, PAGE);
    expect(page.loader.read('faq')).toMatchObject({ status: 'ready', release: { id: 'two' } });
  });

  it('is not reported of a remote that is gone already', async () => {
    const page = await readyPage();
    page.loader.tearDown();
    page.loader.reportCrash('faq', boom, PAGE);
    expect(page.reports).toEqual([]);
  });
});

describe('a saga that throws', () => {
  const crashing = () => {
    let crash = (_error: Error) => {};
    const module = moduleOf({
      reducer,
      *saga() {
        yield* call(() => new Promise((_resolve, reject) => (crash = reject)));
      },
    });
    return { module, crash: () => crash(boom) };
  };

  it('is the failure of the whole remote: nothing of it is left', async () => {
    const { module, crash } = crashing();
    const page = await readyPage(entryOf(), module);
    crash();
    await until(() => page.loader.read('faq').status === 'failed');
    expect(page.loader.read('faq')).toMatchObject({ kind: 'saga', detail: 'Error: boom' });
    expect(page.store.getState()).not.toHaveProperty('faq');
    expect(page.reports).toMatchObject([{ report: { reason: 'saga', state: 'ready' } }]);
  });

  it('brings the previous release in its place, even when it throws in the moment of being ready', async () => {
    const page = startRemotes([withPrevious], { user: customer });
    page.world.exposed = ({ id }) =>
      moduleOf({
        *saga() {
          if (id === 'two') yield* call(() => Promise.reject(boom));
        },
      });
    void page.loader.load('faq', PAGE);
    await until(() => 'release' in page.loader.read('faq') && page.reports.length > 0);
    await until(() => page.loader.read('faq').status === 'ready');
    expect(page.loader.read('faq')).toMatchObject({ release: { id: 'one' } });
  });

  it('in one of its parts takes nothing away: it is reported, and said with the remote’s name', async () => {
    const { module, crash } = crashing();
    const page = await readyPage(entryOf(), {
      ...module,
      *saga() {
        yield* fork(safely('faq part', module.saga as () => Generator));
      },
    });
    crash();
    await until(() => page.reports.length > 0);
    expect(page.loader.read('faq').status).toBe('ready');
    expect(page.store.getState()).toMatchObject({
      faq: 'loaded',
      remotes: { impaired: { id: 'faq', label: 'FAQ' } },
    });
    expect(page.reports).toMatchObject([{ report: { release: 'two', reason: 'saga', state: 'ready' } }]);
  });
});
