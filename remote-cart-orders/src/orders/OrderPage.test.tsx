import { Provider } from '@extranet/shared/store';
import { apiServer, settled } from '@extranet/shared/testing/server';
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
  const { store } = startRemote();
  render(
    <Provider store={store}>
      <MemoryRouter initialEntries={['/order/o-1']}>
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

describe('the page of an order', () => {
  it('says when it arrives, as an estimate, and what waits with its day [B4.02] [B4.03]', async () => {
    await open();
    expect(screen.getByText(/^Chez vous le jeudi 26 novembre 2026 \(date estimée\)/)).toBeVisible();
    expect(screen.getAllByText('Estimé chez vous le 26/11/2026')).toHaveLength(2);
    expect(screen.getByText('Commande validée')).toBeVisible();
  });

  it('says of what is all on request nothing of a date [B4.02]', async () => {
    const items = [aLine('1', { itPromisedOn: null })];
    await open({ 'GET /order/o-1': () => anOrderUnderWay({ items, orderPromisedOn: null }) });
    expect(screen.getByText(/délai sur demande/)).toHaveTextContent(/^1 article\s: délai sur demande\.$/);
  });

  it('has no tick at what was cancelled, so that it is not ordered again by mistake [B4.04]', async () => {
    const items = [aLine('1', { itState: 'annulee' }), aLine('2')];
    await open({ 'GET /order/o-1': () => anOrderUnderWay({ items }) });
    expect(screen.getByRole('checkbox', { name: 'Commander à nouveau FA-00001' })).not.toBeChecked();
    expect(screen.getByRole('checkbox', { name: 'Commander à nouveau FA-00002' })).toBeChecked();
  });

  it('shows parcels with their lines, and where to follow them [B4.03]', async () => {
    await open({
      'GET /order/o-1/life': () =>
        aLife({
          parcels: [aParcel()],
        }),
    });
    expect(screen.getByRole('link', { name: 'Suivre le colis' })).toHaveAttribute(
      'href',
      'https://www.chronopost.fr/XY1',
    );
    expect(screen.getByText('FA-00002 × 1')).toBeVisible();
  });

  it('cancels chosen lines that are not in preparation, once, after asking [B4.04]', async () => {
    const bodies: unknown[] = [];
    await open({
      'POST /order/o-1/cancel': (body: unknown) => {
        bodies.push(body);
        return anOrderUnderWay({ items: [aLine('1', { itState: 'annulee' }), aLine('2')], orderVersion: 3 });
      },
    });
    await press('Annuler des lignes');
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getAllByRole('checkbox')).toHaveLength(1);
    expect(dialog.getByRole('button', { name: 'Annuler les lignes' })).toBeDisabled();
    await userEvent.click(dialog.getByRole('checkbox'));
    await userEvent.dblClick(dialog.getByRole('button', { name: 'Annuler 1 ligne' }));
    await act(settled);
    expect(bodies).toEqual([{ itIds: ['1'], reason: '', version: 2 }]);
    expect(screen.getByText('Annulée')).toBeVisible();
  });

  it('cancels some pieces of a line, never more than it has [B4.04]', async () => {
    const bodies: unknown[] = [];
    await open({
      'GET /order/o-1': () => anOrderUnderWay({ items: [aLine('1', { itQuantity: 3 })], orderVersion: 2 }),
      'POST /order/o-1/cancel': (body: unknown) => {
        bodies.push(body);
        return anOrderUnderWay({ items: [aLine('1', { itQuantity: 1 })], orderVersion: 3 });
      },
    });
    await press('Annuler des lignes');
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.click(dialog.getByRole('checkbox'));
    const pieces = dialog.getByRole('spinbutton', { name: 'Quantité à annuler de FA-00001' });
    await userEvent.clear(pieces);
    await userEvent.type(pieces, '2{Tab}');
    await userEvent.click(dialog.getByRole('button', { name: 'Annuler 2 pièces' }));
    await act(settled);
    expect(bodies).toEqual([
      { itIds: ['1'], quantities: [{ itId: '1', quantity: 2 }], reason: '', version: 2 },
    ]);
  });

  it('says why a line cannot be cancelled any more [B4.04]', async () => {
    await open({ 'POST /order/o-1/cancel': () => refused(409, 'order.stepNotAllowed') });
    await press('Annuler des lignes');
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.click(dialog.getByRole('checkbox'));
    await userEvent.click(dialog.getByRole('button', { name: 'Annuler 1 ligne' }));
    await act(settled);
    expect(dialog.getByRole('alert')).toHaveTextContent('Refus order.stepNotAllowed');
  });

  it('asks for a change in words, and shows the answer [B4.04]', async () => {
    const request = { requestId: 'r1', text: 'Lundi ?', askedAt: '2026-11-24T09:00:00.000Z' };
    await open({
      'POST /order/o-1/requests': () =>
        aLife({
          requests: [{ ...request, answer: 'Oui, lundi.', answeredAt: '2026-11-24T10:00:00.000Z' }],
        }),
    });
    await press('Demander une modification');
    await userEvent.type(screen.getByLabelText('Votre demande'), 'Lundi ?');
    await press('Envoyer la demande');
    expect(screen.getByText('Oui, lundi.')).toBeVisible();
  });

  it('keeps of which steps one hears by mail [B4.04]', async () => {
    const choices = {
      prepared: false,
      sent: true,
      delivered: false,
      cancelled: true,
      promise: true,
      answered: true,
    };
    const bodies: unknown[] = [];
    await open({
      'GET /order-mails': () => choices,
      'PUT /order-mails': (body: unknown) => {
        bodies.push(body);
        return body;
      },
    });
    await press('Mails de suivi');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Un colis arrive' }));
    await press('Enregistrer');
    expect(bodies).toEqual([{ ...choices, delivered: true }]);
  });
});
