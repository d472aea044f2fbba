import type { OwnRequests } from '@extranet/shared/contracts';
import { Provider } from '@extranet/shared/store';
import { aRow } from '@extranet/shared/testing';
import { apiServer, refusal, settled } from '@extranet/shared/testing/server';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { aCart, startRemote } from '../testing/store.ts';
import RequestsPage from './RequestsPage.tsx';

const server = apiServer();
const AT = '2026-11-20T10:00:00.000Z';
const row = (prodRef: string) => aRow({ prodId: `p-${prodRef}`, prodRef, prodCodeStock: '9' });
const nothing: OwnRequests = { alerts: [], delays: [], parts: [] };

async function open(requests: Partial<OwnRequests> | (() => Response)) {
  server.answer({
    'GET /cart': () => aCart(),
    'GET /requests': typeof requests === 'function' ? requests : () => ({ ...nothing, ...requests }),
  });
  const { store } = startRemote();
  render(
    <Provider store={store}>
      <MemoryRouter>
        <RequestsPage />
      </MemoryRouter>
    </Provider>,
  );
  await act(settled);
}
const entriesOf = async (name: string) =>
  within(await screen.findByRole('list', { name })).getAllByRole('listitem');

describe('what the account waits for', () => {
  it('lists the alerts, and gives one up [B4.06]', async () => {
    await open({ alerts: ['FA-00001', 'FA-00002'].map((ref) => ({ product: row(ref), askedAt: AT })) });
    const [first, second] = await entriesOf('Produits dont j’attends le retour');
    expect(first).toHaveTextContent(/FA-00001.*Alerte du 20\/11\/2026/);
    server.answer({ 'DELETE /product/p-FA-00001/stockAlert': () => refusal(0, 'network.unreachable', '') });
    const leave = () => within(first as HTMLElement).getByRole('button', { name: 'Ne plus me prévenir' });
    await userEvent.click(leave());
    await act(settled);
    expect(screen.getByRole('alert')).toHaveTextContent(/^L’alerte n’a pas pu être retirée/);
    server.answer({ 'DELETE /product/p-FA-00001/stockAlert': () => ({ waiting: false }) });
    await userEvent.click(leave());
    await act(settled);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(await entriesOf('Produits dont j’attends le retour')).toEqual([second]);
  });

  it('lists delay requests with what was answered [B4.06]', async () => {
    const asked = {
      askedAt: AT,
      quantity: 4,
      wishedOn: '2027-01-15',
      answer: '',
      promisedOn: null,
      answeredAt: null,
    };
    const answered = {
      ...asked,
      quantity: 1,
      wishedOn: null,
      answer: 'Le mardi.',
      promisedOn: '2026-12-01',
      answeredAt: AT,
    };
    await open({
      delays: [
        { product: row('AT-00001'), request: asked },
        { product: row('AT-00002'), request: answered },
      ],
    });
    const [waiting, done] = await entriesOf('Délais demandés');
    expect(waiting).toHaveTextContent(
      /Demandé le 20\/11\/2026 · 4 pièces · pour le 15\/01\/2027En attente de réponse/,
    );
    expect(done).toHaveTextContent(/1 pièceDisponible le 01\/12\/2026 · Le mardi\./);
  });

  it('lists parts that no search found, with the proposed one [B3.06]', async () => {
    await open({
      parts: [
        {
          id: '1',
          asked: 'trottinette',
          askedAt: AT,
          answer: 'Celui-ci.',
          answeredAt: AT,
          proposed: row('FA-00003'),
        },
        { id: '2', asked: 'vélo', askedAt: AT, answer: '', answeredAt: AT, proposed: null },
      ],
    });
    const [proposed, otherwise] = await entriesOf('Pièces demandées');
    expect(proposed).toHaveTextContent(/«.trottinette.».*Celui-ci\..*FA-00003/);
    expect(otherwise).toHaveTextContent(/«.vélo.».*Répondu par un autre moyen/);
  });

  it('says where such requests begin while there is none [B4.06]', async () => {
    await open({});
    expect(await screen.findByText('Vous n’attendez rien.')).toBeVisible();
  });

  it('asks again where they could not be read [B4.06]', async () => {
    await open(() => refusal(500));
    expect(await screen.findByText('Vos demandes n’ont pas pu être chargées.')).toBeVisible();
    server.answer({ 'GET /requests': () => nothing });
    await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(await screen.findByText('Vous n’attendez rien.')).toBeVisible();
  });
});
