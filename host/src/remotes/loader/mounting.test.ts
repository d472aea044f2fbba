/** @jest-environment node */
import { customer } from '../../testing/customer.ts';
import { entryOf, release, startRemotes } from '../../testing/remotes.ts';
import { aMoment, until } from '../../testing/until.ts';
import { LoadFailure } from './failure.ts';

const PAGE = { path: '/faq' };
const withPrevious = entryOf({ previous: release('one') });
const status = (page: ReturnType<typeof startRemotes>) => page.loader.read('faq').status;

describe('a page of a loaded remote that is never drawn', () => {
  async function comingPage(entry = withPrevious) {
    const page = startRemotes([entry], { user: customer });
    await page.loader.load('faq', PAGE);
    const failures: unknown[] = [];
    const stop = page.loader.awaitMount('faq', PAGE, (failure) => failures.push(failure));
    return { page, failures, stop };
  }

  it('is a hang four seconds after its files are there, and no sooner', async () => {
    const { page, failures } = await comingPage();
    page.advance(500);
    await until(() => page.fetched.length === 2 && !page.isBusy());
    await aMoment();
    page.advance(3_999);
    expect(failures).toEqual([]);
    page.advance(1);
    await until(() => failures.length > 0);
    expect(failures).toMatchObject([{ kind: 'hang' }]);
  });

  it('is no hang when it is drawn or left before, and then nothing is fetched for it', async () => {
    const { page, failures, stop } = await comingPage();
    stop();
    page.advance(10_000);
    await aMoment();
    expect([failures, page.fetched.length]).toEqual([[], 1]);
  });

  it('brings the previous release; without one it has a number, under which it is reported', async () => {
    const { page } = await comingPage();
    const hang = new LoadFailure('hang', 'its drawing');
    page.loader.reportCrash('faq', hang, PAGE);
    await until(() => status(page) === 'ready');
    expect(page.loader.read('faq')).toMatchObject({ release: { id: 'one' }, insteadOf: 'two' });
    const { page: alone } = await comingPage(entryOf());
    const incident = alone.loader.reportCrash('faq', hang, PAGE);
    expect(alone.reports).toMatchObject([{ report: { reason: 'hang', state: 'ready', incident } }]);
    expect(incident).toMatch(/^FAQ-/);
  });
});
