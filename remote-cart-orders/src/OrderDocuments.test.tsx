import type { OrderDocument } from '@extranet/shared/contracts';
import { Provider } from '@extranet/shared/store';
import { apiServer, refusal, settled } from '@extranet/shared/testing/server';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { OrderDocuments } from './OrderDocuments.tsx';
import { aCart, startRemote } from './testing/store.ts';

const server = apiServer();
const paper = (id: string, more: Partial<OrderDocument> = {}): OrderDocument => ({
  id,
  kind: 'invoice',
  number: `F-${id}`,
  orderId: 'o-1',
  orderRef: 'CMD-2026-000001',
  path: `file-${id}`,
  name: `F-${id}.pdf`,
  issuedOn: '2026-11-05',
  dueOn: null,
  totalIT: 120.5,
  structured: true,
  createdAt: '2026-11-06T09:00:00.000Z',
  fetchedAt: null,
  withdrawnAt: null,
  withdrawnReason: '',
  ...more,
});
async function open(list: () => unknown) {
  server.answer({ 'GET /order/o-1/documents': list, 'GET /cart': () => aCart() });
  render(
    <Provider store={startRemote().store}>
      <MemoryRouter>
        <OrderDocuments orderId="o-1" />
      </MemoryRouter>
    </Provider>,
  );
  await act(settled);
}

describe('the documents on the page of an order', () => {
  it('are its own, and one that no longer counts says why [B4.08]', async () => {
    await open(() => [
      paper('1', { withdrawnAt: '2026-11-20T10:00:00.000Z', withdrawnReason: 'Le montant était faux.' }),
      paper('2', { kind: 'delivery', totalIT: null }),
    ]);
    const gone = within(screen.getByText('F-1').closest('li') as HTMLElement);
    expect(gone.getByText('Ne compte plus')).toBeVisible();
    expect(gone.getByText(/Le montant était faux/)).toBeVisible();
    const note = within(screen.getByText('F-2').closest('li') as HTMLElement);
    expect(note.getByText('Bon de livraison')).toBeVisible();
    expect(screen.queryByText('CMD-2026-000001')).toBeNull();
  });

  it('are said to come when there are none, and are asked for again when they failed [B4.08]', async () => {
    let fails = true;
    await open(() => (fails ? refusal(500, 'internal') : []));
    fails = false;
    await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(await screen.findByText(/Aucun document pour l’instant/)).toBeVisible();
  });
});
