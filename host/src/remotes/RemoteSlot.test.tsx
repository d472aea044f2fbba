import { lazily } from '@extranet/shared/remote';
import { screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { customer } from '../testing/customer.ts';
import { entryOf, moduleOf, release, startRemotes } from '../testing/remotes.ts';
import { renderRemotes } from '../testing/render-remotes.tsx';
import { RemoteSlot } from './RemoteSlot.tsx';

const kits = ['faq', 'promotions'];

async function slotOf(ids: string[]) {
  const entries = ids.map((id, order) =>
    entryOf({ id, order, slots: ['home.kits'], stable: release(id, { assets: [] }) }),
  );
  const exposed = ({ id }: { id: string }) => moduleOf({ id, slots: { 'home.kits': () => <p>{id}</p> } });
  const page = startRemotes(entries, { user: customer, exposed });
  renderRemotes(
    page,
    <main>
      <RemoteSlot name="home.kits" />
    </main>,
  );
  return Promise.all(ids.map((id) => screen.findByText(id)));
}

describe('a slot that two remotes fill', () => {
  it('keeps them apart by the space of the theme, in their order', async () => {
    const [first, second] = await slotOf(kits);
    expect(first?.nextElementSibling).toBe(second);
    const around = first?.parentElement as HTMLElement;
    expect(around.tagName).not.toBe('MAIN');
    expect(getComputedStyle(around)).toMatchObject({ display: 'grid' });
    expect(getComputedStyle(around).gap).toBe('16px');
  });

  it('and one that a single remote fills puts nothing around it', async () => {
    const [only] = await slotOf(['faq']);
    expect(only?.parentElement?.tagName).toBe('MAIN');
  });
});

describe('a slot whose part is a file of its own', () => {
  const open = (load: () => Promise<{ default: () => ReactElement }>) => {
    const entry = entryOf({ id: 'faq', slots: ['home.kits'], stable: release('faq', { assets: [] }) });
    const exposed = () => moduleOf({ id: 'faq', slots: { 'home.kits': lazily(load) } });
    renderRemotes(
      startRemotes([entry], { user: customer, exposed }),
      <RemoteSlot name="home.kits" skeleton={<p>coming</p>} fallback={<p>instead</p>} />,
    );
  };

  it('shows its skeleton until the file has run, and then the part at once, without React’s pause [W1.25]', async () => {
    const { promise, resolve } = Promise.withResolvers<{ default: () => ReactElement }>();
    open(() => promise);
    await waitFor(() => expect(screen.getByText('coming')).toBeVisible());
    resolve({ default: () => <p>part</p> });
    expect(await screen.findByText('part')).toBeVisible();
    expect(screen.queryByText('coming')).toBeNull();
  });

  it('gives its place to the fallback if the file fails', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => {});
    open(() => Promise.reject(new Error('broken')));
    expect(await screen.findByText('instead')).toBeVisible();
    log.mockRestore();
  });
});
