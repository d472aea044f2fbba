import type { OrderDocument } from '@extranet/shared/contracts';
import { Provider } from '@extranet/shared/store';
import { apiServer, refusal } from '@extranet/shared/testing/server';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { aCart, startRemote } from '../testing/store.ts';
import DocumentsPage from './DocumentsPage.tsx';

const server = apiServer();
const document = (id: string, more: Partial<OrderDocument> = {}): OrderDocument => ({
  id,
  kind: 'invoice',
  number: `F-${id}`,
  orderId: 'o-1',
  orderRef: 'CMD-2026-000001',
  path: `file-${id}`,
  name: `F-${id}.pdf`,
  issuedOn: '2026-11-05',
  dueOn: '2026-12-05',
  totalIT: 120.5,
  structured: true,
  createdAt: '2026-11-06T09:00:00.000Z',
  fetchedAt: null,
  withdrawnAt: null,
  withdrawnReason: '',
  ...more,
});
const open = (list: () => unknown) => {
  server.answer({ 'GET /documents': list, 'GET /cart': () => aCart() });
  render(
    <Provider store={startRemote().store}>
      <MemoryRouter>
        <DocumentsPage />
      </MemoryRouter>
    </Provider>,
  );
};

describe('the documents of an account', () => {
  it('stand by month with what the month comes to, each leading to its order [B4.08]', async () => {
    const credit = { kind: 'credit', number: 'AV-3', totalIT: -20.05 } as const;
    open(() => [
      document('2'),
      document('3', credit),
      document('1', { issuedOn: '2026-10-02', totalIT: null }),
    ]);
    expect(await screen.findByRole('heading', { name: 'Novembre 2026' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Octobre 2026' })).toBeInTheDocument();
    expect(screen.getAllByText(/^Total connu/)).toHaveLength(1);
    expect(screen.getByText(/^Total connu/)).toHaveTextContent('100,45 € TTC');
    const line = within(screen.getByText('AV-3').closest('li') as HTMLElement);
    expect(line.getByText('Avoir')).toBeInTheDocument();
    expect(line.getByRole('link', { name: 'CMD-2026-000001' })).toHaveAttribute('href', '/order/o-1');
    expect(screen.getByRole('button', { name: 'Tout le mois (ZIP) novembre 2026' })).toBeEnabled();
  });

  it('are filtered by number, order, kind, month and amount, without a total of a part [B4.08]', async () => {
    open(() => [
      document('2'),
      document('3', { kind: 'credit', number: 'AV-3', totalIT: -20.05 }),
      document('1', { issuedOn: '2026-10-02', orderRef: 'CMD-2026-000777' }),
    ]);
    const field = await screen.findByRole('searchbox', { name: 'Filtrer les documents' });
    for (const [text, count] of [
      ['av-3', 1],
      ['avoir', 1],
      ['000777', 1],
      ['facture novembre', 1],
      ['120,5', 2],
    ] as const) {
      await userEvent.clear(field);
      await userEvent.type(field, text);
      expect(screen.getAllByRole('listitem')).toHaveLength(count);
      expect(screen.queryByText(/^Total connu/)).toBeNull();
    }
    await userEvent.type(field, 'zz');
    expect(screen.getByText('Aucun document ne correspond à ce filtre.')).toBeVisible();
  });

  it('say where they will be, and what to do when they cannot be read [B4.08]', async () => {
    let fails = true;
    open(() => (fails ? refusal(500, 'internal') : []));
    const again = await screen.findByRole('button', { name: 'Réessayer' });
    fails = false;
    await userEvent.click(again);
    expect(await screen.findByText('Aucune facture pour l’instant')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Relevé/ })).toBeNull();
  });
});
