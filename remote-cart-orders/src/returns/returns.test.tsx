import type { OrderReturns, Return } from '@extranet/shared/contracts';
import { Provider } from '@extranet/shared/store';
import { apiServer, refusal } from '@extranet/shared/testing/server';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router';
import { aCart, startRemote } from '../testing/store.ts';
import AskReturnPage from './AskReturnPage.tsx';
import ReturnPage from './ReturnPage.tsx';
import ReturnsPage from './ReturnsPage.tsx';

const server = apiServer();
const line = (itId: string, quantity: number): Return['lines'][number] => ({
  itId,
  itProdRef: `FA-0000${itId}`,
  itLabel: 'Faisceau standard 7 broches',
  itProdCatalogue: 'Faisceau',
  itProdKind: '7',
  quantity,
});
const aReturn = (more: Partial<Return> = {}): Return => ({
  returnId: 'r-1',
  returnRef: 'RET-2026-000001-1',
  orderId: 'o-1',
  orderRef: 'CMD-2026-000001',
  state: 'demande',
  version: 1,
  reason: 'defaut',
  text: 'Ne s’allume pas.',
  askedAt: '2026-11-20T09:00:00.000Z',
  lines: [line('1', 2)],
  photos: [],
  events: [{ at: '2026-11-20T09:00:00.000Z', state: 'demande', actor: 'customer', who: '', note: '' }],
  ...more,
});

function open(at: string, answers: Parameters<typeof server.answer>[0]) {
  server.answer({ 'GET /cart': () => aCart(), 'GET /return/r-1': () => aReturn(), ...answers });
  render(
    <Provider store={startRemote().store}>
      <MemoryRouter initialEntries={[at]}>
        <Routes>
          <Route path="/orders/returns" element={<ReturnsPage />} />
          <Route path="/orders/returns/:id" element={<ReturnPage />} />
          <Route path="/order/:id/return" element={<AskReturnPage />} />
        </Routes>
      </MemoryRouter>
    </Provider>,
  );
}
const left = (...lines: Return['lines']): OrderReturns => ({ returns: [], lines });

describe('asking for a return', () => {
  it('says what is missing, sends what was chosen once, and leads to the return [B4.07]', async () => {
    const sent: unknown[] = [];
    open('/order/o-1/return', {
      'GET /order/o-1/returns': () => left(line('1', 3), line('2', 1)),
      'POST /order/o-1/returns': (body) => {
        sent.push(body);
        return aReturn();
      },
    });
    const send = await screen.findByRole('button', { name: 'Envoyer la demande' });
    await userEvent.click(send);
    expect(screen.getByText('Cochez au moins un article.')).toBeVisible();
    expect(screen.getByText('Choisissez une raison.')).toBeVisible();
    await userEvent.click(screen.getByRole('checkbox', { name: 'FA-00001' }));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: /Raison/ }), 'Produit défectueux');
    await userEvent.type(screen.getByRole('textbox', { name: /Que s’est-il passé/ }), 'Cassé');
    await userEvent.dblClick(send);
    expect(await screen.findByText('RET-2026-000001-1')).toBeVisible();
    expect(sent).toEqual([
      {
        key: expect.stringMatching(/^[A-Za-z0-9-]{16,64}$/),
        lines: [{ itId: '1', quantity: 1 }],
        reason: 'defaut',
        text: 'Cassé',
        photos: [],
      },
    ]);
  });

  it('shows what is left when another window was quicker [B4.07]', async () => {
    let pieces = 3;
    open('/order/o-1/return', {
      'GET /order/o-1/returns': () => left(line('1', pieces)),
      'POST /order/o-1/returns': () => {
        pieces = 1;
        return refusal(409, 'return.tooMany', 'Reste 1.');
      },
    });
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: /Raison/ }), 'Autre raison');
    await userEvent.click(screen.getByRole('button', { name: 'Envoyer la demande' }));
    expect(await screen.findByText('Reste 1.')).toBeVisible();
    expect(await screen.findByText('sur 1')).toBeVisible();
  });

  it('says that more than what is left was asked for, and sends nothing, instead of asking for less [B4.07]', async () => {
    const sent = jest.fn();
    open('/order/o-1/return', {
      'GET /order/o-1/returns': () => left(line('1', 6)),
      'POST /order/o-1/returns': () => sent(),
    });
    const quantity = await screen.findByRole('spinbutton', { name: 'Quantité de FA-00001' });
    await userEvent.clear(quantity);
    await userEvent.type(quantity, '9{Tab}');
    expect(screen.getByText('6 au plus')).toBeVisible();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: /Raison/ }), 'Autre raison');
    await userEvent.click(screen.getByRole('button', { name: 'Envoyer la demande' }));
    expect(screen.getByText(/de 1 à ce qui reste à retourner/)).toBeVisible();
    expect(quantity).toHaveValue('9');
    expect(sent).not.toHaveBeenCalled();
  });

  it('has nothing to offer where nothing has left [B4.07]', async () => {
    open('/order/o-1/return', { 'GET /order/o-1/returns': () => left() });
    expect(await screen.findByText('Rien à retourner')).toBeVisible();
  });
});

describe('the returns of an account', () => {
  it('stand in a list that leads to each, or say where they begin [B4.07]', async () => {
    open('/orders/returns', { 'GET /returns': () => [aReturn({ state: 'accepte' })] });
    expect(await screen.findByText('Accepté')).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'RET-2026-000001-1' }));
    expect(await screen.findByRole('list', { name: 'Suivi' })).toHaveTextContent('Retour demandé');
  });

  it('are empty, and can be asked for again when they did not come [B4.07]', async () => {
    let fails = true;
    open('/orders/returns', { 'GET /returns': () => (fails ? refusal(500, 'internal') : []) });
    const again = await screen.findByRole('button', { name: 'Réessayer' });
    fails = false;
    await userEvent.click(again);
    expect(await screen.findByText('Aucun retour')).toBeVisible();
  });

  it('have the slip from acceptance on, and the reason of a refusal [B4.07]', async () => {
    const note = 'La pièce a été montée.';
    const events: Return['events'] = [
      { at: '2026-11-21T09:00:00.000Z', state: 'refuse', actor: 'office', who: '', note },
    ];
    open('/orders/returns/r-1', { 'GET /return/r-1': () => aReturn({ state: 'refuse', events }) });
    expect(await screen.findByText(note)).toBeVisible();
    expect(screen.queryByRole('button', { name: /Bon de retour/ })).toBeNull();
  });

  it('are withdrawn after a question while nobody has decided, and say so [B4.07]', async () => {
    const withdrawn = aReturn({ state: 'retire', version: 2 });
    open('/orders/returns/r-1', { 'POST /return/r-1/withdraw': () => withdrawn });
    await userEvent.click(await screen.findByRole('button', { name: 'Retirer la demande' }));
    const dialog = screen.getByRole('alertdialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Garder la demande' }));
    expect(server.named('POST /return/r-1/withdraw')).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Retirer la demande' }));
    await userEvent.dblClick(
      within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Retirer la demande' }),
    );
    expect(await screen.findByText('Retiré')).toBeVisible();
    const said = screen.getByText('Votre demande de retour est retirée.');
    await waitFor(() => expect(said.closest('[tabindex="-1"]')).toHaveFocus());
    expect(screen.queryByRole('button', { name: 'Retirer la demande' })).toBeNull();
    expect(server.named('POST /return/r-1/withdraw')).toHaveLength(1);
  });

  it('show what was decided where the office was quicker than who withdraws [B4.07]', async () => {
    let state: Return['state'] = 'demande';
    open('/orders/returns/r-1', {
      'GET /return/r-1': () => aReturn({ state }),
      'POST /return/r-1/withdraw': () => {
        state = 'accepte';
        return refusal(409, 'return.decided', 'Nous avons déjà traité cette demande.');
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Retirer la demande' }));
    await userEvent.click(
      within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Retirer la demande' }),
    );
    expect(await screen.findByText('Nous avons déjà traité cette demande.')).toBeVisible();
    expect(await screen.findByText('Accepté')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Retirer la demande' })).toBeNull();
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('can be withdrawn no more once they are decided [B4.07]', async () => {
    open('/orders/returns/r-1', { 'GET /return/r-1': () => aReturn({ state: 'accepte' }) });
    expect(await screen.findByText('Accepté')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Retirer la demande' })).toBeNull();
  });

  it('say so where there is none at this address [B4.07]', async () => {
    open('/orders/returns/r-1', { 'GET /return/r-1': () => refusal(404, 'notFound') });
    expect(await screen.findByText('Ce retour n’existe pas')).toBeVisible();
  });
});
