import type { PartRequest } from '@extranet/shared/contracts';
import { Provider } from '@extranet/shared/store';
import { apiServer, refusal, settled } from '@extranet/shared/testing/server';
import { Toasts } from '@extranet/shared/ui';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { AdminArea } from './AdminArea.tsx';
import PartRequestsPage from './PartRequestsPage.tsx';
import { startRemote } from './testing/store.ts';

const server = apiServer();
const request = (id: string, parts: Partial<PartRequest> = {}): PartRequest => ({
  id,
  text: `pièce ${id}`,
  vehicle: 'Peugeot 308 II, 2016',
  message: '',
  customer: { id: 'u-1', name: 'Garage du Port', email: 'port@example.com', phone: '+33 612345678' },
  askedAt: '2026-11-23T09:00:00.000Z',
  status: 'new',
  doneBy: '',
  doneAt: null,
  answer: '',
  proposedRef: '',
  ...parts,
});
const DONE = { status: 'done', doneBy: 'Camille Martin', doneAt: '2026-11-24T10:00:00.000Z' } as const;
const ANSWERED = { ...DONE, answer: 'Elle existe.\nEn rayon.', proposedRef: 'FA-00012' } as const;

async function open({
  list = (offset: number) => (offset === 0 ? [request('1'), request('2', DONE)] : []) as unknown,
  mark = (body: unknown) =>
    request('1', (body as { status: string }).status === 'done' ? DONE : {}) as unknown,
  answer = (_: unknown) => request('1', ANSWERED) as unknown,
} = {}) {
  server.answer({
    'GET /admin/part-requests': (_, { request: { url } }) => {
      const { searchParams } = new URL(url);
      if (searchParams.has('query')) return [request('1')];
      return list(Number(searchParams.get('l')?.split(',')[0]));
    },
    'PUT /admin/part-requests/1': mark,
    'POST /admin/part-requests/1/answer': answer,
    'GET /admin/references': () => ['FA-00012'],
    'GET /admin/products': () => [],
    'GET /admin/desk': () => ({ queue: [] }),
  });
  const { store } = startRemote();
  const page = (
    <Provider store={store}>
      <MemoryRouter initialEntries={['/extradmin/demandes-de-pieces']}>
        <AdminArea />
        <PartRequestsPage />
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

const line = (text: string) => {
  const found = screen.getByText(text).closest('li');
  if (!found) throw new Error(`no line ${text}`);
  return within(found);
};
const press = async (element: HTMLElement) => {
  await userEvent.click(element);
  await act(settled);
};
const menu = () => screen.getByRole('link', { name: /^Pièces demandées/ });

describe('parts that customers asked for', () => {
  it('stand with customer, vehicle and message; the menu counts those that wait [B3.06]', async () => {
    await open({
      list: () => [request('1', { message: 'Sous 8 jours\u00a0?' }), request('2', { vehicle: '' })],
    });
    expect(line('pièce 1').getByText('Peugeot 308 II, 2016')).toBeVisible();
    expect(line('pièce 1').getByText('Sous 8 jours ?')).toBeVisible();
    expect(line('pièce 1').getByRole('link', { name: 'Garage du Port' })).toBeVisible();
    expect(line('pièce 1').getByRole('link', { name: 'port@example.com' })).toHaveAttribute(
      'href',
      expect.stringMatching(
        /^mailto:port@example\.com\?subject=Votre%20demande.*pi%C3%A8ce%201&body=.*%3E%20Sous%208%20jours/,
      ),
    );
    expect(line('pièce 2').getByText('Sans véhicule')).toBeVisible();
    expect(screen.getByText('2 demandes à traiter')).toBeVisible();
    expect(menu()).toHaveAccessibleName('Pièces demandées 1 à traiter');
  });

  it('are done and opened again by the same button, which keeps the focus; the menu counts along [B3.06]', async () => {
    await open();
    await press(line('pièce 1').getByRole('button', { name: /^Marquer comme traitée/ }));
    expect(server.named('PUT /admin/part-requests/1').map(({ body }) => body)).toEqual([{ status: 'done' }]);
    expect(line('pièce 1').getByText(/^Traitée par Camille Martin, 24\/11\/2026/)).toBeVisible();
    expect(screen.getByText('Aucune demande à traiter')).toBeVisible();
    expect(menu()).toHaveAccessibleName('Pièces demandées');
    const again = line('pièce 1').getByRole('button', { name: /^Rouvrir la demande/ });
    expect(again).toHaveFocus();
    await press(again);
    expect(line('pièce 1').getByText('À traiter')).toBeVisible();
    expect(menu()).toHaveAccessibleName('Pièces demandées 1 à traiter');
  });

  it('stay as they were when marking fails, and say so', async () => {
    await open({ mark: () => refusal(500) });
    await press(line('pièce 1').getByRole('button', { name: /^Marquer comme traitée/ }));
    expect(line('pièce 1').getByText('À traiter')).toBeVisible();
    expect(await screen.findByText(/^La demande n’a pas pu être modifiée/)).toBeVisible();
  });

  it('come a hundred at a time', async () => {
    const page = (from: number, count: number) =>
      Array.from({ length: count }, (_, index) => request(String(from + index)));
    await open({ list: (offset) => (offset === 0 ? page(1, 100) : page(101, 3)) });
    expect(screen.getAllByText(/^pièce \d+$/)).toHaveLength(100);
    await press(screen.getByRole('button', { name: 'Afficher la suite' }));
    expect(screen.getAllByText(/^pièce \d+$/)).toHaveLength(103);
    expect(screen.queryByRole('button', { name: 'Afficher la suite' })).toBeNull();
  });

  it('may be none, or may not be loaded: both are said, and asking again helps', async () => {
    let failing = true;
    await open({ list: () => (failing ? refusal(0) : []) });
    failing = false;
    expect(screen.getByText('Les demandes n’ont pas pu être chargées')).toBeVisible();
    await press(screen.getByRole('button', { name: 'Réessayer' }));
    expect(screen.getByText('Aucune demande de pièce')).toBeVisible();
  });
});

const reply = () =>
  line('pièce 1').getByRole('button', { name: /^Répondre à Garage du Port sur «\spièce 1\s»/ });
const field = () => screen.getByLabelText(/^Votre réponse/);
const reference = () => screen.getByLabelText('Proposer une référence');
const send = () => screen.getByRole('button', { name: 'Envoyer la réponse' });

describe('the answer to a request for a part', () => {
  it('is written under the request, goes once, and is shown with who and when; the menu counts along [B3.06]', async () => {
    await open();
    await press(reply());
    expect(field()).toHaveFocus();
    expect(line('pièce 1').queryByRole('button', { name: /^Marquer comme traitée/ })).toBeNull();
    await userEvent.type(field(), ' Elle existe. ');
    await userEvent.type(reference(), ' fa-12');
    await userEvent.dblClick(send());
    await act(settled);
    expect(server.named('POST /admin/part-requests/1/answer').map(({ body }) => body)).toEqual([
      { text: 'Elle existe.', ref: 'fa-12' },
    ]);
    expect(line('pièce 1').getByText(/^Elle existe\.\s+En rayon\.$/)).toBeVisible();
    expect(line('pièce 1').getByText('FA-00012')).toBeVisible();
    expect(line('pièce 1').getByText(/^Réponse de Camille Martin, 24\/11\/2026/)).toBeVisible();
    expect(line('pièce 1').queryByRole('button')).toBeNull();
    expect(line('pièce 1').getByText(/^Réponse de/).parentElement).toHaveFocus();
    expect(screen.getByText('La réponse part par email à port@example.com.')).toBeVisible();
    expect(menu()).toHaveAccessibleName('Pièces demandées');
  });

  it('needs words; a reference may be left out [B3.06]', async () => {
    await open();
    await press(reply());
    await press(send());
    expect(screen.getByText('Écrivez au client ce qu’il en est.')).toBeVisible();
    await userEvent.type(field(), 'Elle ne se fait plus.');
    await press(send());
    expect(server.named('POST /admin/part-requests/1/answer').map(({ body }) => body)).toEqual([
      { text: 'Elle ne se fait plus.' },
    ]);
  });

  it('is kept while one looks something up elsewhere; given up, the focus is back on the button [B3.06]', async () => {
    const comeBack = await open();
    await press(reply());
    await userEvent.type(field(), 'Elle existe.');
    await userEvent.type(reference(), 'FA-0');
    await comeBack();
    expect(field()).toHaveValue('Elle existe.');
    expect(field()).not.toHaveFocus();
    expect(reference()).toHaveValue('FA-0');
    await press(screen.getByRole('button', { name: 'Annuler' }));
    expect(reply()).toHaveFocus();
    await press(reply());
    expect(field()).toHaveValue('');
  });

  it('stays as it was typed when a colleague was quicker, or nobody answers; the menu still counts it', async () => {
    const message = 'Cette demande est déjà traitée par Paul. Rien n’a été envoyé.';
    let answer = refusal(409, 'partRequest.answered', message);
    await open({ answer: () => answer });
    await press(reply());
    await userEvent.type(field(), 'Elle existe.');
    await press(send());
    expect(screen.getByText(message)).toBeVisible();
    answer = refusal(0);
    await press(send());
    expect(screen.queryByText(message)).toBeNull();
    expect(within(line('pièce 1').getByRole('form')).getByRole('alert')).toBeVisible();
    expect(field()).toHaveValue('Elle existe.');
    expect(menu()).toHaveAccessibleName('Pièces demandées 1 à traiter');
  });

  it('with a reference that there is not says so at the field, which is focused', async () => {
    const message = 'Aucun produit n’a la référence ZZ-1.';
    const facts = { fields: [{ field: 'ref', code: 'unknown', message }] };
    await open({ answer: () => refusal(422, 'request.invalid', 'La demande est incorrecte.', facts) });
    await press(reply());
    await userEvent.type(field(), 'Elle existe.');
    await userEvent.type(reference(), 'ZZ-1');
    await press(send());
    expect(reference()).toHaveFocus();
    expect(reference()).toHaveAccessibleDescription(message);
    await userEvent.type(reference(), '2');
    expect(screen.queryByText(message)).toBeNull();
  });
});
