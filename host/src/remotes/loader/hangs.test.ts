/** @jest-environment node */
import { customer } from '../../testing/customer.ts';
import { asset, entryOf, file, moduleOf, release, startRemotes } from '../../testing/remotes.ts';
import { aMoment, until } from '../../testing/until.ts';

const PAGE = { path: '/faq' };
const never = () => new Promise<never>(() => {});
const withPrevious = entryOf({ previous: release('one') });
const forGood = (id: string, other: () => unknown) => (wanted: { id: string }) =>
  wanted.id === id ? never() : other();

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
});

type Page = ReturnType<typeof startRemotes>;
const status = (page: Page) => page.loader.read('faq').status;

/** Lets the steps before the one that hangs come to an end. */
async function hangsAt(page: Page, step: string): Promise<void> {
  void page.loader.load('faq', PAGE);
  await until(() => status(page) === step);
  await aMoment();
  expect(status(page)).toBe(step);
}

describe('a release that hangs', () => {
  const ways = [
    ['its files', 'fetching', { file: (url: string) => (url.includes('two') ? never() : file()) }],
    ['its container', 'evaluating', { container: forGood('two', () => {}) }],
    ['its module', 'evaluating', { exposed: forGood('two', () => moduleOf()) }],
    [
      'its texts',
      'evaluating',
      {
        exposed: ({ id }: { id: string }) =>
          id === 'two' ? moduleOf({ texts: { namespace: 'faq', load: never } }) : moduleOf(),
      },
    ],
  ] as const;

  it.each(ways)('with %s is replaced within six seconds, and reported', async (_what, step, world) => {
    const page = startRemotes([withPrevious], { user: customer, ...world });
    await hangsAt(page, step);
    page.advance(6_000);
    await until(() => status(page) === 'ready');
    expect(page.loader.read('faq')).toMatchObject({ release: { id: 'one' }, insteadOf: 'two' });
    expect(page.reports.map(({ report }) => report)).toMatchObject([
      { release: 'two', reason: step === 'fetching' ? 'timeout' : 'hang', state: step },
    ]);
  });

  it.each(ways)('with %s and no other release has failed with a number', async (_what, step, world) => {
    const page = startRemotes([entryOf()], { user: customer, ...world });
    await hangsAt(page, step);
    page.advance(6_000);
    await until(() => status(page) === 'failed');
    const { errorId } = page.loader.read('faq') as { errorId: string };
    expect(page.reports).toMatchObject([{ report: { release: 'two', incident: errorId } }]);
  });

  it.each(ways)('with %s gives way at once to what a newer registry names', async (_what, step, world) => {
    const page = startRemotes([entryOf()], { user: customer, ...world });
    await hangsAt(page, step);
    page.registry.adopt({ revision: 2, remotes: [entryOf({ stable: release('one') })] });
    page.loader.reconsider();
    await until(() => status(page) === 'ready');
    expect(page.loader.read('faq')).toMatchObject({ release: { id: 'one' }, insteadOf: undefined });
    page.advance(10_000);
    await aMoment();
    expect([status(page), page.reports]).toEqual(['ready', []]);
  });

  it('and stands as failed is replaced by what a newer registry names, and by nothing while it names the same', async () => {
    const page = startRemotes([entryOf()], { user: customer, container: forGood('two', () => {}) });
    await hangsAt(page, 'evaluating');
    page.advance(4_000);
    await until(() => status(page) === 'failed');
    page.registry.adopt({ revision: 2, remotes: [entryOf()] });
    page.loader.reconsider();
    expect(page.fetched).toHaveLength(1);
    page.registry.adopt({ revision: 3, remotes: [entryOf({ stable: release('one') })] });
    page.loader.reconsider();
    expect(status(page)).toBe('failed');
    await until(() => status(page) === 'ready');
  });
});

describe('a slow line is no hang', () => {
  it('while chunks of the shell are missing that the remote borrows', async () => {
    let arrive = () => {};
    const page = startRemotes([withPrevious], { user: customer, exposed: never });
    page.world.platform = () => new Promise<void>((resolve) => (arrive = resolve));
    await hangsAt(page, 'evaluating');
    page.advance(4_999);
    arrive();
    await aMoment();
    page.advance(3_999);
    await aMoment();
    expect([status(page), page.reports]).toEqual(['evaluating', []]);
    page.advance(1);
    await until(() => page.reports.length === 1);
  });

  it('but chunks of the shell that never come are given up', async () => {
    const page = startRemotes([entryOf()], { user: customer, exposed: never, platform: never });
    await hangsAt(page, 'evaluating');
    page.advance(5_000);
    await until(() => status(page) === 'failed');
    expect(page.reports).toMatchObject([{ report: { reason: 'timeout', detail: 'a chunk of the shell' } }]);
  });

  it('while another file comes in, of this remote or of another', async () => {
    const assets = [asset('entry.js', ['remote']), asset('page.js', ['remote'])];
    const catalog = entryOf({
      id: 'catalog',
      stable: { ...release('c', { assets }), base: '/r/catalog/c/' },
    });
    const exposed = ({ id }: { id: string }) => moduleOf({ id: id === 'c' ? 'catalog' : 'faq' });
    const page = startRemotes([entryOf(), catalog], { user: customer, exposed });
    const arrivals: (() => void)[] = [];
    page.world.file = (url) =>
      url.includes('/faq/') ? never() : new Promise((resolve) => arrivals.push(() => resolve(file())));
    void page.loader.load('faq', PAGE);
    void page.loader.load('catalog', { path: '/catalog' });
    await until(() => arrivals.length === 2);
    for (const arrive of arrivals) {
      page.advance(2_500);
      arrive();
      await aMoment();
    }
    expect([status(page), page.reports]).toEqual(['fetching', []]);
    page.advance(3_000);
    await until(() => status(page) === 'failed');
    expect(page.reports).toMatchObject([{ report: { remote: 'faq', reason: 'timeout' } }]);
  });
});

describe('a module that runs for seconds without a pause', () => {
  it('is kept, and reported once it is over', async () => {
    const page = startRemotes([withPrevious], { user: customer });
    page.world.exposed = () => {
      page.advance(7_300);
      return moduleOf();
    };
    await page.loader.load('faq', PAGE);
    expect(page.loader.read('faq')).toMatchObject({ status: 'ready', release: { id: 'two' } });
    expect(page.reports.map(({ report }) => report)).toMatchObject([
      { release: 'two', reason: 'blocked', detail: 'the page stood still for 7300 ms', state: 'ready' },
    ]);
  });

  it('is nothing to report while nobody would notice', async () => {
    const page = startRemotes([withPrevious], { user: customer });
    page.world.exposed = () => {
      page.advance(1_900);
      return moduleOf();
    };
    await page.loader.load('faq', PAGE);
    expect(page.reports).toEqual([]);
  });
});
