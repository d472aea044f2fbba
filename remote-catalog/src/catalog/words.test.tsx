import type { ProductRow } from '@extranet/shared/contracts';
import { productOpenRequested } from '@extranet/shared/remote';
import { aRow } from '@extranet/shared/testing';
import { apiServer, later, refusal, settled } from '@extranet/shared/testing/server';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anAnswer } from '../testing/answers.ts';
import { goBack, showAt } from '../testing/in-browser.tsx';
import { answerLists, noRecentVehicles, productsOnTheirWay } from '../testing/lists.ts';
import { openStore } from '../testing/open-store.tsx';
import { onScreen } from '../testing/screen.ts';
import { aVehicle } from '../testing/vehicles.ts';
import CatalogPage from './CatalogPage.tsx';

const harness = (prodRef: string, parts: Partial<ProductRow> = {}) =>
  aRow({ prodId: prodRef, prodRef, prodMarque: 'Peugeot', prodModele: '308 II', ...parts });
/** Best first, which is no order of references. */
const best = [
  harness('FA-3', { prodType: '13', prodMbrPrice: '30.00' }),
  harness('FA-1', { prodType: '7', prodMbrPrice: '20.00' }),
  harness('FA-2', { prodType: '13', prodMbrPrice: '10.00' }),
  aRow({ prodId: 'AT-1', prodRef: 'AT-1', prodCatalogue: 'Attelage', prodType: '' }),
];
const understood = {
  inWords: 'Peugeot 308',
  meant: [{ typed: 'peugot', meant: 'Peugeot', how: 'slip' as const }],
  exactly: true,
  unknown: ['xyz'],
};

describe('the catalogue opened with words [B3.04]', () => {
  onScreen(1280);
  const server = apiServer();
  const found = jest.fn((_asked: URLSearchParams): unknown => anAnswer(best, { understood }));
  beforeEach(() => {
    found.mockReset().mockImplementation(() => anAnswer(best, { understood }));
    server.use(noRecentVehicles);
    server.answer({ 'GET /search': (_body, { request }) => found(new URL(request.url).searchParams) });
  });
  const open = (at: string) => showAt(openStore(), at, <CatalogPage />);
  const references = () =>
    screen
      .getAllByRole('row')
      .slice(1)
      .map((row) => within(row).getAllByRole('gridcell')[0]?.textContent);
  const listed = (expected: string[]) => waitFor(() => expect(references()).toEqual(expected));
  const group = (name: RegExp) =>
    within(screen.getByRole('group', { name: 'Résultats par catalogue' })).getByRole('button', { name });

  it('lists what they found, best first, and asks once for all catalogues', async () => {
    open('/catalog?q=peugot+308+xyz');
    await listed(['FA-3', 'FA-1', 'FA-2']);
    expect(found.mock.calls.map(([asked]) => asked.toString())).toEqual(['q=peugot+308+xyz&n=500']);
    await userEvent.click(group(/^Attelages 1/));
    await listed(['AT-1']);
    expect(location.search).toBe('?cat=Attelage&q=peugot+308+xyz');
    expect(found).toHaveBeenCalledTimes(1);
  });

  it('says what was understood and what was left out; one click takes it as it was typed, Back returns [B3.03]', async () => {
    open('/catalog?q=peugot+308+xyz');
    expect(await screen.findByText('Résultats pour Peugeot 308')).toBeInTheDocument();
    expect(screen.getByText(/Sans «\sxyz\s»/)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('link', { name: /^Chercher exactement/ }));
    await waitFor(() => expect(found.mock.lastCall?.[0].get('as')).toBe('typed'));
    expect(await screen.findByText(/pour exactement «\speugot 308 xyz\s»/)).toBeInTheDocument();
    await goBack();
    await waitFor(() => expect(screen.getByText('Résultats pour Peugeot 308')).toBeInTheDocument());
    expect(found.mock.lastCall?.[0].has('as')).toBe(false);
  });

  it('says first what replaces the reference that was asked for, and opens it [B4.06]', async () => {
    server.use(...productsOnTheirWay);
    const product = harness('FA-44', { prodMbrPrice: '45.00' });
    found.mockImplementation(() => ({ ...anAnswer([]), replaced: { ref: 'FA-12', product } }));
    const store = openStore();
    const dispatch = jest.spyOn(store, 'dispatch');
    showAt(store, '/catalog?q=fa-12', <CatalogPage />);
    expect(await screen.findByText('FA-12 est remplacé par FA-44')).toBeInTheDocument();
    expect(screen.queryByText(/Aucun produit ne correspond/)).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Voir la fiche FA-44' }));
    expect(dispatch).toHaveBeenCalledWith(productOpenRequested('FA-44'));
  });

  it('takes what replaces it into the cart with one click [B4.06]', async () => {
    const product = harness('FA-44');
    found.mockImplementation(() => ({ ...anAnswer([]), replaced: { ref: 'FA-12', product } }));
    server.answer({ 'POST /cart/item': () => ({ items: [] }) });
    open('/catalog?q=fa-12');
    await userEvent.dblClick(await screen.findByRole('button', { name: 'Prendre FA-44' }));
    expect(await screen.findByRole('button', { name: 'FA-44 est dans votre panier.' })).toBeInTheDocument();
    expect(server.named('POST /cart/item').map(({ body }) => body)).toEqual([
      { prodId: 'FA-44', quantity: 1 },
    ]);
  });

  it('does not speak of what was left out where nothing was understood [B3.06]', async () => {
    found.mockImplementation(() =>
      anAnswer([], { understood: { inWords: '', meant: [], unknown: ['zzqq'] } }),
    );
    open('/catalog?q=zzqq');
    expect(await screen.findByText(/Aucun produit ne correspond/)).toBeInTheDocument();
    expect(screen.getByText(/^Aucun résultat pour «\szzqq\s»/)).toBeInTheDocument();
    expect(screen.queryByText(/Sans «/)).toBeNull();
  });

  it('keeps the year and the model when another catalogue is chosen and counts it so, and drops what only the first has [B3.04]', async () => {
    const two = [
      ...best.slice(0, 3).map((row) => ({ ...row, prodAnnee: '2013-2016' })),
      aRow({
        prodId: 'AT-1',
        prodRef: 'AT-1',
        prodCatalogue: 'Attelage',
        prodType: '',
        prodAnnee: '2010-2018',
      }),
      aRow({
        prodId: 'AT-2',
        prodRef: 'AT-2',
        prodCatalogue: 'Attelage',
        prodType: '',
        prodAnnee: '2019-2021',
      }),
    ];
    found.mockImplementation(() => anAnswer(two));
    open('/catalog?cat=Faisceau&q=attelage&annee=2015&avec=13');
    await listed(['FA-3', 'FA-2']);
    // What one click would show: the year goes along, the chip does not.
    expect(group(/^Attelages 1$/)).toBeInTheDocument();
    expect(group(/^Faisceaux 3$/)).toBeInTheDocument();
    await userEvent.click(group(/^Attelages/));
    await listed(['AT-1']);
    await waitFor(() => expect(location.search).toBe('?cat=Attelage&q=attelage&annee=2015'));
  });

  it('says the car that was taken where the words name none, and counts exactly what fits it', async () => {
    server.answer({
      'GET /vehicles/peugeot.308ii.2016': () => aVehicle(),
      'GET /vehicles/peugeot.308ii.2016/fits': () => ({
        fits: [{ prodId: 'FA-1', reason: { code: 'fits' } }],
        leftOut: [],
      }),
    });
    const answer = anAnswer(best, { understood: { inWords: 'démontable', meant: [], unknown: [] } });
    const groups = answer.groups.map((one) => ({ ...one, count: 500, more: true }));
    found.mockImplementation(() => ({ ...answer, groups, fits: 1 }));
    open('/catalog?q=démontable&v=peugeot.308ii.2016');
    expect(
      await screen.findByText('Résultats pour démontable, d’abord pour Peugeot 308 II, 2016'),
    ).toBeInTheDocument();
    await userEvent.click(await screen.findByRole('button', { name: 'Convient 1' }));
    expect(
      await screen.findByText('Résultats pour démontable qui conviennent à Peugeot 308 II, 2016'),
    ).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent(/^1 produit$/);
  });

  it('offers the vehicle that the words named in the place of another one [B3.06]', async () => {
    server.answer({
      'GET /vehicles/renault.clioiv.2015': () => aVehicle({ key: 'renault.clioiv.2015' }),
      'GET /vehicles/renault.clioiv.2015/fits': () => ({ fits: [], leftOut: [] }),
      'GET /vehicles/peugeot.308ii.2016': () => aVehicle(),
      'GET /vehicles/peugeot.308ii.2016/fits': () => ({ fits: [], leftOut: [] }),
    });
    const vehicles = [{ key: 'peugeot.308ii.2016', inWords: 'Peugeot 308 II, 2016' }];
    const named = { ...understood, marque: 'Peugeot', modele: '308 II', year: 2016, vehicles };
    found.mockImplementation(() => anAnswer(best, { understood: named }));
    open('/catalog?q=308+2016&v=renault.clioiv.2015');
    expect(await screen.findByText(/^Votre véhicule est un autre\./)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('link', { name: 'Prendre Peugeot 308 II, 2016 comme véhicule' }));
    await waitFor(() => expect(location.search).toBe('?q=308+2016&v=peugeot.308ii.2016'));
    await waitFor(() => expect(screen.queryByRole('link', { name: /comme véhicule$/ })).toBeNull());
  });

  it('offers each generation and body that was built then, and nothing where there is none [B3.06]', async () => {
    const vehicles = [
      { key: 'peugeot.308ii.2016', inWords: 'Peugeot 308 II, 2016' },
      { key: 'peugeot.308iibreak.2016', inWords: 'Peugeot 308 II Break, 2016' },
    ];
    const named = { ...understood, marque: 'Peugeot', modele: '308', year: 2016 };
    found.mockImplementation(() => anAnswer(best, { understood: { ...named, vehicles } }));
    const { unmount } = open('/catalog?q=308+2016');
    const link = await screen.findByRole('link', { name: 'Peugeot 308 II Break, 2016' });
    expect(link).toHaveAttribute('href', '/catalog?q=308+2016&v=peugeot.308iibreak.2016');
    expect(link.parentElement).toHaveTextContent(
      'Prendre comme véhicule : Peugeot 308 II, 2016 · Peugeot 308 II Break, 2016',
    );
    unmount();
    found.mockImplementation(() => anAnswer(best, { understood: named }));
    open('/catalog?q=308+2031');
    expect(await screen.findByText('Résultats pour Peugeot 308')).toBeInTheDocument();
    expect(screen.queryByText(/comme véhicule/)).toBeNull();
  });

  it('marks what fits the vehicle, and one chip leaves only that [B3.05]', async () => {
    server.answer({
      'GET /vehicles/peugeot.308ii.2016': () => aVehicle(),
      'GET /vehicles/peugeot.308ii.2016/fits': () => ({
        fits: [
          { prodId: 'FA-1', reason: { code: 'fits' } },
          { prodId: 'FA-2', reason: { code: 'from', from: 2017 } },
        ],
        leftOut: [{ prodId: 'FA-3', reason: { code: 'to', to: 2013 } }],
      }),
    });
    open('/catalog?q=peugeot&v=peugeot.308ii.2016');
    await listed(['FA-3', 'FA-1', 'FA-2']);
    const chip = await screen.findByRole('button', { name: /^Convient 2/ });
    const marked = (mark: string) =>
      screen.getAllByRole('row').filter((row) => within(row).queryByText(mark)).length;
    expect([marked('Convient'), marked('Sous condition'), marked('Ne convient pas')]).toEqual([1, 1, 1]);
    await userEvent.click(chip);
    await listed(['FA-1', 'FA-2']);
    await waitFor(() => expect(location.search).toContain('avec=convient'));
    await userEvent.click(screen.getByRole('button', { name: /^Convient/ }));
    await listed(['FA-3', 'FA-1', 'FA-2']);
  });

  it('has the chips with counts, the fields and the sorting of the whole catalogue, in the address', async () => {
    open('/catalog?q=peugeot');
    await listed(['FA-3', 'FA-1', 'FA-2']);
    const chips = within(screen.getByRole('group', { name: 'Affiner' }));
    await userEvent.click(chips.getByRole('button', { name: '13 broches 2' }));
    await listed(['FA-3', 'FA-2']);
    await userEvent.click(screen.getByRole('button', { name: 'Prix HT' }));
    await listed(['FA-2', 'FA-3']);
    await waitFor(() => expect(location.search).toBe('?q=peugeot&avec=13&tri=prix'));
    await userEvent.click(screen.getByRole('button', { name: 'Référence' }));
    await listed(['FA-2', 'FA-3']);
  });

  it('opens as it was from a link that was shared', async () => {
    open('/catalog?cat=Faisceau&q=peugeot&avec=13&tri=prix');
    await listed(['FA-2', 'FA-3']);
  });

  it('is left by one click: the catalogue stands there without the words', async () => {
    open('/catalog?q=peugeot');
    await listed(['FA-3', 'FA-1', 'FA-2']);
    expect(screen.getByRole('link', { name: 'Quitter la recherche' })).toHaveAttribute(
      'href',
      '/catalog?cat=Faisceau',
    );
  });

  it('offers no way back to what finds nothing as it was typed [B3.03]', async () => {
    found.mockImplementation(() => anAnswer(best, { understood: { ...understood, exactly: false } }));
    open('/catalog?q=peugot');
    await listed(['FA-3', 'FA-1', 'FA-2']);
    expect(screen.queryByRole('link', { name: /^Chercher exactement/ })).toBeNull();
  });

  it('says what was turned down, and one click asks without it; a synonym of it is only said [B3.03]', async () => {
    const without = [
      { typed: 'non démontable', shown: 'démontable' },
      { typed: 'sans rotule équerre', shown: 'rotule équerre' },
    ];
    found.mockImplementation((asked) =>
      anAnswer(best, {
        understood: { inWords: 'Peugeot 308', ...(asked.get('q') !== '308' && { without }) },
      }),
    );
    open('/catalog?cat=Faisceau&q=308+non+d%C3%A9montable');
    await listed(['FA-3', 'FA-1', 'FA-2']);
    expect(screen.getByText(/^sans\s: rotule équerre$/)).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /rotule/ })).toBeNull();
    await userEvent.click(screen.getByRole('link', { name: /^sans\s: démontable/ }));
    await waitFor(() => expect(location.search).toBe('?cat=Faisceau&q=308'));
    await waitFor(() => expect(screen.queryByText(/^sans\s:/)).toBeNull());
    await goBack();
    expect(await screen.findByRole('link', { name: /^sans\s: démontable/ })).toBeInTheDocument();
  });

  it('keeps the last rows while others are on their way, and says when that failed', async () => {
    open('/catalog?q=peugot');
    await listed(['FA-3', 'FA-1', 'FA-2']);
    const slow = later();
    found.mockImplementation(() => slow.answer);
    await userEvent.click(screen.getByRole('link', { name: /^Chercher exactement/ }));
    expect(screen.getByRole('progressbar', { name: 'Recherche en cours' })).toBeInTheDocument();
    await listed(['FA-3', 'FA-1', 'FA-2']);
    slow.resolve(refusal(500, 'x', 'Le serveur a eu un problème.'));
    expect(await screen.findByText('Le serveur a eu un problème.')).toBeInTheDocument();
    found.mockImplementation(() => anAnswer(best.slice(0, 1)));
    await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
    await listed(['FA-3']);
  });

  it('says that there are more than came', async () => {
    found.mockImplementation(() => anAnswer(best.slice(0, 3), { counts: { Faisceau: 1234 } }));
    open('/catalog?q=peugeot');
    expect(await screen.findByText(/^Les 3 premiers sur 1.234$/)).toBeInTheDocument();
  });

  it('says by heading and chips that there are more than were counted, and among how many one narrows [B3.05]', async () => {
    found.mockImplementation(() => {
      const { groups, ...answer } = anAnswer(best, { counts: { Faisceau: 3 } });
      return { ...answer, groups: groups.map((one) => ({ ...one, more: one.catalogue === 'Faisceau' })) };
    });
    open('/catalog?q=peugeot');
    expect(await screen.findByText('3+ produits')).toHaveAttribute('role', 'status');
    await userEvent.click(await screen.findByRole('button', { name: /^13 broches 2\ssur\s3$/ }));
    expect(await screen.findByText('2 parmi les 3 premiers')).toHaveAttribute('role', 'status');
    await userEvent.click(group(/^Attelages 1$/));
    expect(await screen.findByText('1 produit')).toBeInTheDocument();
  });

  it('sends no plate that stands in an address, takes it out, and hands it to the fitting page [B1.09]', async () => {
    server.use(answerLists({ Faisceau: [] }));
    open('/catalog?cat=Faisceau&q=AB-123-CD');
    await waitFor(() => expect(location.pathname + location.search).toBe('/montage'));
    await act(settled);
    expect(found).not.toHaveBeenCalled();
  });
});
