import type { Product, ProductRow } from '@extranet/shared/contracts';
import { productOpenRequested, vehicleChosen } from '@extranet/shared/remote';
import { aProduct, aRow } from '@extranet/shared/testing';
import { apiServer, refusal } from '@extranet/shared/testing/server';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import CatalogPage from './catalog/CatalogPage.tsx';
import { showAt } from './testing/in-browser.tsx';
import { openStore } from './testing/open-store.tsx';
import { aKit } from './testing/products.ts';
import { aVehicle } from './testing/vehicles.ts';

const KEY = 'peugeot.308ii.2016';
const harness = (prodRef: string, parts: Partial<ProductRow> = {}) =>
  aRow({ prodId: prodRef, prodRef, prodMarque: 'Peugeot', prodModele: '308 II', ...parts });
const towbar = (prodRef: string) =>
  harness(prodRef, {
    prodCatalogue: 'Attelage',
    prodType: '',
    prodTypeAttelage: 'Col de cygne',
    prodTitre: '',
  });
const rows = [
  harness('FA-7', { prodType: '7', prodTitre: 'Faisceau 7 broches' }),
  harness('FA-13'),
  towbar('AT-1'),
  aKit({ prodId: 'KI-1', prodRef: 'KI-1' }),
  harness('FA-OLD', { prodAnnee: '2007-2013' }),
];
const fits = [
  { prodId: 'FA-7', reason: { code: 'fits' } },
  { prodId: 'FA-13', reason: { code: 'with', equipment: 'ledLights' } },
  { prodId: 'AT-1', reason: { code: 'fits' } },
  { prodId: 'KI-1', reason: { code: 'fits' } },
];
const leftOut = [{ prodId: 'FA-OLD', reason: { code: 'after', from: 2007, to: 2013 } }];

describe('with a vehicle', () => {
  const server = apiServer();
  beforeEach(() => server.answer({ 'GET /promise': () => ({ promises: [] }) }));
  beforeEach(() =>
    server.answer({
      'GET /vehicles/recent': () => [],
      'GET /cart': () => ({ items: [] }),
      [`GET /vehicles/${KEY}`]: () => aVehicle(),
      [`GET /vehicles/${KEY}/fits`]: () => ({ fits, leftOut }),
      'GET /products': (_body, { request }) => {
        const { 'prodId:in': ids } = JSON.parse(new URL(request.url).searchParams.get('query') ?? '{}');
        return rows.filter(({ prodId }) => ids.includes(prodId));
      },
    }),
  );
  const groups = () =>
    screen.getAllByRole('region').map((group) => [
      group.getAttribute('aria-label'),
      within(group)
        .getAllByRole('button')
        .map(({ textContent }) => /FA-13|FA-7|FA-OLD|AT-1|KI-1/.exec(textContent ?? '')?.[0]),
    ]);

  describe('the catalogue', () => {
    const open = async (more = '', first = 'Attelages') => {
      showAt(openStore(), `/catalog?cat=Faisceau&v=${KEY}${more}`, <CatalogPage />);
      await screen.findByRole('region', { name: first });
    };

    it('shows the first fifty of many and the others on demand, from where they begin [B1.04]', async () => {
      const many = Array.from({ length: 60 }, (_, at) => harness(`FA-${100 + at}`));
      server.answer({
        [`GET /vehicles/${KEY}/fits`]: () => ({
          fits: many.map(({ prodId }) => ({ prodId, reason: { code: 'fits' } })),
          leftOut: [],
        }),
        'GET /products': () => many,
      });
      await open('', 'Faisceaux');
      const references = () =>
        within(screen.getByRole('region', { name: 'Faisceaux' })).getAllByText(/^FA-1\d\d$/);
      // The screen comes first, and the rest right after it.
      await waitFor(() => expect(references()).toHaveLength(50));
      await userEvent.click(screen.getByRole('button', { name: 'Voir 10 produits de plus (encore 10)' }));
      await waitFor(() => expect(references()).toHaveLength(60));
      expect(document.activeElement).toHaveTextContent('FA-150');
      expect(screen.queryByRole('button', { name: /de plus/ })).toBeNull();
    });

    it('holds what fits in all catalogues of the customer, grouped towbars, harnesses, kits [B1.04]', async () => {
      await open();
      expect(groups()).toEqual([
        ['Attelages', ['AT-1']],
        ['Faisceaux', ['FA-13', 'FA-7']],
        ['Kits', ['KI-1']],
      ]);
      expect(screen.getByText('4 produits conviennent')).toBeInTheDocument();
      expect(screen.getByText('Convient avec des feux à LED')).toBeInTheDocument();
    });

    it('shows on demand what does not fit, with the reason [B1.04]', async () => {
      await open();
      await userEvent.click(screen.getByLabelText('Afficher aussi ce qui ne convient pas (1)'));
      const old = await screen.findByRole('button', { name: /FA-OLD/ });
      expect(old).toHaveTextContent('jusqu’à 2013');
      expect(screen.getByText('4 produits conviennent')).toBeInTheDocument();
    });

    it('is narrowed at each letter and by the chips, which stand in the address [B1.04]', async () => {
      await open();
      await userEvent.type(screen.getByLabelText('Référence ou mot'), 'FA-1');
      expect(groups()).toEqual([['Faisceaux', ['FA-13']]]);
      await userEvent.clear(screen.getByLabelText('Référence ou mot'));
      await userEvent.click(screen.getByRole('button', { name: /^7 broches/ }));
      expect(groups()).toEqual([
        ['Attelages', ['AT-1']],
        ['Faisceaux', ['FA-7']],
        ['Kits', ['KI-1']],
      ]);
      await waitFor(() => expect(window.location.search).toContain('avec=7'));
      expect(window.location.search).toContain(`v=${KEY}`);
    });

    it.each([
      ['col de cygne', [['Attelages', ['AT-1']]]],
      ['13 broches faisceaux', [['Faisceaux', ['FA-13']]]],
      ['308 broch 7', [['Faisceaux', ['FA-7']]]],
    ])('is narrowed by every word that it shows, in any order: %s [B1.04]', async (typed, found) => {
      await open(`&ref=${encodeURIComponent(typed)}`, String(found[0]?.[0]));
      expect(groups()).toEqual(found);
    });

    it('says that parts fit, when none of them answers to the text [B1.04]', async () => {
      showAt(openStore(), `/catalog?cat=Faisceau&v=${KEY}&ref=zzzz`, <CatalogPage />);
      expect(await screen.findByText('Rien ne correspond à ces critères')).toBeVisible();
      expect(screen.getByText(/Aucun des 4 produits qui conviennent/)).toBeVisible();
    });

    it('is sorted within each catalogue, which stands in the address too [B1.04]', async () => {
      await open('&tri=-reference');
      expect(groups()[1]).toEqual(['Faisceaux', ['FA-7', 'FA-13']]);
    });

    it('is walked through by the arrows, from the field and back [B1.04]', async () => {
      const user = userEvent.setup();
      await open();
      const field = screen.getByRole('textbox', { name: 'Référence ou mot' });
      await user.click(field);
      await user.keyboard('{ArrowDown}{ArrowDown}');
      expect(document.activeElement?.textContent).toContain('FA-13');
      await user.keyboard('{End}');
      expect(document.activeElement?.textContent).toContain('KI-1');
      await user.keyboard('{Home}{ArrowUp}');
      expect(field).toHaveFocus();
    });

    it('says what to do when nothing could be asked, and asks again [B1.04]', async () => {
      server.answer({ [`GET /vehicles/${KEY}/fits`]: () => refusal(503) });
      showAt(openStore(), `/catalog?v=${KEY}`, <CatalogPage />);
      await screen.findByText('Ce qui convient n’a pas pu être chargé');
      server.answer({ [`GET /vehicles/${KEY}/fits`]: () => ({ fits, leftOut }) });
      await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
      expect(await screen.findByRole('region', { name: 'Attelages' })).toBeInTheDocument();
    });
  });

  describe('the product', () => {
    const product = (row: ProductRow): Product => aProduct({ ...row, prodId: row.prodId });
    const open = async (row: ProductRow, related: readonly object[] = []) => {
      server.answer({
        [`GET /product/${row.prodId}`]: () => product(row),
        [`GET /product/${row.prodId}/related`]: () => related,
        'GET /products/config': () => ({
          properties: { Faisceau: [], Kit: [], Attelage: [] },
          no_legend: [],
        }),
        [`POST /vehicles/${KEY}/fits`]: (body) => {
          const { prodIds } = body as { prodIds: string[] };
          const asked = ({ prodId }: { prodId: string }) => prodIds.includes(prodId);
          return { fits: fits.filter(asked), leftOut: leftOut.filter(asked) };
        },
        [`GET /fitting/${KEY}`]: () => ({
          vehicle: aVehicle(),
          parts: rows.slice(0, 3).map(product),
          ...{ conditions: [], rules: [], version: 1 },
        }),
      });
      const store = openStore();
      store.dispatch(vehicleChosen({ vehicle: aVehicle() }));
      showAt(store, '/orders', null);
      await act(async () => void store.dispatch(productOpenRequested(row.prodId)));
      return within(await screen.findByRole('dialog', { name: row.prodRef }));
    };

    it('says that it fits, or why not [B1.05]', async () => {
      const dialog = await open(towbar('AT-1'));
      expect(await dialog.findByText('Convient à votre véhicule')).toBeInTheDocument();
      expect(dialog.getByText('Peugeot 308 II, 2016')).toBeInTheDocument();
    });

    it('says of related products which fit, and why others do not, asked in one call [B1.05]', async () => {
      const related = [rows[0], rows[4]].map((row) => ({
        ...row,
        prodKind: '',
        prodWords: `Pièce ${row?.prodRef}`,
      }));
      const dialog = await open(towbar('AT-1'), related);
      await userEvent.click(await dialog.findByRole('tab', { name: 'Produits associés' }));
      expect(await dialog.findByText(/^Ne convient pas\s: jusqu’à 2013/)).toBeVisible();
      expect(
        within(dialog.getByRole('button', { name: /Pièce FA-7/ })).getByText('Convient à votre véhicule'),
      ).toBeVisible();
      expect(server.named(`POST /vehicles/${KEY}/fits`).map(({ body }) => body)).toContainEqual({
        prodIds: ['FA-7', 'FA-OLD'],
      });
    });

    it('says a condition of the fit once, in one sentence [B1.05]', async () => {
      const dialog = await open(harness('FA-13'));
      expect(await dialog.findByText('Convient à votre véhicule s’il a des feux à LED')).toBeInTheDocument();
    });

    it('says why it does not fit, and can be added all the same, for the vehicle [B1.05]', async () => {
      const dialog = await open(harness('FA-OLD'));
      expect(
        await dialog.findByText(/^Ne convient pas à votre véhicule.: jusqu’à 2013$/),
      ).toBeInTheDocument();
      server.answer({ 'POST /cart/item': () => ({}) });
      await userEvent.click(dialog.getByRole('button', { name: 'Ajouter au panier' }));
      await dialog.findByText('Produit ajouté au panier');
      expect(server.named('POST /cart/item').map(({ body }) => body)).toEqual([
        { prodId: 'FA-OLD', quantity: 1, vehicle: KEY },
      ]);
    });

    it('says beside what completes it that the cart holds one for this vehicle already [B2.06] [B1.05]', async () => {
      const held = { itId: 'i1', itProdId: 'FA-9', itProdRef: 'FA-9', itProdCatalogue: 'Faisceau' };
      server.answer({ 'GET /cart': () => ({ items: [{ ...held, itVehicle: aVehicle(), product: null }] }) });
      const dialog = await open(towbar('AT-1'));
      const completes = within(await dialog.findByRole('region', { name: 'Pour un montage complet' }));
      expect(await completes.findByText(/^Déjà dans le panier pour ce véhicule.: FA-9$/)).toBeInTheDocument();
      expect(completes.getByRole('button', { name: /^Ajouter aussi FA-\d+ au panier$/ })).toBeInTheDocument();
    });

    it('proposes what completes it, with price, stock and one click [B2.06]', async () => {
      const dialog = await open(towbar('AT-1'));
      const completes = within(await dialog.findByRole('region', { name: 'Pour un montage complet' }));
      expect(completes.getByText(/FA-/)).toBeInTheDocument();
      expect(completes.getByText('108,00 €')).toBeInTheDocument();
      expect(completes.getByText('En stock')).toBeInTheDocument();
      server.answer({ 'POST /cart/items': () => ({}) });
      await userEvent.click(completes.getByRole('button', { name: /^Ajouter FA-\d+ au panier$/ }));
      expect(await completes.findByRole('button', { name: /ajouté au panier$/ })).toBeInTheDocument();
      const [added] = server.named('POST /cart/items').map(({ body }) => body);
      expect(added).toEqual([{ prodId: expect.stringMatching(/^FA-/), quantity: 1, vehicle: KEY }]);
      expect(completes.getByRole('link', { name: 'Voir le montage complet' })).toHaveAttribute(
        'href',
        `/montage?v=${KEY}`,
      );
    });
  });
});
