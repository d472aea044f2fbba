import { aRow } from '@extranet/shared/testing';
import { apiServer } from '@extranet/shared/testing/server';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import CatalogPage from '../catalog/CatalogPage.tsx';
import { anAnswer } from '../testing/answers.ts';
import { goBack, showAt } from '../testing/in-browser.tsx';
import { answerLists, noRecentVehicles } from '../testing/lists.ts';
import { openStore } from '../testing/open-store.tsx';
import { onScreen } from '../testing/screen.ts';
import SearchBar from './SearchBar.tsx';
import { SearchField } from './SearchField.tsx';

/** In the header, and on /home. */
const FIELD = /^(?:Rechercher un produit|Référence, marque ou modèle)$/;
const FOUND = aRow({ prodId: 'fa', prodRef: 'FA-00001' });

describe('the text of the search field and what the page shows', () => {
  onScreen(1280);
  const server = apiServer();
  beforeEach(() => {
    localStorage.clear();
    server.use(noRecentVehicles, answerLists({ Faisceau: [FOUND] }));
    server.answer({ 'GET /search': () => anAnswer([FOUND]) });
  });
  const home = <SearchBar early={undefined} />;
  const elsewhere = (
    <>
      <SearchField early={undefined} />
      <Routes>
        <Route path="/catalog" element={<CatalogPage />} />
        <Route path="*" element={null} />
      </Routes>
    </>
  );
  const open = (at: string, account = {}, state: unknown = null) =>
    showAt(
      openStore(account),
      at,
      <Routes>
        <Route path="/home" element={home} />
        <Route path="*" element={elsewhere} />
      </Routes>,
      state,
    );
  const field = () => screen.findByRole('combobox', { name: FIELD });
  const row = () => screen.findByRole('row', { name: /FA-00001/ });
  const awake = async () => {
    await userEvent.click(await field());
    await screen.findByRole('group', { name: 'Chercher dans' });
  };
  const place = () => location.pathname + location.search;

  it('an Escape that empties the field of a search ends the search, and Back brings both again [C2.20] [B3.01]', async () => {
    open('/catalog?cat=Faisceau&q=golf&as=typed');
    await row();
    await awake();
    await screen.findAllByRole('option');
    await userEvent.keyboard('{Escape}');
    expect(await field()).toHaveValue('golf');
    expect(place()).toContain('q=golf');
    await userEvent.keyboard('{Escape}');
    expect(await field()).toHaveValue('');
    expect(place()).toBe('/catalog?cat=Faisceau');
    expect(screen.queryByRole('row', { name: /FA-00001/ })).toBeNull();
    await goBack();
    expect(await field()).toHaveValue('golf');
    await row();
  });

  it('Back before the page without its words was drawn brings them into the field, too [C2.20] [B3.01]', async () => {
    open('/catalog?cat=Faisceau&q=golf&as=typed');
    await row();
    await awake();
    await screen.findAllByRole('option');
    await userEvent.keyboard('{Escape}');
    const input = await field();
    // What happens within one act is drawn at its end.
    await act(async () => {
      input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }));
      expect(location.search).toBe('?cat=Faisceau');
      await goBack();
    });
    expect(place()).toContain('q=golf');
    expect(await field()).toHaveValue('golf');
  });

  it.each(['{Escape}', '{Enter}'])('emptied by hand and %s it ends the search too [C2.20]', async (key) => {
    open('/catalog?q=golf');
    await row();
    await awake();
    await userEvent.clear(await field());
    expect(place()).toContain('q=golf');
    await userEvent.keyboard(key);
    await waitFor(() => expect(place()).toBe('/catalog'));
    expect(await field()).toHaveValue('');
  });

  it('emptied and left by mouse or Tab it says again what the page shows [B3.01]', async () => {
    open('/catalog?q=golf');
    await row();
    await awake();
    await userEvent.clear(await field());
    await userEvent.click(document.body);
    expect(await field()).toHaveValue('golf');
    expect(place()).toContain('q=golf');
  });

  it('what was searched from a page stands in its field when Back leads there [B3.01]', async () => {
    open('/home');
    await userEvent.type(await field(), 'golf 7{Enter}');
    await waitFor(() => expect(place()).toContain('q=golf+7'));
    await row();
    await goBack();
    expect(location.pathname).toBe('/home');
    expect(await field()).toHaveValue('golf 7');
  });

  it('what was typed and not searched is there after a reload, for the same account alone [B3.01]', async () => {
    open('/home');
    await userEvent.type(await field(), 'golf 7');
    await waitFor(() => expect(history.state).toMatchObject({ typed: { text: 'golf 7' } }));
    const { state } = history;
    for (const [id, text] of [
      ['u-2', ''],
      ['u-1', 'golf 7'],
    ] as const) {
      cleanup();
      open('/home', { id }, state);
      expect(await field()).toHaveValue(text);
    }
  });

  it('the first click into it selects it, so that the next letters take its place [B3.01]', async () => {
    open('/home', {}, { typed: { owner: 'u-1', text: 'golf 7' } });
    await userEvent.click(await field());
    await userEvent.keyboard('clio');
    expect(await field()).toHaveValue('clio');
  });

  it('what was typed just before the page goes is kept at once, a plate is not [B3.01] [B1.09]', async () => {
    open('/home');
    await userEvent.type(await field(), 'golf');
    await waitFor(() => expect(history.state).toMatchObject({ typed: { text: 'golf' } }));
    for (const [text, kept] of [
      ['golf 7', 'golf 7'],
      ['AB-123-CD', undefined],
    ] as const) {
      fireEvent.change(await field(), { target: { value: text } });
      fireEvent(window, new Event('pagehide'));
      expect((history.state as { typed?: { text: string } } | null)?.typed?.text).toBe(kept);
    }
  });

  it('a plate is never kept with the page [B1.09]', async () => {
    open('/home');
    await userEvent.type(await field(), 'golf');
    await waitFor(() => expect(history.state).toMatchObject({ typed: { text: 'golf' } }));
    await userEvent.clear(await field());
    await userEvent.type(await field(), 'AB-123-CD');
    await waitFor(() => expect(JSON.stringify(history.state)).not.toContain('typed'));
    expect(JSON.stringify(history.state)).not.toContain('AB-123');
  });
});
