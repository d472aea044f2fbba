import { aRow } from '@extranet/shared/testing';
import { apiServer, settled } from '@extranet/shared/testing/server';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerRows } from '../testing/lists.ts';
import { openStore, renderIn } from '../testing/open-store.tsx';
import { VehiclePlace } from '../VehiclePlace.tsx';
import AdminCatalogSearch from './AdminCatalogSearch.tsx';
import CatalogPage from './CatalogPage.tsx';
import { ProductTable } from './ProductTable.tsx';

jest.mock('../VehiclePlace.tsx', () => ({ VehiclePlace: jest.fn(() => null) }));
jest.mock('./ProductTable.tsx', () => ({ ProductTable: jest.fn(() => null) }));

const timesDrawn = (component: unknown) => jest.mocked(component as () => null).mock.calls.length;

describe('a letter in a filter', () => {
  const server = apiServer();
  beforeEach(() => {
    server.answer({ 'GET /vehicles/recent': () => [] });
    const row = aRow({ prodId: 'p-1', prodRef: 'FA-00001' });
    server.use(
      answerRows('/api/products', () => [row]),
      answerRows('/api/admin/products', () => [row]),
    );
  });

  it('renders neither the title of the catalogue nor the field for a vehicle', async () => {
    renderIn(openStore(), <CatalogPage />, '/catalog?cat=Faisceau');
    const field = await screen.findByLabelText('Référence');
    await userEvent.type(field, 'fa-0');
    // What is searched for the first time changes the head once.
    await waitFor(() => expect(timesDrawn(ProductTable)).toBeGreaterThan(0));
    await act(settled);
    const before = [timesDrawn(VehiclePlace), timesDrawn(ProductTable)] as const;
    await userEvent.type(field, '00');
    await waitFor(() => expect(timesDrawn(ProductTable)).toBeGreaterThan(before[1]));
    await act(settled);
    expect(timesDrawn(VehiclePlace)).toBe(before[0]);
  });

  it('that finds the same renders no row of the back office’s list', async () => {
    renderIn(openStore({ catalogs: [] }), <AdminCatalogSearch onOpen={() => undefined} />);
    const field = await screen.findByLabelText('Référence');
    await userEvent.type(field, 'fa0');
    await act(settled);
    const before = timesDrawn(ProductTable);
    await userEvent.type(field, '-');
    await act(settled);
    expect(before).toBeGreaterThan(0);
    expect(timesDrawn(ProductTable)).toBe(before);
  });
});
