import type { AttachResult } from '@extranet/shared/contracts';
import { http } from '@extranet/shared/http';
import { Provider } from '@extranet/shared/store';
import { apiServer, settled } from '@extranet/shared/testing/server';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import DocumentsPage from './DocumentsPage.tsx';
import { startRemote } from './testing/store.ts';

const server = apiServer();
const pdf = (name: string) => new File(['%PDF-'], name, { type: 'application/pdf' });
const result = (path: string, outcome: AttachResult['outcome']): AttachResult => ({
  path,
  name: path,
  outcome,
  number: 'F-1',
  orderRef: 'CMD-2026-000001',
  otherNumber: '',
});

describe('the documents of the back office', () => {
  it('sends many files, says of each what became of it, and of one why it did not arrive [B4.08]', async () => {
    const post = http.post;
    jest.spyOn(http, 'post').mockImplementation(async (url, body, options) => {
      if (url !== '/admin/upload') return post(url, body, options);
      const { name } = (body as FormData).get('file') as File;
      if (name === 'perdue.pdf') throw new Error('lost');
      return { path: name, name, headers: [], preview: [] } as never;
    });
    const attached: unknown[] = [];
    server.answer({
      'GET /admin/documents': () => [],
      'POST /admin/documents': (body) => {
        attached.push(body);
        return [result('une.pdf', 'attached'), result('deux.pdf', 'already')];
      },
    });
    render(
      <Provider store={startRemote().store}>
        <MemoryRouter>
          <DocumentsPage />
        </MemoryRouter>
      </Provider>,
    );
    await act(settled);
    const zone = screen.getByRole('group', { name: 'Factures et avoirs au format PDF' });
    const files = [pdf('une.pdf'), pdf('perdue.pdf'), pdf('deux.pdf')];
    fireEvent.change(zone.querySelector('input') as HTMLInputElement, { target: { files } });
    expect(await screen.findByText('1 document joint, le client est prévenu')).toBeInTheDocument();
    expect(screen.getByText(/un document porte déjà le numéro F-1/)).toBeInTheDocument();
    expect(screen.getByText(/perdue\.pdf/)).toBeInTheDocument();
    expect(attached).toEqual([{ paths: ['une.pdf', 'deux.pdf'] }]);
  });

  it('shows fifty of many with their customers, and finds one by its number, its order or its customer [B4.08]', async () => {
    const documents = Array.from({ length: 120 }, (_, at) => ({
      ...{ id: `d-${at}`, kind: 'invoice', number: `F-${1000 + at}`, orderId: `o-${at}`, structured: false },
      ...{ orderRef: `CMD-2026-00${1000 + at}`, issuedOn: '2026-11-02', dueOn: null, totalIT: 120 },
      ...{
        fileName: 'f.pdf',
        fileUrl: '/api/file/f',
        customer: `Garage Élan ${at}`,
        fetchedAt: null,
        withdrawnAt: null,
        withdrawnFor: '',
      },
    }));
    server.answer({ 'GET /admin/documents': () => documents });
    render(
      <Provider store={startRemote().store}>
        <MemoryRouter>
          <DocumentsPage />
        </MemoryRouter>
      </Provider>,
    );
    await act(settled);
    expect(screen.getAllByRole('button', { name: /^Retirer F-/ })).toHaveLength(50);
    await userEvent.click(screen.getByRole('button', { name: 'Afficher la suite' }));
    expect(screen.getAllByRole('button', { name: /^Retirer F-/ })).toHaveLength(100);
    const field = screen.getByRole('searchbox', { name: 'Numéro, commande ou client' });
    await userEvent.type(field, 'cmd 2026 001119');
    expect(await screen.findByRole('button', { name: 'Retirer F-1119' })).toBeVisible();
    await waitFor(() => expect(screen.getAllByRole('button', { name: /^Retirer F-/ })).toHaveLength(1));
    await userEvent.type(field, '9');
    expect(await screen.findByText('Aucun document ne correspond')).toBeVisible();
    await userEvent.clear(field);
    await userEvent.paste('117 elan');
    expect(await screen.findByRole('button', { name: 'Retirer F-1117' })).toBeVisible();
    await waitFor(() => expect(screen.getAllByRole('button', { name: /^Retirer F-/ })).toHaveLength(1));
    expect(screen.getByText(/Garage Élan 117/)).toBeVisible();
  });
});
