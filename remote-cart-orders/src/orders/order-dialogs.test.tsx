import { Provider } from '@extranet/shared/store';
import { apiServer, settled } from '@extranet/shared/testing/server';
import { Toasts } from '@extranet/shared/ui';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router';
import { aLife, aLine, anOrderUnderWay, aParcel } from '../testing/order-life.ts';
import { aCart, refused, startRemote } from '../testing/store.ts';
import OrderPage from './OrderPage.tsx';

const server = apiServer();

async function open(answers: Parameters<typeof server.answer>[0] = {}) {
  server.answer({
    'GET /cart': () => aCart(),
    'GET /config/supplier': () => ({}),
    'GET /order/o-1': () => anOrderUnderWay(),
    'GET /order/o-1/life': () => aLife(),
    'GET /order/o-1/documents': () => [],
    ...answers,
  });
  render(
    <Provider store={startRemote().store}>
      <MemoryRouter initialEntries={['/order/o-1']}>
        <Toasts />
        <Routes>
          <Route path="/order/:id" element={<OrderPage />} />
        </Routes>
      </MemoryRouter>
    </Provider>,
  );
  await act(settled);
}
const press = async (name: string | RegExp) => {
  await userEvent.click(screen.getByRole('button', { name }));
  await act(settled);
};

describe('what a customer can still do about an order', () => {
  it('says how many pieces go of how many, and what the order then comes to [B4.04]', async () => {
    const items = [aLine('1', { itQuantity: 3, itMbrUnitPriceET: 10.05 }), aLine('2')];
    await open({
      'GET /order/o-1': () => anOrderUnderWay({ items }),
      'POST /order/o-1/cancel': () => anOrderUnderWay({ orderVersion: 3 }),
    });
    await press('Annuler des lignes');
    const dialog = within(screen.getByRole('dialog'));
    const [first, second] = dialog.getAllByRole('checkbox');
    await userEvent.click(first as HTMLElement);
    expect(dialog.getByText('À annuler')).toBeVisible();
    expect(dialog.getByText('sur 3')).toBeVisible();
    expect(dialog.getByText(/^Nouveau total HT/)).toHaveTextContent('20,00 €');
    const pieces = dialog.getByRole('spinbutton', { name: 'Quantité à annuler de FA-00001' });
    await userEvent.clear(pieces);
    await userEvent.type(pieces, '1{Tab}');
    expect(dialog.getByText(/^Nouveau total HT/)).toHaveTextContent('40,10 €');
    await userEvent.click(second as HTMLElement);
    expect(dialog.getByRole('button', { name: 'Annuler 3 pièces' })).toBeEnabled();
    await userEvent.click(second as HTMLElement);
    await userEvent.click(dialog.getByRole('button', { name: 'Annuler 1 pièce' }));
    await act(settled);
    expect(screen.getByText('L’annulation est enregistrée.')).toBeVisible();
  });

  it('says that the preparation began meanwhile, and leads to what can still be asked for [B4.04]', async () => {
    let began = false;
    await open({
      'GET /order/o-1': () =>
        began
          ? anOrderUnderWay({ items: [aLine('1', { itState: 'en_preparation' })], orderVersion: 3 })
          : anOrderUnderWay({ items: [aLine('1')] }),
      'POST /order/o-1/cancel': () => refused(409, 'order.changed'),
    });
    await press('Annuler des lignes');
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('checkbox'));
    began = true;
    await press('Annuler 1 ligne');
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByText('La préparation a commencé')).toBeVisible();
    expect(dialog.queryByText('Refus order.changed')).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Demander une modification' }));
    await act(settled);
    expect(screen.getByLabelText('Votre demande')).toBeVisible();
  });

  it('says which of the chosen lines cannot be cancelled any more [B4.04]', async () => {
    let state: 'validee' | 'en_preparation' = 'validee';
    await open({
      'GET /order/o-1': () =>
        anOrderUnderWay({ items: [aLine('1', { itState: state }), aLine('2', { itState: 'validee' })] }),
      'POST /order/o-1/cancel': () => refused(409, 'order.changed'),
    });
    await press('Annuler des lignes');
    for (const box of within(screen.getByRole('dialog')).getAllByRole('checkbox')) await userEvent.click(box);
    state = 'en_preparation';
    await press('Annuler 2 lignes');
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByText(/^FA-00001\s: cette ligne ne peut plus être annulée/)).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Annuler 1 ligne' })).toBeEnabled();
  });

  it('says that nothing of the order stays [B4.04]', async () => {
    await open({ 'GET /order/o-1': () => anOrderUnderWay({ items: [aLine('1')] }) });
    await press('Annuler des lignes');
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('checkbox'));
    expect(screen.getByText(/toute la commande sera annulée/)).toBeVisible();
  });

  it('keeps what was typed to ask for a change until it is sent [B4.04]', async () => {
    let refuses = true;
    await open({
      'POST /order/o-1/requests': () => (refuses ? refused(503, 'internal') : aLife()),
    });
    await press('Demander une modification');
    await userEvent.type(screen.getByLabelText('Votre demande'), 'Lundi ?');
    await userEvent.keyboard('{Escape}');
    await press('Demander une modification');
    expect(screen.getByLabelText('Votre demande')).toHaveValue('Lundi ?');
    await press('Envoyer la demande');
    expect(screen.getByLabelText('Votre demande')).toHaveValue('Lundi ?');
    refuses = false;
    await press('Envoyer la demande');
    await press('Demander une modification');
    expect(screen.getByLabelText('Votre demande')).toHaveValue('');
  });

  it('says what goes before the choices of mails, and leads there [B4.05]', async () => {
    const choices = {
      ...{ prepared: false, sent: true, delivered: false },
      ...{ cancelled: true, promise: true },
    };
    await open({ 'GET /order-mails': () => ({ ...choices, answered: true }) });
    await press('Mails de suivi');
    expect(screen.getByText(/comptent tant que «\sMes commandes\s» est coché par email/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Mon compte › Notifications' })).toHaveAttribute(
      'href',
      '/cust/account?onglet=notifications',
    );
  });
});

describe('how far an order is', () => {
  it('is said of a waiting line in the same words above and below [B4.01] [B4.03]', async () => {
    await open();
    expect(screen.getAllByText('Validée')).toHaveLength(2);
    expect(screen.queryByText('En attente')).toBeNull();
  });

  it('tells the rest of a line from what was sent of it [B4.03]', async () => {
    const items = [aLine('1', { itState: 'expediee_en_partie', itShipped: 1 })];
    await open({ 'GET /order/o-1': () => anOrderUnderWay({ items }) });
    expect(screen.getByText('En attente')).toBeVisible();
  });

  it('is told by the parcel once all is in one [B4.02] [B4.03]', async () => {
    const items = [aLine('1', { itState: 'expediee', itShipped: 2 })];
    await open({
      'GET /order/o-1': () => anOrderUnderWay({ items, orderState: 'expediee' }),
      'GET /order/o-1/life': () => aLife({ parcels: [aParcel({ expectedOn: '2026-12-01' })] }),
    });
    expect(screen.getByText(/^Chez vous le mardi 1er décembre 2026/)).toBeVisible();
  });
});
