import type { AdminOrderRow } from '@extranet/shared/contracts';
import { registerTexts } from '@extranet/shared/i18n';
import { combineReducers, createAppStore, Provider, type UnknownAction } from '@extranet/shared/store';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { MemoryRouter } from 'react-router-dom';
import texts from '../locales/fr.json';
import { anOrder } from '../testing/order.ts';
import { AdminOrdersList } from './AdminOrdersList.tsx';
import { askedOf, type OrdersAsked, ordersAsked, ordersRead, ordersReducer } from './orders.slice.ts';
import { currentYear } from './years.ts';

const orders = (count: number): AdminOrderRow[] =>
  Array.from({ length: count }, (_, at) => anOrder(String(at), { orderTotalPriceIT: 1234.5 }));

function show(list: ReactElement, count: number, more: Partial<AdminOrderRow> = {}) {
  const store = createAppStore({});
  const asked: OrdersAsked[] = [];
  store.injectRemote('admin', {
    reducer: combineReducers({
      orders: (state: ReturnType<typeof ordersReducer> | undefined, action: UnknownAction) => {
        if (ordersAsked.match(action)) asked.push(action.payload);
        return ordersReducer(state, action);
      },
    }),
  });
  render(
    <Provider store={store}>
      <MemoryRouter>{list}</MemoryRouter>
    </Provider>,
  );
  const last = asked.at(-1) as OrdersAsked;
  act(() => {
    store.dispatch(
      ordersRead({
        list: last.list,
        asked: askedOf(last),
        orders: orders(count).map((order) => ({ ...order, ...more })),
      }),
    );
  });
  return asked;
}

beforeAll(() => registerTexts('admin', texts));

describe('the orders list', () => {
  it('by default has a title, the current year, a count, filters and every column [A2.22][A2.23][A2.24][A9.03]', () => {
    const asked = show(<AdminOrdersList />, 3);
    expect(asked).toEqual([{ list: 'AdminOrdersList', query: { 'year:eq': currentYear() }, limit: 5001 }]);
    expect(document.getElementById('AdminOrdersList')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Liste des commandes' })).toBeVisible();
    expect(screen.getByText(/^3\sCdes$/)).toBeVisible();
    expect(screen.getByLabelText('Année')).toHaveValue(String(currentYear()));
    expect(screen.getAllByRole('columnheader')).toHaveLength(8);
    expect(screen.getAllByText(/^1\s234,50\s€$/)).toHaveLength(3);
  });

  it('takes its columns, filters and parts from the screen around it [A2.22][A7.25]', async () => {
    const handleCustomer = jest.fn();
    const asked = show(
      <AdminOrdersList
        id="ofSomebody"
        title={false}
        yearSelector={false}
        header={false}
        limit={25}
        initialYear={2020}
        columns={['orderRef', 'customer']}
        filters={{ 'orderUserId:eq': '7' }}
        onCustomer={handleCustomer}
      />,
      1,
    );
    expect(asked).toEqual([{ list: 'ofSomebody', query: { 'orderUserId:eq': '7' }, limit: 25 }]);
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
    expect(screen.queryByRole('search')).not.toBeInTheDocument();
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Référence',
      'Client',
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Garage Hervé' }));
    expect(handleCustomer).toHaveBeenCalledWith('7');
  });

  it('writes state and day of a late order on a line each [W2.03]', () => {
    const late = { orderState: 'expediee_en_partie', orderDueOn: '2020-01-02' } as const;
    show(<AdminOrdersList />, 1, late);
    expect(screen.getByText('Expédiée en partie', { selector: '[role=gridcell] *' })).toBeVisible();
    expect(screen.getByText('En retard · 02/01/2020')).toBeVisible();
  });

  it('marks an order whose customer waits for an answer, late or not [B4.04] [B4.09]', () => {
    show(<AdminOrdersList />, 1, { orderState: 'validee', orderAsked: true, orderDueOn: '2999-01-02' });
    expect(screen.getByText('Demande à répondre')).toBeVisible();
    cleanup();
    show(<AdminOrdersList />, 1, { orderState: 'validee', orderAsked: true, orderDueOn: '2020-01-02' });
    expect(screen.getByText('En retard · à répondre')).toBeVisible();
  });

  it('asks for another year, unless the screen around it sets one [A4.06][A7.25]', async () => {
    const asked = show(<AdminOrdersList />, 1);
    await userEvent.selectOptions(screen.getByLabelText('Année'), '2019');
    expect(asked.at(-1)?.query).toEqual({ 'year:eq': 2019 });
  });
});
