import type { DeliveryRequest } from '@extranet/shared/contracts';
import { Provider } from '@extranet/shared/store';
import { apiServer, refusal, settled } from '@extranet/shared/testing/server';
import { Toasts } from '@extranet/shared/ui';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import DelaysPage from './DelaysPage.tsx';
import { startRemote } from './testing/store.ts';

const server = apiServer();
const request = (drId: string, parts: Partial<DeliveryRequest> = {}): DeliveryRequest => ({
  drId,
  drProdId: `p-${drId}`,
  drProdRef: `FA-0000${drId}`,
  drUserId: 'u-1',
  drUserCompName: 'Garage du Port',
  drUserName: 'Petit Anne',
  drUserEmail: 'port@example.com',
  drUserPhone: '+33 612345678',
  drQuantity: 4,
  drWishedOn: null,
  drProdWords: 'Faisceau Peugeot 308 II',
  drStockCode: '0',
  drStockQty: 2,
  drPrice: 41.5,
  drCreatedAt: `2026-11-2${drId}T09:00:00.000Z`,
  drHandledAt: null,
  drHandledBy: '',
  drAnswer: '',
  drPromisedOn: null,
  ...parts,
});
const ANSWERED = { drHandledAt: '2026-11-24T10:00:00.000Z', drHandledBy: 'Camille Martin' };
const NO_WEEK = { orders: 0, turnover: 0, buyers: 0, accounts: 0 };
/** How often the menu's numbers were asked for. */
let counted = 0;

async function open(
  answer: (body: unknown) => unknown = () => request('1', { ...ANSWERED, drAnswer: 'Jeudi.' }),
) {
  counted = 0;
  server.answer({
    'GET /admin/desk': () => {
      counted += 1;
      return { queue: [], imports: [], week: NO_WEEK, before: NO_WEEK };
    },
    'GET /admin/deliveryRequests': () => [
      request('2'),
      request('1'),
      request('3', { ...ANSWERED, drAnswer: 'En rayon.', drPromisedOn: '2026-12-01' }),
      request('4', ANSWERED),
    ],
    'POST /admin/deliveryRequest/1/answer': answer,
    'PUT /admin/deliveryRequest/4': () => request('4'),
  });
  const { store } = startRemote();
  const page = (
    <Provider store={store}>
      <MemoryRouter initialEntries={['/extradmin/delais']}>
        <DelaysPage />
        <Toasts />
      </MemoryRouter>
    </Provider>
  );
  const { unmount } = render(page);
  await act(settled);
  return async () => {
    unmount();
    render(page);
    await act(settled);
  };
}

const press = async (name: string) => {
  await userEvent.click(screen.getByRole('button', { name }));
  await act(settled);
};
const begin = () => press('Répondre à Garage du Port sur FA-00001');
const waiting = () => within(screen.getByRole('list', { name: 'Demandes en attente' }));

describe('the page of delay requests', () => {
  it('shows stock, the customer’s price and the wish, who asked first at its head [W2.24] [B9.01]', async () => {
    await open();
    const [first] = waiting().getAllByRole('listitem');
    expect(first).toHaveTextContent('FA-00001');
    expect(first).toHaveTextContent('2 en stock');
    expect(first).toHaveTextContent(/41,50\s€\s*HT/);
    expect(first).toHaveTextContent('4 pièces');
  });

  it('sends the answer once, moves the request to those answered and counts anew what waits [W2.24]', async () => {
    const bodies: unknown[] = [];
    await open((body) => {
      bodies.push(body);
      return request('1', { ...ANSWERED, drAnswer: 'Jeudi.' });
    });
    await begin();
    expect(screen.getByLabelText(/Réponse sur FA-00001/)).toHaveFocus();
    await userEvent.type(screen.getByLabelText(/Réponse sur FA-00001/), ' Jeudi. ');
    await userEvent.dblClick(screen.getByRole('button', { name: 'Envoyer la réponse' }));
    await act(settled);
    expect(bodies).toEqual([{ text: 'Jeudi.' }]);
    expect(counted).toBe(1);
    expect(waiting().queryByText('FA-00001')).not.toBeInTheDocument();
    expect(screen.getByRole('list', { name: 'Demandes traitées' })).toHaveTextContent('Jeudi.');
    expect(screen.getByText(/La réponse part par email à port@example.com/)).toBeInTheDocument();
  });

  it('keeps an answer that is being written while one looks something up elsewhere [W2.24]', async () => {
    const comeBack = await open();
    await begin();
    await userEvent.type(screen.getByLabelText(/Réponse sur FA-00001/), 'Jeudi');
    await comeBack();
    expect(screen.getByLabelText(/Réponse sur FA-00001/)).toHaveValue('Jeudi');
    await press('Annuler');
    await begin();
    expect(screen.getByLabelText(/Réponse sur FA-00001/)).toHaveValue('');
  });

  it('asks for what is missing, and keeps what was typed when the server refuses [W2.24] [W2.23]', async () => {
    const message = 'Cette demande est déjà traitée par Paul. Rien n’a été envoyé.';
    await open(() => refusal(409, 'deliveryRequest.answered', message));
    await begin();
    await press('Envoyer la réponse');
    expect(screen.getByText('Écrivez au client ce qu’il en est.')).toBeInTheDocument();
    await userEvent.type(screen.getByLabelText(/Réponse sur FA-00001/), 'Jeudi.');
    await press('Envoyer la réponse');
    expect(screen.getByText(message)).toBeInTheDocument();
    expect(screen.getByLabelText(/Réponse sur FA-00001/)).toHaveValue('Jeudi.');
  });

  it('says why an answered request is not opened again: its customer asked anew [W2.24]', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => {});
    await open();
    const words = 'Ce client a de nouveau demandé ce produit depuis.';
    server.answer({
      'PUT /admin/deliveryRequest/4': () => refusal(409, 'deliveryRequest.askedAgain', words),
    });
    await userEvent.click(screen.getByRole('button', { name: /^Rouvrir la demande/ }));
    expect(await screen.findByText(words)).toBeVisible();
  });

  it('lists those answered with who, what and when, and opens again what had no answer [W2.24]', async () => {
    await open();
    const done = within(screen.getByRole('list', { name: 'Demandes traitées' }));
    expect(done.getByText(/En rayon\. Disponible le 01\/12\/2026/)).toBeInTheDocument();
    expect(done.getAllByText(/Camille Martin/)).toHaveLength(2);
    expect(done.getByText('Traitée sans réponse par email.')).toBeInTheDocument();
    await press('Rouvrir la demande de Garage du Port sur FA-00004');
    expect(waiting().getByText('FA-00004')).toBeInTheDocument();
  });
});
