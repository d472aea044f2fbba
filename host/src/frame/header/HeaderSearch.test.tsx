import type { SlotProps } from '@extranet/shared/remote';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect } from 'react';
import { customer } from '../../testing/customer.ts';
import { entryOf, moduleOf, release, startRemotes } from '../../testing/remotes.ts';
import { renderRemotes } from '../../testing/render-remotes.tsx';
import { EarlyField } from '../search/EarlyField.tsx';
import { early } from '../search/early.ts';
import { HeaderSearch } from './HeaderSearch.tsx';

/** The remote's field: it says what it was given. */
function Search({ early: given }: SlotProps['header.search']) {
  useEffect(() => () => given?.taken(), [given]);
  return <p>{`${given?.text}, ${given?.focused}, ${given?.submitted}`}</p>;
}

const catalogue = entryOf({
  id: 'catalog',
  slots: ['header.search'],
  stable: release('catalog', { assets: [] }),
});
const exposed = () => moduleOf({ id: 'catalog', slots: { 'header.search': Search } });

describe('the search in the header', () => {
  afterEach(() => early.taken());
  const open = (address: string, entries = [catalogue], more: Parameters<typeof startRemotes>[1] = {}) => {
    const page = startRemotes(entries, { user: customer, exposed, ...more });
    return renderRemotes(page, <HeaderSearch />, address);
  };
  const field = () => screen.findByRole('textbox', { name: 'Rechercher un produit' });

  it("is reached by '/' before anything of the catalogue is there, and keeps letters, focus and Enter [W1.19]", async () => {
    let come = () => {};
    const container = () =>
      new Promise<void>((resolve) => {
        come = resolve;
      });
    open('/cart', [catalogue], { container });
    await field();
    await userEvent.keyboard('/');
    expect(await field()).toHaveFocus();
    await userEvent.keyboard('peugeot 308{Enter}');
    expect(await field()).toHaveValue('peugeot 308');
    await act(async () => come());
    expect(await screen.findByText('peugeot 308, true, true')).toBeInTheDocument();
  });

  it('is fetched with the first touch', async () => {
    const asked = jest.fn();
    open('/cart', [catalogue], { container: asked });
    expect(asked).not.toHaveBeenCalled();
    await userEvent.click(await field());
    expect(await screen.findByText(', true, false')).toBeInTheDocument();
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it('is not shown on the home page, whose own field is large; it takes what was typed before', async () => {
    const page = startRemotes([catalogue], { user: customer, exposed });
    renderRemotes(
      page,
      <>
        <HeaderSearch />
        <EarlyField />
      </>,
      '/home',
    );
    expect(screen.getAllByRole('textbox')).toHaveLength(1);
    await userEvent.keyboard('/');
    expect(screen.getByRole('textbox')).toHaveFocus();
  });

  it('is not there with a catalogue from before it, which has its own way for the key', () => {
    const { container } = open('/cart', [entryOf({ id: 'catalog', slots: ['home.search'] })]);
    expect(container).toBeEmptyDOMElement();
  });
});
