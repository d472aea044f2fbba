import { settled } from '@extranet/shared/testing/server';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { remote } from '../remote.ts';
import { searchField } from '../testing/search-field.tsx';

describe('the words of the page in the field of the search', () => {
  const { field, address, open } = searchField();

  it('shows the words that the catalogue searches, and no filter of another page [B3.01]', () => {
    open('/catalog?q=peugeot');
    expect(field()).toHaveValue('peugeot');
    cleanup();
    open('/orders?q=atelier');
    expect(field()).toHaveValue('');
  });

  it.each([
    ["'/'", async () => act(() => field().focus())],
    ['the first click', () => userEvent.click(field())],
  ])("%s leads into the page's words so that the next letter takes their place", async (_way, enter) => {
    open('/catalog?q=id.3');
    await enter();
    await userEvent.keyboard('merco');
    expect(field()).toHaveValue('merco');
  });

  it('the second click points into them, and they are mended', async () => {
    open('/catalog?q=id.3');
    await userEvent.click(field());
    await userEvent.click(field());
    await userEvent.keyboard(' 2020');
    expect(field()).toHaveValue('id.3 2020');
  });

  it('whoever draws over a part of them with the first click has that part', async () => {
    open('/catalog?q=golf sept');
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: field(), offset: 5 },
      { target: field(), offset: 9 },
      { keys: '[/MouseLeft]' },
    ]);
    await userEvent.keyboard('8');
    expect(field()).toHaveValue('golf 8');
  });

  it('what was typed here is never selected by a click', async () => {
    open('/catalog?q=golf');
    act(() => field().focus());
    await userEvent.keyboard('clio');
    act(() => field().blur());
    await userEvent.click(field());
    await userEvent.keyboard(' 4');
    expect(field()).toHaveValue('clio 4');
  });

  it("offers the page's words while it is empty, and shows them again once it is left", async () => {
    open('/catalog?q=id.3');
    await userEvent.clear(field());
    await userEvent.click(await screen.findByRole('option', { name: 'Reprendre «\u00a0id.3\u00a0»' }));
    expect(field()).toHaveValue('id.3');
    await userEvent.clear(field());
    act(() => field().blur());
    expect(field()).toHaveValue('id.3');
    await act(settled);
  });

  it('offers the last searches of this account, and forgets them when it signs out', async () => {
    const leave = remote.activate?.({ dispatch: () => {}, navigate: () => {} });
    open();
    await userEvent.type(field(), 'golf vii{Enter}');
    await waitFor(() => expect(address()).toContain('/catalog'));
    await userEvent.clear(field());
    expect(await screen.findByRole('option', { name: 'golf vii' })).toBeInTheDocument();
    expect(localStorage.getItem('search.recent')).toContain('golf vii');
    leave?.();
    expect(localStorage.getItem('search.recent')).toBeNull();
  });
});
