import { connectionRestored } from '@extranet/shared/remote';
import { aRow } from '@extranet/shared/testing';
import { apiServer, HttpResponse, later, wire } from '@extranet/shared/testing/server';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { noRecentVehicles, nothingReplaced } from '../testing/lists.ts';
import { openStore, renderIn } from '../testing/open-store.tsx';
import { aKit } from '../testing/products.ts';
import CatalogPage from './CatalogPage.tsx';

type Answer = Response | Promise<Response>;

const encoded = (text: string) => new TextEncoder().encode(text);
const listOf = (rows: unknown, tag = 'W/"1"') =>
  new HttpResponse(encoded(JSON.stringify(rows)), { headers: { ETag: tag } });

describe('the list of a catalogue', () => {
  const server = apiServer();
  beforeEach(() => server.use(noRecentVehicles, nothingReplaced));
  /** Requests for whole lists by catalogue, and quick searches by make, in the order in which they came. */
  const requests: { query: Record<string, string>; signal: AbortSignal }[] = [];
  beforeEach(() => {
    requests.length = 0;
  });

  const answer = (answers: Partial<Record<string, () => Answer>>) =>
    server.use(
      wire.get('/api/products', ({ request }) => {
        const query = JSON.parse(new URL(request.url).searchParams.get('query') ?? '{}');
        requests.push({ query, signal: request.signal });
        const key = query['prodMarque:prefix'] ?? query['prodCatalogue:eq'];
        return answers[key]?.() ?? HttpResponse.error();
      }),
    );
  const open = (store = openStore()) => ({
    store,
    ...renderIn(store, <CatalogPage />, '/catalog?cat=Faisceau'),
  });
  const search = (make: string) => userEvent.type(screen.getByLabelText('Marque'), make);
  const asked = (make: string) =>
    waitFor(() => expect(requests.some(({ query }) => query['prodMarque:prefix'] === make)).toBe(true));
  const row = (name: string | RegExp) => screen.findByRole('row', { name: new RegExp(name) });
  const noRow = (name: string) => screen.queryByRole('row', { name: new RegExp(name) });
  const peugeot = aRow({ prodId: '1', prodRef: 'FA-1', prodMarque: 'Peugeot' });

  it('is requested whole, and its progress bar stays 500 ms after the data [C2.22, C7.16]', async () => {
    const whole = later<Response>();
    answer({ Faisceau: () => whole.answer });
    open();
    expect(await screen.findByRole('progressbar', { name: 'Chargement du catalogue' })).toBeInTheDocument();
    // Before the answer: finding the bar by its role may take this test a while.
    const loaded = performance.now();
    whole.resolve(listOf([peugeot]));
    await screen.findByRole('progressbar', { name: 'Le catalogue est chargé' });
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
    expect(performance.now() - loaded).toBeGreaterThan(400);
    await search('peu');
    expect(await row('FA-1')).toBeInTheDocument();
    expect(requests.map(({ query }) => query)).toEqual([{ 'prodCatalogue:eq': 'Faisceau' }]);
  });

  it('is kept while the server answers with the same ETag, and replaced when it changes', async () => {
    const store = openStore();
    const visit = async (rows: unknown, tag?: string) => {
      answer({ Faisceau: () => listOf(rows, tag) });
      const asked = requests.length;
      const { unmount } = open(store);
      await waitFor(() => expect(requests).toHaveLength(asked + 1));
      await search('peu');
      return unmount;
    };
    let leave = await visit([peugeot]);
    await row('FA-1');
    leave();
    leave = await visit([{ ...peugeot, prodRef: 'FA-2' }]);
    expect(await row('FA-1')).toBeInTheDocument();
    leave();
    await visit([{ ...peugeot, prodRef: 'FA-3' }], 'W/"2"');
    expect(await row('FA-3')).toBeInTheDocument();
  });

  it('is never replaced by the late answer for the catalogue chosen before', async () => {
    const late = later<Response>();
    answer({ Faisceau: () => late.answer, Kit: () => listOf([aKit()]) });
    open();
    await waitFor(() => expect(requests).toHaveLength(1));
    await userEvent.selectOptions(screen.getByLabelText('Catalogue'), 'Kit');
    await userEvent.type(screen.getByLabelText('Titre, description ou référence'), 'led');
    await row('KI-00001');
    expect(requests[0]?.signal.aborted).toBe(true);
    late.resolve(listOf([peugeot]));
    await act(() => new Promise((done) => setTimeout(done, 50)));
    expect(await row('KI-00001')).toBeInTheDocument();
    expect(noRow('FA-1')).toBeNull();
  });

  it('begins anew when it was left while its lines were being read', async () => {
    const halfRead = new ReadableStream({
      start: (stream) => stream.enqueue(encoded(JSON.stringify([peugeot]).slice(0, -1))),
    });
    answer({ Faisceau: () => new HttpResponse(halfRead), Kit: () => listOf([aKit()]) });
    open();
    await waitFor(() => expect(requests).toHaveLength(1));
    await act(() => new Promise((done) => setTimeout(done, 50)));
    await userEvent.selectOptions(screen.getByLabelText('Catalogue'), 'Kit');
    await waitFor(() => expect(requests).toHaveLength(2));
    answer({ Faisceau: () => listOf([peugeot]) });
    await userEvent.selectOptions(screen.getByLabelText('Catalogue'), 'Faisceau');
    await search('peu');
    expect(await row('FA-1')).toBeInTheDocument();
  });

  it('says that it failed and why, in the server’s words, and loads by itself when the connection is back [C8.01]', async () => {
    answer({
      Faisceau: () =>
        HttpResponse.json(
          { error: { code: 'x', message: 'Le catalogue est en maintenance.' } },
          { status: 503 },
        ),
    });
    const { store } = open();
    expect(await screen.findByText('Le catalogue n’a pas pu être chargé')).toBeInTheDocument();
    expect(screen.getByText('Le catalogue est en maintenance.')).toBeInTheDocument();
    answer({ Faisceau: () => listOf([peugeot]) });
    act(() => {
      store.dispatch(connectionRestored());
    });
    await search('peu');
    expect(await row('FA-1')).toBeInTheDocument();
  });

  it('fails when the answer breaks off, instead of showing a shorter catalogue', async () => {
    const cut = new ReadableStream({
      start: (stream) => stream.enqueue(encoded(JSON.stringify([peugeot]).slice(0, -1))),
      pull: (stream) => stream.error(new Error('cut')),
    });
    answer({ Faisceau: () => new HttpResponse(cut) });
    open();
    expect(await screen.findByText('Le catalogue n’a pas pu être chargé')).toBeInTheDocument();
  });

  it('shows what the server finds while it loads, never the answer for an older search', async () => {
    const [older, newer] = [later<Response>(), later<Response>()];
    const renault = aRow({ prodId: '2', prodRef: 'FA-2', prodMarque: 'Renault' });
    answer({ Faisceau: () => later<Response>().answer, peu: () => older.answer, ren: () => newer.answer });
    open();
    await search('peu');
    await asked('peu');
    await userEvent.clear(screen.getByLabelText('Marque'));
    await search('ren');
    await asked('ren');
    newer.resolve(HttpResponse.json([renault]));
    await row('FA-2');
    older.resolve(HttpResponse.json([peugeot]));
    await act(() => new Promise((done) => setTimeout(done, 50)));
    expect(await row('FA-2')).toBeInTheDocument();
    expect(noRow('FA-1')).toBeNull();
  });

  const listComesWhileAsked = async () => {
    const [whole, found] = [later<Response>(), later<Response>()];
    answer({ Faisceau: () => whole.answer, peu: () => found.answer });
    open();
    await search('peu');
    await asked('peu');
    whole.resolve(listOf([peugeot, aRow({ prodId: '9', prodRef: 'FA-9', prodMarque: 'Peugeot' })]));
    return found;
  };
  const isRead = () => screen.findByRole('row', { name: /FA-9/ }, { timeout: 3_000 });

  it('is not read while the server looks for what was typed', async () => {
    const found = await listComesWhileAsked();
    await act(() => new Promise((done) => setTimeout(done, 300)));
    expect(screen.getByRole('progressbar', { name: 'Chargement du catalogue' })).toBeInTheDocument();
    found.resolve(HttpResponse.json([peugeot]));
    await row('FA-1');
    expect(await isRead()).toBeInTheDocument();
  });

  it('is read after a second if the server does not find it', async () => {
    await listComesWhileAsked();
    expect(await isRead()).toBeInTheDocument();
  });
});
