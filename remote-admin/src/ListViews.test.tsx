import type { ListView, ListViews } from '@extranet/shared/contracts';
import { Provider } from '@extranet/shared/store';
import { type Answers, apiServer, refusal, settled } from '@extranet/shared/testing/server';
import { Toasts } from '@extranet/shared/ui';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import OrdersPage from './OrdersPage.tsx';
import { anOrder } from './testing/order.ts';
import { startRemote } from './testing/store.ts';

const server = apiServer();
const late: ListView = {
  id: 'v-late',
  list: 'orders',
  name: 'En retard',
  shared: true,
  address: 'retard=1&tri=customer-up',
  columns: ['orderRef', 'customer'],
  author: 'Camille Martin',
  version: 3,
};
const order = anOrder('o-1', {
  orderRef: 'CMD-2026-000001',
  orderDate: '2026-01-02T09:00:00.000Z',
  orderState: 'validee',
  orderVersion: 1,
  orderDueOn: '2026-01-05',
  customer: { userCompName: 'Garage Le Goff', userName: 'Le Goff', userFirstname: 'Anne' },
  items: [
    { itId: 'i-1', itProdRef: 'FA-00001', itQuantity: 1 },
    { itId: 'i-2', itProdRef: 'FA-00002', itQuantity: 4 },
  ],
});

let address = '';
function Address() {
  const { pathname, search } = useLocation();
  address = `${pathname}${search}`;
  return null;
}

const body = jest.fn();
async function open(
  at = '/extradmin/orders',
  answers: Answers = {},
  read: () => ListViews = () => ({ views: [late], columns: [] }),
) {
  server.answer({
    'GET /admin/orders': () => [order],
    'GET /admin/list-views': read,
    'PUT /admin/list-columns/orders': (sent: unknown) => {
      body(sent);
      return { done: true };
    },
    ...answers,
  });
  const { store } = startRemote();
  render(
    <Provider store={store}>
      <MemoryRouter initialEntries={[at]}>
        <OrdersPage />
        <Address />
        <Toasts />
      </MemoryRouter>
    </Provider>,
  );
  await act(settled);
}
const press = async (element: HTMLElement) => {
  await userEvent.click(element);
  await act(settled);
};
const heads = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const views = () => within(screen.getByRole('navigation', { name: 'Vues enregistrées' }));

describe('the export of a list', () => {
  it('says how many orders or lines the file will have [B5.08]', async () => {
    await open();
    await press(button('Exporter'));
    const dialog = screen.getByRole('dialog');
    expect(dialog).toHaveTextContent('Le fichier aura 1 commande.');
    await userEvent.selectOptions(screen.getByLabelText('Une ligne du fichier par'), 'lines');
    expect(dialog).toHaveTextContent('Le fichier aura 2 articles commandés.');
  });
});

describe('saved views of a list', () => {
  it('opens by one click with filters, order and columns, and is named as the one that is open [B9.05]', async () => {
    await open();
    expect(heads()).toContain('Articles');
    await press(views().getByRole('link', { name: /En retard/ }));
    expect(address).toBe('/extradmin/orders?retard=1&tri=customer-up&vue=v-late');
    expect(screen.getByRole('checkbox', { name: 'En retard' })).toBeChecked();
    expect(heads()).toEqual(['Choisir', 'Référence', 'Client']);
    expect(views().getByRole('link', { current: true })).toHaveTextContent('En retard');
  });

  it('keeps chosen columns in the order of the list, and the last one stays [B9.05]', async () => {
    await open(undefined, {}, () => ({
      views: [],
      columns: [{ of: 'orders', columns: ['customer', 'orderRef'] }],
    }));
    expect(heads()).toEqual(['Choisir', 'Référence', 'Client']);
    await press(button('Colonnes'));
    await press(screen.getByRole('checkbox', { name: 'Client' }));
    expect(body).toHaveBeenLastCalledWith({ columns: ['orderRef'] });
    expect(heads()).toEqual(['Choisir', 'Référence']);
    expect(screen.getByRole('checkbox', { name: 'Référence' })).toBeDisabled();
  });

  it('shows other columns than an open view’s by the address alone, and replaces the view when asked to [B9.05]', async () => {
    body.mockClear();
    const sent = jest.fn();
    await open('/extradmin/orders?retard=1&tri=customer-up&vue=v-late', {
      'PUT /admin/list-views/v-late': (change: unknown) => {
        sent(change);
        return { ...late, ...(change as object), version: 4 };
      },
    });
    expect(screen.queryByRole('button', { name: 'Remplacer la vue' })).toBeNull();
    await press(button('Colonnes'));
    await press(screen.getByRole('checkbox', { name: 'Date' }));
    expect(body).not.toHaveBeenCalled();
    expect(address).toContain('colonnes=orderDate%2CorderRef%2Ccustomer');
    await press(button('Remplacer la vue'));
    expect(sent).toHaveBeenCalledWith({
      name: 'En retard',
      shared: true,
      address: 'retard=1&tri=customer-up',
      columns: ['orderDate', 'orderRef', 'customer'],
      version: 3,
    });
    expect(address).toBe('/extradmin/orders?retard=1&tri=customer-up&vue=v-late');
    expect(heads()).toEqual(['Choisir', 'Date', 'Référence', 'Client']);
  });

  it('is saved by its name, once for two clicks, and says that a name is taken [B9.05]', async () => {
    const sent = jest.fn();
    let isTaken = true;
    const kept: ListView[] = [late];
    await open(
      '/extradmin/orders?etat=validee',
      {
        'POST /admin/list-views': (wish: unknown) => {
          sent(wish);
          const fields = [
            { field: 'name', code: 'taken', message: 'Une vue de cette liste porte déjà ce nom.' },
          ];
          if (isTaken) return refusal(422, 'request.invalid', '', { fields });
          const made = { ...late, ...(wish as object), id: 'v-new', version: 1 };
          kept.push(made);
          return made;
        },
      },
      () => ({ views: kept, columns: [] }),
    );
    await press(button('Enregistrer la vue'));
    await press(button('Enregistrer'));
    expect(screen.getByText('Donnez un nom à la vue.')).toBeVisible();
    await userEvent.type(screen.getByLabelText(/^Nom de la vue/), 'À préparer');
    await press(button('Enregistrer'));
    expect(screen.getByText('Une vue de cette liste porte déjà ce nom.')).toBeVisible();
    isTaken = false;
    sent.mockClear();
    await userEvent.dblClick(button('Enregistrer'));
    await act(settled);
    expect(sent).toHaveBeenCalledTimes(1);
    expect(sent).toHaveBeenCalledWith({
      list: 'orders',
      name: 'À préparer',
      shared: false,
      address: 'etat=validee',
      columns: [],
    });
    expect(address).toBe('/extradmin/orders?etat=validee&vue=v-new');
    expect(views().getByRole('link', { current: true })).toHaveTextContent('À préparer');
  });

  it('is deleted with a way back; its filters stay [B9.05]', async () => {
    const sent = jest.fn();
    let read: ListViews = { views: [late], columns: [] };
    await open(
      '/extradmin/orders?retard=1&tri=customer-up&vue=v-late',
      {
        'DELETE /admin/list-views/v-late': () => {
          read = { views: [], columns: [] };
          return { done: true };
        },
        'POST /admin/list-views': (wish: unknown) => {
          sent(wish);
          return { ...late, version: 1 };
        },
      },
      () => read,
    );
    await press(button(/^Modifier la vue/));
    await press(button('Supprimer'));
    expect(address).toBe('/extradmin/orders?retard=1&tri=customer-up');
    expect(views().queryByRole('link', { name: /En retard/ })).toBeNull();
    expect(screen.queryByText(/a été supprimée entre-temps/)).toBeNull();
    await press(screen.getByRole('button', { name: 'Annuler' }));
    // Under its own id: an address that names it is right again.
    expect(sent).toHaveBeenCalledWith({
      id: 'v-late',
      list: 'orders',
      name: 'En retard',
      shared: true,
      address: 'retard=1&tri=customer-up',
      columns: ['orderRef', 'customer'],
    });
    expect(views().getByRole('link', { name: /En retard/ })).toBeVisible();
  });

  it('says that a colleague deleted it meanwhile: when it is opened, and when it is changed [B9.05]', async () => {
    let read: ListViews = { views: [late], columns: [] };
    await open(
      undefined,
      {
        'PUT /admin/list-views/v-late': () =>
          refusal(404, 'notFound', 'La ressource demandée est introuvable.'),
        'POST /admin/list-views': (wish: unknown) => ({
          ...late,
          ...(wish as object),
          id: 'v-new',
          version: 1,
        }),
      },
      () => read,
    );
    await press(views().getByRole('link', { name: /En retard/ }));
    await press(button(/^Modifier la vue/));
    read = { views: [], columns: [] };
    await press(button('Enregistrer'));
    expect(screen.getByText(/vient d’être supprimée par un collègue/)).toBeVisible();
    await press(button('Annuler'));
    expect(screen.getByText(/La vue « En retard » a été supprimée entre-temps/)).toBeVisible();
    expect(screen.getByRole('checkbox', { name: 'En retard' })).toBeChecked();
  });
});
