import { vehicleChosen } from '@extranet/shared/remote';
import { aRow } from '@extranet/shared/testing';
import { apiServer, settled } from '@extranet/shared/testing/server';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import { anAnswer } from '../testing/answers.ts';
import { openStore, renderIn } from '../testing/open-store.tsx';
import { aVehicle } from '../testing/vehicles.ts';
import { SearchField } from './SearchField.tsx';

const OPTION = 'démontable pour Peugeot 308 II, 2016';
const Address = () => {
  const { pathname, search } = useLocation();
  return <output>{decodeURIComponent(pathname + search)}</output>;
};

describe('a part word alone, with a vehicle in front of the customer [B3.04]', () => {
  const server = apiServer();
  const type = async (fits: number | undefined) => {
    const found = anAnswer([aRow()], {
      understood: { inWords: 'démontable' },
      ...(fits !== undefined && { fits }),
    });
    server.answer({
      'GET /search': () => found,
      'GET /vehicles/peugeot.308ii.2016/fits': () => ({ fits: [], leftOut: [] }),
    });
    const store = openStore();
    act(() => void store.dispatch(vehicleChosen({ vehicle: aVehicle() })));
    renderIn(
      store,
      <>
        <SearchField early={undefined} />
        <Address />
      </>,
      '/home',
    );
    await userEvent.type(screen.getByRole('combobox'), 'démontable');
    await act(settled);
    await screen.findAllByRole('option');
    await act(settled);
  };

  it('is offered for this vehicle first, and leads to what fits it', async () => {
    await type(3);
    expect(screen.getAllByRole('option')[0]).toHaveTextContent(OPTION);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(await screen.findByText(/^\/catalog/)).toHaveTextContent(
      '/catalog?q=démontable&v=peugeot.308ii.2016&avec=convient',
    );
  });

  it('is not offered where nothing of it fits', async () => {
    await type(undefined);
    expect(screen.queryByRole('option', { name: OPTION })).not.toBeInTheDocument();
  });
});
