import type { SearchAnswer } from '@extranet/shared/contracts';
import { productOpenRequested, vehicleChosen } from '@extranet/shared/remote';
import { aRow } from '@extranet/shared/testing';
import { apiServer, later, refusal, settled } from '@extranet/shared/testing/server';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { remote } from '../remote.ts';
import { anAnswer } from '../testing/answers.ts';
import { productsOnTheirWay } from '../testing/lists.ts';
import { openStore, renderIn } from '../testing/open-store.tsx';
import { aVehicle } from '../testing/vehicles.ts';
import { SearchField } from './SearchField.tsx';

const harness = aRow({ prodId: 'fa', prodRef: 'FA-00001' });
const towbar = aRow({ prodId: 'at', prodRef: 'AT-00001', prodCatalogue: 'Attelage', prodType: '' });
const both = anAnswer([harness, towbar], {
  counts: { Faisceau: 123, Attelage: 7 },
  understood: {
    inWords: 'Peugeot 308, 2016',
    marque: 'Peugeot',
    modele: '308',
    year: 2016,
    meant: [{ typed: 'peugot', meant: 'Peugeot', how: 'slip' }],
    exactly: true,
  },
});

let place = '';
/** Says where the page is. */
function Place() {
  const { pathname, search } = useLocation();
  place = decodeURIComponent(pathname + search);
  return null;
}
const showAt = (store: ReturnType<typeof openStore>, at: string, content: ReactNode) =>
  renderIn(
    store,
    <>
      <Place />
      {content}
    </>,
    at,
  );

describe('the search', () => {
  const server = apiServer();
  const found = jest.fn((_asked: URLSearchParams): unknown => both);
  beforeEach(() => {
    localStorage.clear();
    found.mockReset().mockImplementation(() => both);
    server.answer({
      'GET /search': (_body, { request }) => found(new URL(request.url).searchParams),
    });
  });
  const field = () => screen.getByRole('combobox', { name: 'Rechercher un produit' });
  const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent ?? '');
  const active = () => screen.queryByRole('option', { selected: true })?.textContent ?? '';
  const open = (at = '/cart', account = {}) => {
    const store = openStore(account);
    showAt(store, at, <SearchField early={undefined} />);
    return store;
  };
  const type = async (text: string) => {
    await userEvent.type(field(), text);
    await screen.findAllByRole('option');
    await act(settled);
  };
  const address = () => place;

  it('shows what was found by catalogue with counts, and says it [B3.04]', async () => {
    open();
    await type('peugot 308 2016');
    const harnesses = screen.getByRole('group', { name: 'Faisceaux' });
    expect(within(harnesses).getByText('123')).toBeInTheDocument();
    expect(within(harnesses).getByRole('option', { name: /FA-00001/ })).toBeInTheDocument();
    expect(within(screen.getByRole('group', { name: 'Attelages' })).getByText('7')).toBeInTheDocument();
    await waitFor(() =>
      expect(screen.getByRole('status')).toHaveTextContent('130 produits : Faisceaux 123, Attelages 7'),
    );
    expect(options().at(-2)).toBe('Tout voir (130)');
  });

  it('shows the words that the catalogue searches, and no filter of another page [B3.01]', () => {
    open('/catalog?q=peugeot');
    expect(field()).toHaveValue('peugeot');
    cleanup();
    open('/orders?q=atelier');
    expect(field()).toHaveValue('');
  });

  it('says first that the reference typed is replaced, and by what; Enter opens that [B4.06]', async () => {
    server.use(...productsOnTheirWay);
    const successor = aRow({ prodId: 'fa-44', prodRef: 'FA-00044' });
    found.mockImplementation(() => ({
      ...anAnswer([]),
      replaced: { ref: 'FA-00012', product: successor },
    }));
    const store = open();
    const dispatch = jest.spyOn(store, 'dispatch');
    await type('fa-00012');
    const said = 'FA-00012 est remplacé par FA-00044';
    expect(screen.getByRole('group', { name: said })).toHaveTextContent('FA-00044');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(said));
    expect(screen.queryByText(/Aucun produit/)).toBeNull();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(dispatch).toHaveBeenCalledWith(productOpenRequested('fa-44'));
  });

  it('takes what replaces the reference typed with one click, and says why not where it is refused [B4.06]', async () => {
    const product = aRow({ prodId: 'fa-44', prodRef: 'FA-00044' });
    found.mockImplementation(() => ({ ...anAnswer([]), replaced: { ref: 'FA-00012', product } }));
    server.answer({ 'POST /cart/item': () => refusal(409, 'x', 'Ce produit vient de changer.') });
    open();
    await type('fa-00012');
    await userEvent.click(await screen.findByRole('button', { name: 'Prendre FA-00044' }));
    expect(await screen.findByText('Ce produit vient de changer.')).toBeInTheDocument();
    server.answer({ 'POST /cart/item': () => ({ items: [] }) });
    await userEvent.click(screen.getByRole('button', { name: 'Prendre FA-00044' }));
    expect(
      await screen.findByRole('button', { name: 'FA-00044 est dans votre panier.' }),
    ).toBeInTheDocument();
  });

  it('moves by arrows through the rows and from one catalogue into the next [C2.20]', async () => {
    open();
    await type('peugot 308');
    await userEvent.keyboard('{ArrowDown}');
    expect(active()).toContain('FA-00001');
    expect(field()).toHaveAttribute(
      'aria-activedescendant',
      screen.getByRole('option', { selected: true }).id,
    );
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(active()).toContain('AT-00001');
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
    expect(active()).toBe('');
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{Enter}');
    expect(address()).toBe('/catalog?q=peugot+308');
  });

  it('opens the chosen product, and keeps the page', async () => {
    server.answer({
      'GET /product/:id': () => refusal(404),
      'GET /product/:id/related': () => [],
      'GET /promise': () => ({ promises: [] }),
      'GET /products/config': () => ({}),
    });
    const store = open();
    await type('fa-0');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(store.getState()).toMatchObject({ catalog: { product: { prodId: 'fa' } } }));
    expect(place).toBe('/cart');
  });

  it('asks nobody for a plate, however slowly it is typed; what only began like one is asked with Enter [B1.09]', async () => {
    const store = open();
    const wanted = () =>
      (store.getState() as { catalog: { search?: { asked: { text: string } } } }).catalog.search?.asked.text;
    await type('ab-12');
    expect(wanted()).toBe('ab-12');
    const asked: (string | undefined)[] = [];
    for (const key of '3-cd') {
      await userEvent.type(field(), key);
      asked.push(wanted());
    }
    expect(asked).toEqual(['', '', '', '']);
    await userEvent.clear(field());
    await userEvent.type(field(), 'nx300{Enter}');
    await waitFor(() => expect(address()).toBe('/catalog?q=nx300'));
  });

  it('opens the catalogue with the same words on Enter, in the chosen catalogue [B3.04] [W1.01]', async () => {
    open();
    await userEvent.type(field(), 'peugot 308{Enter}');
    await waitFor(() => expect(address()).toBe('/catalog?q=peugot+308'));
    await userEvent.clear(field());
    await userEvent.click(screen.getByRole('button', { name: 'Attelages' }));
    await type('peugot');
    expect(options()[0]).toContain('AT-00001');
    expect(screen.queryByRole('group', { name: 'Faisceaux' })).toBeNull();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(address()).toBe('/catalog?cat=Attelage&q=peugot'));
  });

  it("looks in all catalogues until one is chosen: 'Tous' stands first [W1.07]", async () => {
    localStorage.setItem('catalogue', 'Faisceau');
    open();
    await userEvent.click(field());
    const choice = within(await screen.findByRole('group', { name: 'Chercher dans' }));
    expect(choice.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Tous',
      'Faisceaux',
      'Attelages',
      'Kits',
    ]);
    expect(choice.getByRole('button', { name: 'Tous' })).toHaveAttribute('aria-pressed', 'true');
    await type('at-00101');
    expect(found.mock.lastCall?.[0].has('c')).toBe(false);
  });

  it('says what was understood, and offers what was typed, exactly, as the last option where a word was taken for another [B3.03]', async () => {
    open();
    await type('peugot');
    expect(screen.getByText('Résultats pour Peugeot 308, 2016')).toBeInTheDocument();
    const exactly = await screen.findByRole('option', { name: 'Chercher exactement «\u00a0peugot\u00a0»' });
    expect(screen.getAllByRole('option').at(-1)).toBe(exactly);
    await userEvent.keyboard('{ArrowUp}{Enter}');
    expect(address()).toBe('/catalog?q=peugot&as=typed');
    cleanup();
    found.mockImplementation(() => anAnswer([harness], { understood: { inWords: 'Peugeot' } }));
    open();
    await type('peugeot');
    expect(options().at(-1)).toBe('Tout voir (1)');
  });

  it('each catalogue says how many it has, also while another one is chosen [B3.04]', async () => {
    found.mockImplementation(() => {
      const { groups, ...answer } = anAnswer([harness, towbar], { counts: { Faisceau: 500, Attelage: 7 } });
      return { ...answer, groups: groups.map((one) => ({ ...one, more: one.count === 500 })) };
    });
    open();
    await type('peugeot');
    const chips = () =>
      within(screen.getByRole('group', { name: 'Chercher dans' }))
        .getAllByRole('button')
        .map(({ textContent }) => textContent);
    expect(chips()).toEqual(['Tous507+', 'Faisceaux500+', 'Attelages7', 'Kits0']);
    await userEvent.click(screen.getByRole('button', { name: /^Attelages/ }));
    await act(settled);
    expect(chips()).toEqual(['Tous507+', 'Faisceaux500+', 'Attelages7', 'Kits0']);
    expect(options().at(-1)).toBe('Tout voir (7)');
  });

  it('leads to the catalogues that have it where the chosen one has none [B3.06]', async () => {
    found.mockImplementation(() => anAnswer([towbar]));
    open();
    await userEvent.click(field());
    await userEvent.click(await screen.findByRole('button', { name: 'Kits' }));
    await type('at-00001');
    expect(screen.getByText(/^Aucun produit ne correspond/, { selector: 'div' })).toBeInTheDocument();
    expect(options()).toEqual(['Tout voir dans Attelages (1)', 'Demander cette pièce']);
    await userEvent.click(screen.getByRole('option', { name: /^Tout voir dans Attelages/ }));
    expect(address()).toBe('/catalog?cat=Attelage&q=at-00001');
  });

  it("'/' leads into the page's words so that the next letter takes their place; a click leaves them to be mended", async () => {
    open('/catalog?q=id.3');
    act(() => field().focus());
    await userEvent.keyboard('merco');
    expect(field()).toHaveValue('merco');
    cleanup();
    open('/catalog?q=id.3');
    await userEvent.click(field());
    await userEvent.keyboard(' 2020');
    expect(field()).toHaveValue('id.3 2020');
  });

  it("offers the page's words while it is empty, and shows them again once it is left", async () => {
    open('/catalog?q=id.3');
    await userEvent.clear(field());
    await userEvent.click(await screen.findByRole('option', { name: 'Reprendre «\u00a0id.3\u00a0»' }));
    expect(field()).toHaveValue('id.3');
    await userEvent.clear(field());
    act(() => field().blur());
    expect(field()).toHaveValue('id.3');
    await act(settled);
  });

  it('Escape closes the list, clears the text then, and leaves at last [C2.20]', async () => {
    open();
    await type('peugot');
    await screen.findAllByRole('option');
    await userEvent.keyboard('{Escape}');
    expect(field()).toHaveValue('peugot');
    expect(screen.queryByRole('option')).not.toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    expect(field()).toHaveValue('');
    expect(screen.queryByRole('option')).not.toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    expect(field()).toHaveAttribute('aria-expanded', 'false');
  });

  it('offers the last searches of this account, and forgets them when it signs out', async () => {
    const leave = remote.activate?.({ dispatch: () => {}, navigate: () => {} });
    open();
    await userEvent.type(field(), 'golf vii{Enter}');
    await waitFor(() => expect(place).toContain('/catalog'));
    await userEvent.clear(field());
    expect(await screen.findByRole('option', { name: 'golf vii' })).toBeInTheDocument();
    expect(localStorage.getItem('search.recent')).toContain('golf vii');
    leave?.();
    expect(localStorage.getItem('search.recent')).toBeNull();
  });

  it.each(['AB-123-CD', 'VF3LBBHZHES123456'])(
    'never sends a plate or VIN as words, nor puts it into an address or the last searches: %s [B3.02] [B1.09]',
    async (text) => {
      open();
      await userEvent.click(field());
      await screen.findByRole('group', { name: 'Chercher dans' });
      await userEvent.paste(text);
      await screen.findByRole('option', { name: `Chercher le véhicule ${text}` });
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(address()).toBe('/montage'));
      await act(settled);
      expect(found).not.toHaveBeenCalled();
      expect(localStorage.getItem('search.recent')).toBeNull();
      expect(field()).toHaveValue('');
    },
  );

  it('sends the chosen vehicle along, and marks what fits it', async () => {
    server.answer({
      'GET /vehicles/:key/fits': () => ({
        fits: [{ prodId: 'fa', reason: { code: 'fits' } }],
        leftOut: [],
      }),
    });
    const store = open('/cart');
    act(() => void store.dispatch(vehicleChosen({ vehicle: aVehicle() })));
    await type('faisceau');
    expect(found.mock.lastCall?.[0].get('v')).toBe('peugeot.308ii.2016');
    expect(await screen.findByText('Convient')).toBeInTheDocument();
    expect(options().filter((text) => text.includes('Convient'))).toHaveLength(1);
    await userEvent.keyboard('{Enter}');
    expect(address()).toBe('/catalog?q=faisceau&v=peugeot.308ii.2016');
  });

  it('cuts a text that is far too long, and says so', async () => {
    open();
    await userEvent.click(field());
    await userEvent.paste('peugeot '.repeat(1250));
    expect(await screen.findByText(/les 200 premiers caractères/)).toBeInTheDocument();
    expect((field() as HTMLInputElement).value).toHaveLength(200);
  });

  it('keeps the last rows with a sign of progress, and a failed search can be tried again', async () => {
    open();
    await type('peugot');
    const slow = later<SearchAnswer>();
    found.mockImplementation(() => slow.answer);
    await userEvent.type(field(), ' 308');
    await waitFor(() => expect(found.mock.lastCall?.[0].get('q')).toBe('peugot 308'));
    expect(screen.getByRole('progressbar', { name: 'Recherche en cours' })).toBeInTheDocument();
    expect(options()[0]).toContain('FA-00001');
    slow.resolve(anAnswer([towbar]));
    await waitFor(() => expect(options()[0]).toContain('AT-00001'));
    found.mockImplementation(() => refusal(500));
    await userEvent.type(field(), ' x');
    expect(await screen.findByText(/n'a pas abouti/, { selector: 'div' })).toBeInTheDocument();
    found.mockImplementation(() => both);
    await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
    await waitFor(() => expect(options()[0]).toContain('FA-00001'));
  });
});

describe('what was typed before the search was there [W1.19]', () => {
  const server = apiServer();
  it('is in the field, which has the focus, and Enter is obeyed', async () => {
    server.answer({ 'GET /search': () => both });
    const early = { text: 'peugeot 308', focused: true, submitted: true, taken: jest.fn() };
    showAt(openStore(), '/cart', <SearchField early={early} />);
    expect(screen.getByRole('combobox')).toHaveValue('peugeot 308');
    expect(screen.getByRole('combobox')).toHaveFocus();
    expect(early.taken).toHaveBeenCalled();
    await waitFor(() => expect(place).toBe('/catalog?q=peugeot+308'));
    await act(settled);
  });
});
