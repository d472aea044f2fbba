/** @jest-environment node */
import type { ShellFacts } from '@extranet/shared/registry';
import { customer } from '../../testing/customer.ts';
import { entryOf, release, startRemotes } from '../../testing/remotes.ts';

const PAGE = { path: '/faq' };
const KEY = '@extranet/shared/ui';
const shellOf = (id: string, version: string): ShellFacts => ({
  ...{ id, version, contract: 1, provides: { [KEY]: version, 'react/': '19.3.1' } },
});
const earlier = shellOf('earlier', '1.5.0');
const newer = shellOf('newer', '1.6.0');
const asking = (id: string, range: string) =>
  release(id, { needs: { [KEY]: range, 'react/jsx-runtime': '^19.0.0' } });
const running = entryOf({ stable: asking('two', '^1.5.0') });

async function pageOf(shell: ShellFacts | undefined) {
  const page = startRemotes([running], { user: customer, ...(shell && { shell }) });
  await page.loader.load('faq', PAGE);
  expect(page.loader.read('faq')).toMatchObject({ release: { id: 'two' } });
  page.fetched.length = 0;
  return page;
}

describe('a tab of an earlier shell, when a release comes that needs the newer one', () => {
  const three = asking('three', '^1.6.0');

  it.each([
    ['is the one before', { stable: three, previous: running.stable }],
    ['is named no more', { stable: three }],
    ['is named no more, nor is one that would run', { stable: three, previous: asking('other', '^1.6.0') }],
  ])(
    'keeps the running release, which %s, fetches nothing, and knows that it is behind',
    async (_how, named) => {
      const page = await pageOf(earlier);
      page.registry.adopt({ revision: 2, shell: newer, remotes: [entryOf(named)] });
      page.loader.reconsider();
      expect([page.loader.outdated(), page.registry.isBehind()]).toEqual([[], true]);
      page.loader.renew(['faq']);
      await page.loader.load('faq', PAGE);
      expect(page.loader.read('faq')).toMatchObject({ status: 'ready', release: { id: 'two' } });
      expect(page.fetched).toEqual(['/r/faq/two/entry.js']);
      expect(page.reports).toEqual([]);
    },
  );

  it('still takes a release that its own shell can run, and is then not behind', async () => {
    const page = await pageOf(earlier);
    page.registry.adopt({
      revision: 2,
      shell: newer,
      remotes: [entryOf({ stable: asking('three', '^1.4.0') })],
    });
    expect([page.loader.outdated(), page.registry.isBehind()]).toEqual([['faq'], false]);
  });

  it('of a remote that it has not known before cannot show it, and fetches nothing of it', async () => {
    const page = await pageOf(earlier);
    const promotions = entryOf({ id: 'promotions', stable: asking('p', '^1.6.0') });
    page.registry.adopt({ revision: 2, shell: newer, remotes: [running, promotions] });
    await page.loader.load('promotions', PAGE);
    expect(page.loader.read('promotions').status).toBe('incompatible');
    expect([page.fetched, page.registry.isBehind()]).toEqual([[], true]);
  });
});

describe('a release that the live shell cannot run either', () => {
  it('is not shown, and a reload would not help', async () => {
    const page = await pageOf(earlier);
    page.registry.adopt({
      ...{ revision: 2, shell: earlier },
      remotes: [running, entryOf({ id: 'promotions', stable: asking('p', '^1.6.0') })],
    });
    await page.loader.load('promotions', PAGE);
    expect([page.loader.read('promotions').status, page.registry.isBehind()]).toEqual([
      'incompatible',
      false,
    ]);
  });

  it('is tried where the shell does not say what it has, as before', async () => {
    const page = await pageOf(undefined);
    page.registry.adopt({ revision: 2, remotes: [entryOf({ stable: asking('three', '^9.0.0') })] });
    expect(page.loader.outdated()).toEqual(['faq']);
  });
});
