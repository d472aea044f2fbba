import type { SearchAnswer } from '@extranet/shared/contracts';
import { later, refusal, settled } from '@extranet/shared/testing/server';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anAnswer } from '../testing/answers.ts';
import { both, harness, searchField, towbar } from '../testing/search-field.tsx';

describe('the keys of the search', () => {
  const { server, found, field, options, active, address, open, type } = searchField();

  it('moves by arrows through the rows and from one catalogue into the next [C2.20]', async () => {
    open();
    await type('peugot 308');
    await userEvent.keyboard('{ArrowDown}');
    expect(active()).toContain('FA-00001');
    expect(field()).toHaveAttribute(
      'aria-activedescendant',
      screen.getByRole('option', { selected: true }).id,
    );
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(active()).toContain('AT-00001');
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
    expect(active()).toBe('');
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{Enter}');
    expect(address()).toBe('/catalog?q=peugot+308');
  });

  it('the arrow down chooses the first row as soon as the answer is there [C2.20]', async () => {
    const slow = later<SearchAnswer>();
    found.mockImplementation(() => slow.answer);
    open();
    await userEvent.type(field(), 'peugot');
    await waitFor(() => expect(found).toHaveBeenCalled());
    await userEvent.keyboard('{ArrowDown}');
    expect(active()).toBe('');
    slow.resolve(both);
    await waitFor(() => expect(active()).toContain('FA-00001'));
    await userEvent.keyboard('{ArrowDown}');
    expect(active()).not.toContain('FA-00001');
  });

  it('so does one that was pressed before the help was there', async () => {
    open();
    act(() => {
      field().focus();
      fireEvent.change(field(), { target: { value: 'peugot' } });
      fireEvent.keyDown(field(), { key: 'ArrowDown' });
    });
    await waitFor(() => expect(active()).toContain('FA-00001'));
  });

  it('pressed while a longer text is asked for, it keeps the row that it chose, or takes the first where that one is gone', async () => {
    open();
    await type('peugot');
    for (const [rows, chosen] of [
      [[towbar, harness], 'FA-00001'],
      [[towbar], 'AT-00001'],
    ] as const) {
      const slow = later<SearchAnswer>();
      found.mockImplementation(() => slow.answer);
      await userEvent.keyboard(' 3{ArrowDown}');
      expect(active()).toContain('FA-00001');
      slow.resolve(anAnswer([...rows]));
      await act(settled);
      await waitFor(() => expect(active()).toContain(chosen));
      found.mockImplementation(() => both);
      await userEvent.keyboard('{Backspace}');
      await waitFor(() => expect(options()[0]).toContain('FA-00001'));
    }
  });

  it.each(['{ArrowUp}', 'e', '{Escape}'])(
    'what was pressed after the arrow takes it back, before there are rows: %s',
    async (key) => {
      const slow = later<SearchAnswer>();
      found.mockImplementation(() => slow.answer);
      open();
      await userEvent.type(field(), 'peugot{ArrowDown}');
      await waitFor(() => expect(found).toHaveBeenCalled());
      await userEvent.keyboard(`{ArrowDown}${key}`);
      slow.resolve(both);
      await act(settled);
      if (key === '{Escape}') await userEvent.keyboard('peugot');
      await screen.findAllByRole('option');
      expect(active()).toBe('');
    },
  );

  it('opens the chosen product, and keeps the page', async () => {
    server.answer({
      'GET /product/:id': () => refusal(404),
      'GET /product/:id/related': () => [],
      'GET /promise': () => ({ promises: [] }),
      'GET /products/config': () => ({}),
    });
    const store = open();
    await type('fa-0');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(store.getState()).toMatchObject({ catalog: { product: { prodId: 'fa' } } }));
    expect(address()).toBe('/cart');
  });

  it('asks nobody for a plate, however slowly it is typed; what only began like one is asked with Enter [B1.09]', async () => {
    const store = open();
    const wanted = () =>
      (store.getState() as { catalog: { search?: { asked: { text: string } } } }).catalog.search?.asked.text;
    await type('ab-12');
    expect(wanted()).toBe('ab-12');
    const asked: (string | undefined)[] = [];
    for (const key of '3-cd') {
      await userEvent.type(field(), key);
      asked.push(wanted());
    }
    expect(asked).toEqual(['', '', '', '']);
    await userEvent.clear(field());
    await userEvent.type(field(), 'nx300{Enter}');
    await waitFor(() => expect(address()).toBe('/catalog?q=nx300'));
  });

  it('opens the catalogue with the same words on Enter, in the chosen catalogue [B3.04] [W1.01]', async () => {
    open();
    await userEvent.type(field(), 'peugot 308{Enter}');
    await waitFor(() => expect(address()).toBe('/catalog?q=peugot+308'));
    await userEvent.clear(field());
    await userEvent.click(screen.getByRole('button', { name: 'Attelages' }));
    await type('peugot');
    expect(options()[0]).toContain('AT-00001');
    expect(screen.queryByRole('group', { name: 'Faisceaux' })).toBeNull();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(address()).toBe('/catalog?cat=Attelage&q=peugot'));
  });

  it('Escape closes the list, clears the text then, and leaves at last [C2.20]', async () => {
    open();
    await type('peugot');
    await screen.findAllByRole('option');
    await userEvent.keyboard('{Escape}');
    expect(field()).toHaveValue('peugot');
    expect(screen.queryByRole('option')).not.toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    expect(field()).toHaveValue('');
    expect(screen.queryByRole('option')).not.toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    expect(field()).toHaveAttribute('aria-expanded', 'false');
  });

  it.each(['AB-123-CD', 'VF3LBBHZHES123456'])(
    'never sends a plate or VIN as words, nor puts it into an address or the last searches: %s [B3.02] [B1.09]',
    async (text) => {
      open();
      await userEvent.click(field());
      await screen.findByRole('group', { name: 'Chercher dans' });
      await userEvent.paste(text);
      await screen.findByRole('option', { name: `Chercher le véhicule ${text}` });
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(address()).toBe('/montage'));
      await act(settled);
      expect(found).not.toHaveBeenCalled();
      expect(localStorage.getItem('search.recent')).toBeNull();
      expect(field()).toHaveValue('');
    },
  );
});

describe('what was typed before the search was there [W1.19]', () => {
  const { open, field, address } = searchField();

  it('is in the field, which has the focus, and Enter is obeyed', async () => {
    const early = { text: 'peugeot 308', focused: true, submitted: true, taken: jest.fn() };
    open('/cart', {}, early);
    expect(field()).toHaveValue('peugeot 308');
    expect(field()).toHaveFocus();
    expect(early.taken).toHaveBeenCalled();
    await waitFor(() => expect(address()).toBe('/catalog?q=peugeot+308'));
    await act(settled);
  });
});
