import { apiServer, later, refusal, settled } from '@extranet/shared/testing/server';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { material, part, parts, promises, rule, rules } from '../testing/fitting-material.ts';
import { showAt } from '../testing/in-browser.tsx';
import { openStore } from '../testing/open-store.tsx';
import { aVehicle } from '../testing/vehicles.ts';
import FittingPage from './FittingPage.tsx';

const aCart = { items: [], totalPriceET: 0, orderVATAmount: 0, totalPriceIT: 0, fingerprint: 'f' };
const GET = 'GET /fitting/peugeot.308ii.2016';
const ADD = 'POST /cart/items';

describe('the complete fitting of a vehicle', () => {
  const server = apiServer();
  beforeEach(() =>
    server.answer({
      [GET]: () => material(),
      'GET /promise': promises,
      'GET /vehicles/recent': () => [],
      'GET /cart': () => aCart,
      'GET /vehicles/peugeot.308ii.2016': () => aVehicle(),
    }),
  );
  const open = (account = {}) => {
    const store = openStore(account);
    showAt(store, '/montage?v=peugeot.308ii.2016', <FittingPage />);
    return store;
  };
  const way = async (name: string) => within(await screen.findByRole('article', { name }));
  const spoken = (text: string | null | undefined) => text?.replace(/\s/g, ' ');

  it('has the ways to tow side by side, each with its parts, what it tows, time, slowest stock, total at the own price [B2.01]', async () => {
    open();
    const fixed = await way('Col de cygne');
    expect(fixed.getByRole('button', { name: 'Ouvrir AT-1' })).toBeInTheDocument();
    expect(fixed.getByRole('button', { name: 'Ouvrir FA-7' })).toBeInTheDocument();
    await fixed.findByText(/^Chez vous/);
    const facts = fixed.getAllByRole('definition').map(({ textContent }) => spoken(textContent));
    expect(facts.slice(3)).toEqual([
      '1 500 kg, 75 kg sur la boule',
      '2 h 30',
      'En stockChez vous mardi 1er décembre (date estimée)',
    ]);
    expect(fixed.getByText(/210,00/)).toBeInTheDocument();
    const detachable = await way('Démontable');
    expect(detachable.getByText('Sous 3 à 5 jours')).toBeInTheDocument();
    // The car is on the lift: when, and what is waited for.
    expect(detachable.getByText('Chez vous mardi 8 décembre (date estimée)')).toBeInTheDocument();
    expect(detachable.getByText(/^Arrive en dernier\s: AT-2$/)).toBeInTheDocument();
    expect(fixed.queryByText(/^Arrive en dernier/)).toBeNull();
    expect(detachable.getByText(/310,00/)).toBeInTheDocument();
    expect(screen.queryByRole('article', { name: 'Escamotable' })).toBeNull();
  });

  it('puts the whole into the cart with one action, once despite a double click, with the vehicle [B2.01]', async () => {
    const added = later();
    server.answer({ [ADD]: () => added.answer });
    open();
    const fixed = await way('Col de cygne');
    await userEvent.dblClick(fixed.getByRole('button', { name: 'Tout mettre au panier' }));
    await act(settled);
    added.resolve(aCart);
    const cart = await fixed.findByRole('link', { name: 'Afficher le panier' });
    expect(cart).toHaveAttribute('href', '/cart');
    expect(cart).toHaveFocus();
    const vehicle = 'peugeot.308ii.2016';
    expect(server.named(ADD).map(({ body }) => body)).toEqual([
      [
        { prodId: 'AT-1', quantity: 1, vehicle },
        { prodId: 'FA-7', quantity: 1, vehicle },
      ],
    ]);
  });

  it('offers the whole anew once another answer has changed it [B2.01] [B2.02]', async () => {
    server.answer({ [ADD]: () => aCart });
    open();
    const fixed = await way('Col de cygne');
    await userEvent.click(fixed.getByRole('button', { name: 'Tout mettre au panier' }));
    await fixed.findByText('2 pièces ajoutées au panier');
    await userEvent.click(screen.getByLabelText('Une caravane'));
    expect(fixed.queryByText('2 pièces ajoutées au panier')).toBeNull();
    expect(fixed.getByRole('button', { name: 'Tout mettre au panier' })).toBeInTheDocument();
  });

  it.each([
    [refusal(409, 'cart.blocked', 'AT-1 est épuisé.'), 'Rien n’a été ajouté au panier', 'AT-1 est épuisé.'],
    [refusal(0), 'Nous n’avons pas reçu de réponse', /peut-être déjà au panier/],
  ])('says what became of an addition that failed [B2.01]', async (answer, title, hint) => {
    server.answer({ [ADD]: () => answer });
    open();
    const fixed = await way('Col de cygne');
    await userEvent.click(fixed.getByRole('button', { name: 'Tout mettre au panier' }));
    expect(await fixed.findByText(title)).toBeInTheDocument();
    expect(fixed.getByText(hint)).toBeInTheDocument();
  });

  it('says which parts are missing, and adds only what can be ordered [B2.01]', async () => {
    server.answer({
      [GET]: () =>
        material({
          parts: parts.map((one) =>
            one.prodRef === 'FA-7' || one.prodRef === 'FA-13' ? { ...one, prodCodeStock: '9' } : one,
          ),
        }),
      [ADD]: () => aCart,
    });
    open();
    const fixed = await way('Col de cygne');
    expect(fixed.getByText(/Incomplet.*1 pièce seulement/)).toBeInTheDocument();
    await userEvent.click(fixed.getByRole('button', { name: 'Tout mettre au panier' }));
    await act(settled);
    expect(server.named(ADD).map(({ body }) => (body as unknown[]).length)).toEqual([1]);
  });

  it('says once that nothing suits the use, with the reason: no count, no card, no sheet [B2.01] [B2.03]', async () => {
    const refused = rule({
      ...{ ruleId: 'x', of: 'Attelage', outcome: 'excludes', title: 'Dacia Spring : ne tracte pas' },
      ...{ why: 'La Spring est réceptionnée sans masse remorquable.' },
      when: [{ field: 'answer.use', operator: 'is', values: ['caravane'] }],
      part: [{ field: 'part.prodTypeAttelage', operator: 'is', values: ['Col de cygne', 'Démontable'] }],
    });
    server.answer({ [GET]: () => material({ rules: [...rules, refused] }) });
    open();
    await userEvent.click(await screen.findByLabelText('Une caravane'));
    expect(screen.getByText('Dacia Spring : ne tracte pas')).toBeInTheDocument();
    expect(screen.getByText(/^La Spring est réceptionnée sans masse remorquable/)).toBeInTheDocument();
    expect(screen.getByText(/^Aucun montage$/)).toHaveAttribute('role', 'status');
    expect(screen.queryByRole('article')).toBeNull();
    expect(screen.queryByText(/0,00/)).toBeNull();
    expect(screen.queryByRole('button', { name: /^(Imprimer la fiche|Aller aux montages)$/ })).toBeNull();
    await userEvent.click(screen.getByLabelText('Une remorque'));
    expect(screen.getAllByRole('article')).toHaveLength(2);
  });

  it('tells an account without towbars so, and has the harnesses that fit [B2.01]', async () => {
    server.answer({
      [GET]: () => material({ parts: parts.filter(({ prodCatalogue }) => prodCatalogue === 'Faisceau') }),
    });
    open({ catalogs: ['Faisceau'] });
    expect(await screen.findByText('Votre compte n’ouvre pas les attelages')).toBeInTheDocument();
    expect(screen.queryByText(/Aucun attelage/)).toBeNull();
    const fit = within(screen.getByRole('region', { name: '2 faisceaux conviennent à ce véhicule' }));
    expect(fit.getByRole('button', { name: 'Ouvrir FA-13' })).toBeInTheDocument();
    expect(fit.getByText('13 broches')).toBeInTheDocument();
  });

  it("shows under 'Pourquoi ?' the rule that decided, in words, with its source [B2.03]", async () => {
    open();
    await userEvent.click(await screen.findByLabelText('Une caravane'));
    const fixed = await way('Col de cygne');
    await userEvent.click(fixed.getByText(/^Pourquoi/));
    expect(fixed.getByText('Caravane : prise 13 broches')).toBeVisible();
    expect(fixed.getByText('Une caravane a besoin du 12 V permanent.')).toBeVisible();
    expect(fixed.getByText('A fait choisir FA-13 · ISO 11446')).toBeVisible();
  });

  it("names under 'Pourquoi ?' what would fit as well, and why the other was taken [B2.03]", async () => {
    const dearer = part('AT-8', {
      ...{
        prodCatalogue: 'Attelage',
        prodType: '',
        prodTypeAttelage: 'Col de cygne',
        prodMbrPrice: '199.00',
      },
    });
    server.answer({ [GET]: () => material({ parts: [...parts, dearer] }) });
    open();
    const fixed = await way('Col de cygne');
    expect(fixed.queryByText('Convient aussi')).toBeNull();
    await userEvent.click(fixed.getByText(/^Pourquoi/));
    const beside = within(await fixed.findByRole('region', { name: 'Convient aussi' }));
    expect(beside.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['AT-8', 'FA-13']);
    expect(beside.getByText('Plus cher que AT-1.')).toBeVisible();
    expect(beside.getByText('Plus cher que FA-7.')).toBeVisible();
  });

  it('has warnings in words before the cart, with the glossary where a technical word stands [B2.05]', async () => {
    const bus = rule({
      ...{ ruleId: 'bus', outcome: 'warns', text: 'Codage nécessaire.' },
      part: [{ field: 'part.prodCan', operator: 'is', values: ['Oui'] }],
    });
    server.answer({
      [GET]: () =>
        material({
          rules: [...rules, bus],
          parts: parts.map((one) => (one.prodRef === 'FA-7' ? { ...one, prodCan: 'Oui' } : one)),
        }),
    });
    open();
    const detachable = await way('Démontable');
    expect(detachable.getByText(/Le pare-chocs est à découper/)).toBeInTheDocument();
    const all = within(screen.getByRole('list', { name: 'Pour toutes les solutions' }));
    await userEvent.hover(all.getByRole('button', { name: 'Raccordement au bus CAN' }));
    expect(await screen.findByRole('tooltip')).toHaveTextContent(/réseau de données du véhicule/);
    // Its sentence would only say the warning again.
    expect(detachable.queryByRole('button', { name: 'Découpe du pare-chocs' })).toBeNull();
    expect((await way('Col de cygne')).queryByText(/à découper/)).toBeNull();
  });

  it('says once above the cards what holds for every way, and keeps all of it on the printed sheet [B2.05]', async () => {
    const licence = rule({
      ...{ ruleId: 'be', of: 'Attelage', outcome: 'warns', text: 'Permis BE au-delà.' },
    });
    server.answer({ [GET]: () => material({ rules: [...rules, licence] }) });
    open();
    const detachable = await way('Démontable');
    expect(screen.getAllByText('Permis BE au-delà.')).toHaveLength(1);
    const all = within(screen.getByRole('list', { name: 'Pour toutes les solutions' }));
    await userEvent.hover(all.getByRole('button', { name: 'BE' }));
    expect(await screen.findByRole('tooltip')).toHaveTextContent(/remorque de plus de 750.kg/);
    expect(detachable.getByText(/Le pare-chocs est à découper/)).toBeInTheDocument();
    const print = jest.spyOn(window, 'print').mockImplementation(() => {});
    await userEvent.click(detachable.getByRole('button', { name: 'Imprimer la fiche' }));
    await waitFor(() => expect(print).toHaveBeenCalled());
    const paper = screen.getByText('À savoir avant le montage').parentElement;
    expect(paper).toHaveTextContent(/à découper.*Permis BE/);
    print.mockRestore();
  });

  it('says what to do for a vehicle of which nothing is known [B2.01]', async () => {
    server.answer({ [GET]: () => material({ parts: [] }) });
    open();
    expect(await screen.findByText('Aucune application connue pour ce véhicule')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Ouvrir le catalogue' })).toHaveAttribute('href', '/catalog');
    expect(screen.getByRole('link', { name: '04 72 00 00 00' })).toBeInTheDocument();
  });

  it('can be asked for again when it did not arrive [B2.01]', async () => {
    server.answer({ [GET]: () => refusal(503, 'x', 'Trop de demandes.') });
    open();
    await screen.findByText('Trop de demandes.');
    server.answer({ [GET]: () => material() });
    await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(await screen.findByRole('article', { name: 'Col de cygne' })).toBeInTheDocument();
  });
});
