import type { SearchAnswer } from '@extranet/shared/contracts';
import { productOpenRequested, vehicleChosen } from '@extranet/shared/remote';
import { aRow } from '@extranet/shared/testing';
import { later, refusal, settled } from '@extranet/shared/testing/server';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anAnswer } from '../testing/answers.ts';
import { productsOnTheirWay } from '../testing/lists.ts';
import { both, harness, searchField, towbar } from '../testing/search-field.tsx';
import { aVehicle } from '../testing/vehicles.ts';

describe('the list below the search', () => {
  const { server, found, field, options, address, open, type } = searchField();

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

  it('leads to the favourites while nothing is typed, by pointer or key, and to nothing of theirs once something is [B6.04]', async () => {
    open();
    await userEvent.click(field());
    expect(options()).toEqual(['Mes favoris']);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(address()).toBe('/favoris');
    await type('peugot');
    expect(options()).not.toContain('Mes favoris');
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
    expect(await screen.findByText(/n’a pas abouti/, { selector: 'div' })).toBeInTheDocument();
    found.mockImplementation(() => both);
    await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
    await waitFor(() => expect(options()[0]).toContain('FA-00001'));
  });
});
