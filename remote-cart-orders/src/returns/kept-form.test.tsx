import type { Return } from '@extranet/shared/contracts';
import { Provider } from '@extranet/shared/store';
import { apiServer } from '@extranet/shared/testing/server';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router';
import { storeForUser } from '../tab-storage.ts';
import { aCart, startRemote } from '../testing/store.ts';
import AskReturnPage from './AskReturnPage.tsx';
import { readKept } from './kept-form.ts';

const server = apiServer();
const line = (itId: string, quantity: number): Return['lines'][number] => ({
  ...{ itId, itProdRef: `FA-0000${itId}`, itLabel: 'Faisceau', itProdCatalogue: 'Faisceau', itProdKind: '7' },
  quantity,
});

/** As after a reload: another store, the same tab. */
function open(signedInAs = 'u-1') {
  cleanup();
  server.answer({
    'GET /cart': () => aCart(),
    'GET /order/o-1/returns': () => ({ returns: [], lines: [line('1', 3), line('2', 1)] }),
    'POST /order/o-1/returns': () => ({ returnId: 'r-1', orderId: 'o-1', lines: [], photos: [], events: [] }),
  });
  render(
    <Provider store={startRemote({ signedInAs }).store}>
      <MemoryRouter initialEntries={['/order/o-1/return']}>
        <Routes>
          <Route path="/order/:id/return" element={<AskReturnPage />} />
          <Route path="*" element={<p>Ailleurs</p>} />
        </Routes>
      </MemoryRouter>
    </Provider>,
  );
}
const tick = (name: string) => screen.findByRole('checkbox', { name });
const text = () => screen.getByRole('textbox', { name: /Que s’est-il passé/ });
const fill = async () => {
  await userEvent.click(await tick('FA-00001'));
  const pieces = screen.getByRole('spinbutton', { name: 'Quantité de FA-00001' });
  await userEvent.clear(pieces);
  await userEvent.type(pieces, '2{Tab}');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: /Raison/ }), 'Produit défectueux');
  await userEvent.type(text(), 'Cassé');
};

describe('the form of a return', () => {
  beforeEach(() => sessionStorage.clear());

  it('is there again after a reload, whole [B4.07]', async () => {
    open();
    await fill();
    open();
    expect(await tick('FA-00001')).toBeChecked();
    expect(screen.getByRole('spinbutton', { name: 'Quantité de FA-00001' })).toHaveValue('2');
    expect(screen.getByRole('combobox', { name: /Raison/ })).toHaveDisplayValue('Produit défectueux');
    expect(text()).toHaveValue('Cassé');
    expect(screen.queryByText(/Joignez de nouveau vos photos/)).toBeNull();
  });

  it('is empty for whoever signs in next, and once it was sent [B4.07]', async () => {
    open();
    await fill();
    open('u-2');
    expect(await tick('FA-00001')).not.toBeChecked();
    open();
    await tick('FA-00001');
    await userEvent.click(screen.getByRole('button', { name: 'Envoyer la demande' }));
    await screen.findByText('Ailleurs');
    open();
    expect(await tick('FA-00001')).not.toBeChecked();
    expect(text()).toHaveValue('');
  });

  it('says that photographs are to be added again, until that was read [B4.07]', async () => {
    const form = { chosen: { 2: 1 }, reason: 'autre' as const, text: '' };
    const kept = { key: 'a-key-of-sixteen-letters', form, hadPhotos: true };
    storeForUser('returns', 'u-1', { 'o-1': kept });
    open();
    expect(await screen.findByText(/^Joignez de nouveau vos photos/)).toBeVisible();
    expect(await tick('FA-00002')).toBeChecked();
    await userEvent.click(screen.getByRole('button', { name: /Fermer/ }));
    expect(screen.queryByText(/^Joignez de nouveau/)).toBeNull();
    open();
    await tick('FA-00002');
    expect(screen.queryByText(/^Joignez de nouveau/)).toBeNull();
  });

  it('takes nothing from the tab that is no form', () => {
    const form = { chosen: null, reason: 'inconnue', text: '' };
    expect(readKept({ 'o-1': { key: 'k', form, hadPhotos: false }, 'o-2': 3 })).toEqual({});
    expect(readKept('list')).toEqual({});
  });
});
