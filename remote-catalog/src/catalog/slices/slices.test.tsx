import type { ProductRow } from '@extranet/shared/contracts';
import { catalogueChanged } from '@extranet/shared/remote';
import { aRow } from '@extranet/shared/testing';
import { apiServer, HttpResponse, later, wire } from '@extranet/shared/testing/server';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { noRecentVehicles } from '../../testing/lists.ts';
import { openStore, renderIn } from '../../testing/open-store.tsx';
import CatalogPage from '../CatalogPage.tsx';

const MAKES = ['Audi', 'Peugeot'];
const products = (count: number, label = ''): ProductRow[] =>
  Array.from({ length: count }, (_, at) =>
    aRow({
      prodId: `p-${at}`,
      prodRef: `FA-${String(at).padStart(5, '0')}${label}`,
      prodMarque: MAKES[at % 2] as string,
      prodType: at % 4 < 2 ? '7' : '13',
    }),
  );

/** The server's slices of these products, as far as this test filters them. */
function sliceOf(all: readonly ProductRow[], asked: URLSearchParams, version: string) {
  const [from = 0, count = 0] = (asked.get('l') ?? '').split(',').map(Number);
  const typed = all.filter(({ prodMarque }) =>
    prodMarque.toLowerCase().startsWith(asked.get('marque') ?? ''),
  );
  const found = typed.filter(({ prodType }) => !asked.get('avec') || prodType === asked.get('avec'));
  const rows = (asked.get('tri') === '-reference' ? found.toReversed() : found).slice(from, from + count);
  const traits = { '7': typed.filter(({ prodType }) => prodType === '7').length };
  return {
    version,
    rows,
    ...(!asked.has('sans') && { found: { count: found.length, more: found.length > 400, traits } }),
  };
}

describe('a list that is too large to be held', () => {
  const server = apiServer();
  const asked: URLSearchParams[] = [];
  let catalogue = products(300);
  let version = '1';
  /** What the next question gets instead of its slice. */
  let instead: (question: URLSearchParams) => Response | Promise<Response> | undefined = () => undefined;

  beforeEach(() => {
    asked.length = 0;
    catalogue = products(300);
    version = '1';
    instead = () => undefined;
    server.use(
      noRecentVehicles,
      wire.get('/api/products', () => new HttpResponse(null, { status: 204 })),
      wire.get('/api/products/facets', () =>
        HttpResponse.json({ makes: MAKES.map((name) => ({ name, count: 150, models: [] })) }),
      ),
      wire.get('/api/products/slice', ({ request }) => {
        const question = new URL(request.url).searchParams;
        asked.push(question);
        return instead(question) ?? HttpResponse.json(sliceOf(catalogue, question, version));
      }),
    );
  });

  const open = (at = '/catalog?cat=Faisceau', store = openStore()) => ({
    store,
    ...renderIn(store, <CatalogPage />, at),
  });
  const search = (make: string) => userEvent.type(screen.getByLabelText('Marque'), make);
  const row = (name: string) => screen.findByRole('row', { name: new RegExp(name) });
  const noRow = (name: string) => screen.queryByRole('row', { name: new RegExp(name) });
  const rowCount = () => Number(screen.getByRole('grid').getAttribute('aria-rowcount')) - 1;

  it('is asked for the rows that it shows, with counts and makes as if it were held [B3.10]', async () => {
    open();
    const peugeot = await screen.findByText('Peugeot');
    expect(peugeot.parentElement).toHaveTextContent('Peugeot150');
    expect(asked).toHaveLength(0);
    await search('peu');
    await row('FA-00001');
    expect(screen.getByText('150 produits')).toBeInTheDocument();
    expect(rowCount()).toBe(150);
  });

  it('is narrowed by chips and sorted by the server, each question asked once [B3.10]', async () => {
    open('/catalog?cat=Faisceau&marque=peu');
    await row('FA-00001');
    await userEvent.click(await screen.findByRole('button', { name: /7 broches/ }));
    await screen.findByText('75 produits');
    await userEvent.click(screen.getByRole('button', { name: 'Référence' }));
    await row('FA-00297');
    expect(asked.at(-1)?.get('tri')).toBe('-reference');
    expect(asked.filter((one) => one.get('l') === '0,100').map((one) => one.get('avec'))).toEqual([
      null,
      '7',
      '7',
    ]);
  });

  it('has a place for each row before it comes, and asks for the slice in view [B3.10]', async () => {
    catalogue = products(5000);
    open('/catalog?cat=Faisceau&ref=fa-0');
    await row('FA-00000');
    expect(screen.getByText('Plus de 5 000 produits')).toBeInTheDocument();
    expect(rowCount()).toBe(5000);
    const slice = later<Response>();
    instead = (question) => (question.get('l') === '4900,100' ? slice.answer : undefined);
    const [first] = screen.getAllByRole('row').slice(1);
    first?.focus();
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(asked.at(-1)?.get('l')).toBe('4900,100'));
    const last = document.querySelector('[data-index="4999"]');
    expect(last).toHaveAttribute('aria-busy', 'true');
    await userEvent.keyboard('{Enter}');
    expect(window.location.search).not.toContain('product');
    slice.resolve(HttpResponse.json(sliceOf(catalogue, asked.at(-1) as URLSearchParams, version)));
    await row('FA-04999');
    expect(last).not.toHaveAttribute('aria-busy');
  });

  it('never shows the late answer to an older question [B3.10]', async () => {
    const older = later<Response>();
    instead = (question) => (question.get('marque') === 'peu' ? older.answer : undefined);
    open();
    await screen.findByText('Peugeot');
    await search('peu');
    await waitFor(() => expect(asked).toHaveLength(1));
    const [question] = asked as [URLSearchParams];
    await userEvent.clear(screen.getByLabelText('Marque'));
    await search('aud');
    await row('FA-00000');
    older.resolve(HttpResponse.json(sliceOf(catalogue, question, version)));
    await act(() => new Promise((done) => setTimeout(done, 50)));
    expect(noRow('FA-00001')).toBeNull();
    await row('FA-00000');
  });

  it('keeps what it showed when the server is away, says so, and tries again [B3.10] [C8.01]', async () => {
    open('/catalog?cat=Faisceau&ref=fa-0');
    await row('FA-00000');
    instead = () => HttpResponse.json({ error: { code: 'x', message: 'Indisponible.' } }, { status: 503 });
    await userEvent.click(screen.getByRole('button', { name: 'Référence' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(/pu être chargé/);
    expect(await row('FA-00000')).toBeInTheDocument();
    instead = () => undefined;
    await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
    await row('FA-00299');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('is asked anew when the catalogue changed, and does not mix two versions [B3.10]', async () => {
    const { store } = open('/catalog?cat=Faisceau&ref=fa-0');
    await row('FA-00000');
    catalogue = products(200, '-B');
    version = '2';
    act(() => {
      store.dispatch(catalogueChanged());
    });
    await row('FA-00000-B');
    expect(rowCount()).toBe(200);
  });

  it('shows the rows of the last question at once when one comes back to it [B3.10]', async () => {
    const { store, unmount } = open('/catalog?cat=Faisceau&ref=fa-0');
    await row('FA-00000');
    unmount();
    const slow = later<Response>();
    instead = () => slow.answer;
    open('/catalog?cat=Faisceau&ref=fa-0', store);
    expect(noRow('FA-00000')).not.toBeNull();
  });
});
