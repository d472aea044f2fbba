import type { DeliveryRequest } from '@extranet/shared/contracts';
import { Provider } from '@extranet/shared/store';
import { apiServer, refusal, settled } from '@extranet/shared/testing/server';
import { Toasts } from '@extranet/shared/ui';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { startRemote } from '../testing/store.ts';
import { InboxPanel } from './InboxPanel.tsx';

const server = apiServer();
const ANSWER = 'POST /admin/deliveryRequest/1/answer';
const request: DeliveryRequest = {
  drId: '1',
  drProdId: 'p-1',
  drProdRef: 'FA-00001',
  drUserId: 'u-1',
  drUserCompName: 'Garage du Port',
  drUserName: 'Anne Le Goff',
  drUserEmail: 'port@example.com',
  drUserPhone: '',
  drQuantity: 5,
  drWishedOn: '2099-12-24',
  drCreatedAt: '2026-11-23T09:00:00.000Z',
  drHandledAt: null,
  drAnswer: '',
  drPromisedOn: null,
  drAnsweredAt: null,
};

async function open(answer: (body: unknown) => unknown) {
  server.answer({ 'GET /admin/deliveryRequests': () => [request], [ANSWER]: answer });
  render(
    <Provider store={startRemote().store}>
      <MemoryRouter>
        <InboxPanel />
        <Toasts />
      </MemoryRouter>
    </Provider>,
  );
  await act(settled);
  await userEvent.click(screen.getByRole('button', { name: 'Répondre à la demande sur FA-00001' }));
}
const send = () => userEvent.dblClick(screen.getByRole('button', { name: 'Envoyer la réponse' }));

describe('the inbox of delivery requests', () => {
  it('answers a request once, with a day and words [B4.06]', async () => {
    await open(() => request);
    await send();
    expect(screen.getByText('Écrivez une réponse, ou choisissez un jour.')).toBeInTheDocument();
    const day = screen.getByLabelText(/Départ possible le/);
    fireEvent.change(day, { target: { value: '2020-01-01' } });
    await send();
    expect(screen.getByText("Choisissez aujourd'hui ou une date à venir.")).toBeInTheDocument();
    expect(server.named(ANSWER)).toHaveLength(0);
    await userEvent.click(screen.getByRole('button', { name: /La date souhaitée/ }));
    await userEvent.type(screen.getByLabelText(/^Réponse/), 'Cinq pièces.');
    await send();
    expect(await screen.findByText('La réponse sur FA-00001 est envoyée.')).toBeInTheDocument();
    expect(server.named(ANSWER).map(({ body }) => body)).toEqual([
      { answer: 'Cinq pièces.', promisedOn: '2099-12-24' },
    ]);
    expect(screen.getByText('Aucune demande en attente')).toBeInTheDocument();
  });

  it('says why an answer was refused and keeps what was written [B4.06]', async () => {
    await open(() =>
      refusal(409, 'deliveryRequest.answered', 'Cette demande a reçu une réponse entre-temps.'),
    );
    await userEvent.type(screen.getByLabelText(/^Réponse/), 'Demain');
    await send();
    expect(await screen.findByText('Cette demande a reçu une réponse entre-temps.')).toBeInTheDocument();
    expect(screen.getByLabelText(/^Réponse/)).toHaveValue('Demain');
  });
});
