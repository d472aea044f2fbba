import { aRow } from '@extranet/shared/testing';
import { apiServer } from '@extranet/shared/testing/server';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerRows } from '../testing/lists.ts';
import { openStore, renderIn } from '../testing/open-store.tsx';
import AdminCatalogSearch from './AdminCatalogSearch.tsx';

describe('the administrators’ catalogue search', () => {
  const server = apiServer();

  it('searches their list, without customer prices, and reports the chosen product [A2.31, A5.25]', async () => {
    const { prodMbrPrice: _none, ...adminRow } = aRow({ prodId: 'p-1', prodRef: 'FA-00001' });
    server.use(answerRows('/api/admin/products', () => [adminRow]));
    const handleOpen = jest.fn();
    renderIn(openStore({ catalogs: [] }), <AdminCatalogSearch onOpen={handleOpen} />);
    expect(screen.getByText(/Utilisez les fitres ci-dessus/)).toBeInTheDocument();
    await userEvent.type(screen.getByLabelText('Référence'), 'fa0');
    const row = await screen.findByRole('row', { name: /FA-00001/ });
    expect(within(row).getByText('120,00 €')).toBeInTheDocument();
    await userEvent.click(row);
    expect(handleOpen).toHaveBeenCalledWith('p-1');
  });

  it('leads from a reference of another catalogue to it, with what was typed [A2.31] [B9.03]', async () => {
    const towbar = aRow({ prodId: 'p-2', prodRef: 'AT-00048', prodCatalogue: 'Attelage' });
    const lists: Record<string, object[]> = { Attelage: [towbar] };
    server.use(answerRows('/api/admin/products', (catalogue) => lists[catalogue] ?? []));
    renderIn(openStore({ catalogs: [] }), <AdminCatalogSearch onOpen={() => undefined} />);
    await userEvent.type(screen.getByLabelText('Référence'), 'at-00048');
    expect(await screen.findByText('Aucun produit ne correspond à votre recherche.')).toBeVisible();
    const others = await screen.findByRole('button', { name: /^Attelages.: 1 produit$/ });
    expect(screen.queryByRole('button', { name: /^Kits.:/ })).toBeNull();
    await userEvent.click(others);
    expect(await screen.findByRole('row', { name: /AT-00048/ })).toBeVisible();
    expect(screen.getByLabelText('Référence')).toHaveValue('at-00048');
  });
});
