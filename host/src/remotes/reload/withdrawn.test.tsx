import type { Registry } from '@extranet/shared/registry';
import { act } from '@testing-library/react';
import { customer } from '../../testing/customer.ts';
import { entryOf, release, startRemotes } from '../../testing/remotes.ts';
import { renderRemotes } from '../../testing/render-remotes.tsx';
import { useWithdrawn } from './useWithdrawn.ts';

/** Nothing to fetch: jsdom cannot hash. */
const built = (id: string) => release(id, { assets: [] });
const stable = entryOf({ stable: built('two') });
const withCanary = { ...stable, canary: { release: built('three'), percent: 100 } };

function Watch() {
  useWithdrawn();
  return <textarea aria-label="Message" />;
}

let page: ReturnType<typeof startRemotes>;
const field = () => document.querySelector('textarea') as HTMLTextAreaElement;
const adopt = (remotes: Registry['remotes']) => act(() => page.registry.adopt({ revision: 2, remotes }));
const status = () => page.loader.read('faq').status;

beforeEach(async () => {
  page = startRemotes([withCanary], { user: customer });
  await page.loader.load('faq', { path: '/faq' });
  expect(page.loader.read('faq')).toMatchObject({ release: { id: 'three' } });
  jest.useFakeTimers();
  renderRemotes(page, <Watch />);
});
afterEach(() => jest.useRealTimers());

describe('a release that is used', () => {
  it('is replaced at once when the registry names it no more', () => {
    adopt([stable]);
    act(() => jest.advanceTimersByTime(600));
    expect(status()).toBe('idle');
  });

  it('is not taken from under somebody who types, but as soon as the text is sent', () => {
    field().value = 'Bonjour';
    adopt([stable]);
    act(() => jest.advanceTimersByTime(5_000));
    expect(status()).toBe('ready');
    field().value = '';
    act(() => jest.advanceTimersByTime(600));
    expect(status()).toBe('idle');
  });

  it('stays while it is named as the one before: a newer one is offered only', () => {
    adopt([entryOf({ stable: built('four'), previous: built('three') })]);
    act(() => jest.advanceTimersByTime(5_000));
    expect(status()).toBe('ready');
  });
});
