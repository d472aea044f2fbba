import type { OrderDocument } from '@extranet/shared/contracts';
import { http } from '@extranet/shared/http';
import { Provider } from '@extranet/shared/store';
import { apiServer, settled } from '@extranet/shared/testing/server';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { OrderDocuments } from './OrderDocuments.tsx';
import { startRemote } from './testing/store.ts';

const server = apiServer();
const paper = (more: Partial<OrderDocument> = {}): OrderDocument => ({
  id: 'd-1',
  kind: 'invoice',
  number: 'F-1',
  orderId: 'o-1',
  orderRef: 'CMD-2026-000001',
  path: 'file-1',
  name: 'F-1.pdf',
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
async function open(answers: Parameters<typeof server.answer>[0]) {
  server.answer({ 'GET /admin/orders/o-1/documents': () => [paper()], ...answers });
  render(
    <Provider store={startRemote().store}>
      <MemoryRouter>
        <OrderDocuments orderId="o-1" />
      </MemoryRouter>
    </Provider>,
  );
  await act(settled);
}

describe('the papers on the office’s page of an order', () => {
  it('belong to it when they are dropped there, and a number that the name denies is told [B4.08]', async () => {
    const post = http.post;
    jest.spyOn(http, 'post').mockImplementation(async (url, body, options) => {
      if (url !== '/admin/upload') return post(url, body, options);
      const { name } = (body as FormData).get('file') as File;
      return { path: name, name, headers: [], preview: [] } as never;
    });
    const sent: unknown[] = [];
    await open({
      'POST /admin/documents': (body) => {
        sent.push(body);
        const told = { path: 'a.pdf', name: 'F-9.pdf', number: 'FX-3', orderRef: 'CMD-2026-000001' };
        return [{ ...told, outcome: 'attached', otherNumber: 'F-9' }];
      },
    });
    const zone = screen.getByRole('group', { name: 'Factures et avoirs au format PDF' });
    const files = [new File(['%PDF-'], 'a.pdf', { type: 'application/pdf' })];
    fireEvent.change(zone.querySelector('input') as HTMLInputElement, { target: { files } });
    expect(await screen.findByText(/sous le numéro FX-3.*son nom dit F-9/)).toBeVisible();
    expect(sent).toEqual([{ paths: ['a.pdf'], orderId: 'o-1' }]);
  });

  it('are withdrawn with a word only, which says what the customer will see [B4.08]', async () => {
    const asked: unknown[] = [];
    let list = [paper({ fetchedAt: '2026-11-07T09:00:00.000Z' })];
    await open({
      'GET /admin/orders/o-1/documents': () => list,
      'POST /admin/documents/d-1/withdraw': (body) => {
        asked.push(body);
        list = [paper({ withdrawnAt: '2026-11-08T09:00:00.000Z', withdrawnReason: 'Faux montant' })];
        return { done: true };
      },
    });
    expect(screen.getByText(/ouvert par le client le 07\/11\/2026/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Retirer F-1' }));
    expect(screen.getByText(/Le client l’a déjà ouvert/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Retirer' }));
    expect(screen.getByText('Indiquez pourquoi ce document est retiré.')).toBeVisible();
    await userEvent.type(screen.getByRole('textbox', { name: /Motif/ }), 'Faux montant');
    await userEvent.click(screen.getByRole('button', { name: 'Retirer' }));
    await act(settled);
    expect(asked).toEqual([{ reason: 'Faux montant' }]);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByText('Ne compte plus')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Retirer F-1' })).toBeNull();
  });
});
