import { screen } from '@testing-library/react';
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
    expect(getComputedStyle(around).gap).toBe('var(--space-l)');
  });

  it('and one that a single remote fills puts nothing around it', async () => {
    const [only] = await slotOf(['faq']);
    expect(only?.parentElement?.tagName).toBe('MAIN');
  });
});
