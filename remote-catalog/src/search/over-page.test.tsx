import { aRow } from '@extranet/shared/testing';
import { apiServer, settled } from '@extranet/shared/testing/server';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anAnswer } from '../testing/answers.ts';
import { goBack, showAt } from '../testing/in-browser.tsx';
import { openStore } from '../testing/open-store.tsx';
import { onScreen } from '../testing/screen.ts';
import { SearchField } from './SearchField.tsx';

describe('the search over the page of a phone', () => {
  onScreen(375);
  const server = apiServer();
  const onLeave = jest.fn();
  beforeEach(() => {
    localStorage.clear();
    onLeave.mockReset();
    server.answer({ 'GET /search': () => anAnswer([aRow({ prodRef: 'FA-00001' })]) });
  });
  const field = () => screen.getByRole('combobox', { name: 'Rechercher un produit' });
  const open = (at: string, early?: { text: string; focused: boolean }) =>
    showAt(
      openStore(),
      at,
      <SearchField
        early={early && { ...early, submitted: false, taken: () => Object.assign(early, { text: '' }) }}
        onLeave={onLeave}
      />,
    );
  /** The shell puts the focus there when its button is pressed. */
  const enter = async () => {
    act(() => field().focus());
    await screen.findByRole('option', { name: /^Reprendre/ });
  };
  const isOver = () => history.state?.searching === true;

  it("opens empty: letters begin another search, and the page's words are one tap away", async () => {
    open('/catalog?q=id.3');
    expect(field()).toHaveValue('id.3');
    await enter();
    expect(field()).toHaveValue('');
    expect(field()).toHaveAttribute('placeholder', 'id.3');
    await userEvent.click(screen.getByRole('option', { name: 'Reprendre «\u00a0id.3\u00a0»' }));
    expect(field()).toHaveValue('id.3');
    await userEvent.clear(field());
    await userEvent.type(field(), 'merco classe a');
    expect(field()).toHaveValue('merco classe a');
    await act(settled);
  });

  it('keeps every letter that was typed while the field before it stood there', async () => {
    open('/catalog?q=id.3', { text: 'ab', focused: true });
    await userEvent.keyboard('-123');
    expect(field()).toHaveValue('ab-123');
    await act(settled);
  });

  it('takes letters from the first one on where none was typed before', async () => {
    open('/catalog?q=id.3', { text: '', focused: true });
    await userEvent.keyboard('merco');
    expect(field()).toHaveValue('merco');
    await act(settled);
  });

  it('Escape closes the list first, then empties the field, and leaves with the third [C2.20]', async () => {
    open('/catalog?q=id.3');
    await enter();
    await userEvent.type(field(), 'merco');
    await screen.findByRole('option', { name: /FA-00001/ });
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('option')).toBeNull();
    expect(field()).toHaveValue('merco');
    await userEvent.keyboard('{Escape}');
    expect(field()).toHaveValue('');
    expect(isOver()).toBe(true);
    expect(location.search).toBe('?q=id.3');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(isOver()).toBe(false));
    expect(onLeave).toHaveBeenCalledTimes(1);
    expect(location.search).toBe('?q=id.3');
    expect(field()).toHaveValue('id.3');
    await act(settled);
  });

  it.each([
    ['Back', goBack],
    // What lies under it is for this tap alone: a row of the page below it would be opened.
    ['a tap beside it', () => userEvent.click(document.querySelector('form > [aria-hidden]') as Element)],
  ])('is closed by %s, and leaves the page as it was', async (_how, close) => {
    open('/catalog?q=id.3');
    await enter();
    await userEvent.type(field(), 'merco');
    expect(isOver()).toBe(true);
    await close();
    await waitFor(() => expect(isOver()).toBe(false));
    expect(onLeave).toHaveBeenCalledTimes(1);
    expect(location.pathname + location.search).toBe('/catalog?q=id.3');
    expect(field()).toHaveValue('id.3');
    await act(settled);
  });

  it('leaves nothing in the history when it leads somewhere: Back returns to the page', async () => {
    open('/catalog?q=id.3');
    await enter();
    await userEvent.type(field(), 'merco');
    await screen.findByRole('option', { name: /FA-00001/ });
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(location.search).toBe('?q=merco'));
    await goBack();
    expect(location.search).toBe('?q=id.3');
    expect(isOver()).toBe(false);
    await act(settled);
  });

  it('Back closes the list that covers the home page, and keeps what was typed; a tap beside it leaves no entry', async () => {
    showAt(openStore(), '/home', <SearchField early={undefined} large />);
    const own = () => screen.getByRole('combobox', { name: /^Référence, marque/ });
    await userEvent.type(own(), 'merco');
    await screen.findByRole('option', { name: /FA-00001/ });
    await waitFor(() => expect(isOver()).toBe(true));
    await goBack();
    expect(screen.queryByRole('option', { name: /FA-00001/ })).not.toBeInTheDocument();
    expect([location.pathname, own()]).toEqual(['/home', expect.objectContaining({ value: 'merco' })]);
    await userEvent.type(own(), ' a');
    await waitFor(() => expect(isOver()).toBe(true));
    act(() => own().blur());
    await waitFor(() => expect(isOver()).toBe(false));
    await act(settled);
  });
});
