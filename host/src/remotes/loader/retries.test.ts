/** @jest-environment node */
import { call } from '@extranet/shared/saga';
import { customer } from '../../testing/customer.ts';
import { entryOf, file, missing, moduleOf, startRemotes, statesSeen } from '../../testing/remotes.ts';
import { aMoment, until } from '../../testing/until.ts';

const PAGE = { path: '/faq' };

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
});

async function failedPage() {
  const page = startRemotes([entryOf()], { user: customer, file: missing });
  await page.loader.load('faq', PAGE);
  return page;
}
type Page = Awaited<ReturnType<typeof failedPage>>;
const status = (page: Page) => page.loader.read('faq').status;

/** Nothing is fetched before that time, and one attempt is made then. */
async function triesAgainAfter(page: Page, ms: number): Promise<void> {
  const before = page.fetched.length;
  page.advance(ms - 1);
  await aMoment();
  expect(page.fetched).toHaveLength(before);
  page.advance(1);
  await until(() => page.fetched.length > before);
  await aMoment();
  expect(page.fetched).toHaveLength(before + 1);
}

describe('a remote that failed is tried again', () => {
  it('after 5, 10, 20, 40 and then every 60 seconds, behind the same failure with the same number', async () => {
    const page = await failedPage();
    const before = page.loader.read('faq');
    const seen = statesSeen(page);
    for (const wait of [5_000, 10_000, 20_000, 40_000, 60_000, 60_000]) {
      await triesAgainAfter(page, wait);
      await until(() => !page.isBusy());
    }
    expect([page.loader.read('faq'), seen]).toEqual([before, ['failed']]);
  });

  it('at once when the network is back', async () => {
    const page = await failedPage();
    page.world.file = file;
    page.goOnline();
    await until(() => status(page) === 'ready');
  });

  it('at once when the server answers again', async () => {
    const page = await failedPage();
    page.world.file = file;
    page.loader.retryNow();
    await until(() => status(page) === 'ready');
  });

  it('when somebody asks: it says which attempt this is, and a second click starts no second one', async () => {
    const page = await failedPage();
    const second = page.loader.retry('faq', PAGE);
    expect(page.loader.read('faq')).toEqual({ status: 'retrying', attempt: 2 });
    await Promise.all([second, page.loader.retry('faq', PAGE)]);
    expect(page.fetched).toHaveLength(2);
    const third = page.loader.retry('faq', PAGE);
    expect(page.loader.read('faq')).toEqual({ status: 'retrying', attempt: 3 });
    await third;
  });

  it('and has a number of its own when that attempt fails, which somebody asked for', async () => {
    const page = await failedPage();
    const { errorId } = page.loader.read('faq') as { errorId: string };
    page.advance(1);
    await page.loader.retry('faq', PAGE);
    expect(status(page)).toBe('failed');
    expect(page.loader.read('faq')).not.toMatchObject({ errorId });
  });

  it('after the longer wait only, when an attempt that somebody asked for failed before', async () => {
    const page = await failedPage();
    page.advance(2_000);
    await page.loader.retry('faq', PAGE);
    await triesAgainAfter(page, 10_000);
  });

  it('no more once it is loaded', async () => {
    const page = await failedPage();
    page.world.file = file;
    await page.loader.retry('faq', PAGE);
    page.goOnline();
    page.advance(300_000);
    await aMoment();
    expect(page.fetched).toHaveLength(2);
  });
});

describe('a relapse', () => {
  /** Loaded at the second attempt; the answer makes its saga crash. */
  async function recoveredPage() {
    const page = await failedPage();
    let crash = (_error: Error) => {};
    page.world.file = file;
    page.world.exposed = () =>
      moduleOf({
        *saga() {
          yield* call(() => new Promise((_resolve, reject) => (crash = reject)));
        },
      });
    page.advance(5_000);
    await until(() => status(page) === 'ready');
    const relapse = async () => {
      crash(new Error('relapse'));
      await until(() => status(page) === 'failed');
    };
    return { page, relapse };
  }

  it('within a minute waits longer than the failure before it [W3.21]', async () => {
    const { page, relapse } = await recoveredPage();
    page.advance(59_999);
    await relapse();
    await triesAgainAfter(page, 10_000);
  });

  it('later than that counts from the beginning', async () => {
    const { page, relapse } = await recoveredPage();
    page.advance(60_000);
    await relapse();
    await triesAgainAfter(page, 5_000);
  });
});
