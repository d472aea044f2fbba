import { http } from '@extranet/shared/http';
import { aRow } from '@extranet/shared/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openStore, renderIn } from '../testing/open-store.tsx';
import AdminCatalogSearch from './AdminCatalogSearch.tsx';

const streamOf = (rows: unknown[]) => {
  let left: Uint8Array | undefined = new TextEncoder().encode(JSON.stringify(rows));
  const read = async () => {
    const value = left;
    left = undefined;
    return value ? { done: false, value } : { done: true, value };
  };
  return { rows: { getReader: () => ({ read, cancel: async () => {} }) }, tag: null };
};

describe('the administrators’ catalogue search', () => {
  it('searches their list, without customer prices, and reports the chosen product [A2.31, A5.25]', async () => {
    const { prodMbrPrice: _none, ...adminRow } = aRow({ prodId: 'p-1', prodRef: 'FA-00001' });
    const get = jest.spyOn(http, 'get').mockImplementation(async () => streamOf([adminRow]));
    const handleOpen = jest.fn();
    renderIn(openStore({ catalogs: [] }), <AdminCatalogSearch onOpen={handleOpen} />);
    expect(screen.getByText(/Utilisez les fitres ci-dessus/)).toBeInTheDocument();
    await userEvent.type(screen.getByLabelText('Référence'), 'fa0');
    const row = await screen.findByRole('row', { name: /FA-00001/ });
    expect(within(row).getByText('120,00 €')).toBeInTheDocument();
    await userEvent.click(row);
    expect(handleOpen).toHaveBeenCalledWith('p-1');
    expect(get.mock.calls.every(([url]) => url === '/admin/products')).toBe(true);
  });
});
