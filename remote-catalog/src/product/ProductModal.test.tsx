import { date } from '@extranet/shared/format';
import { cartChanged, productOpenRequested, vehicleChosen } from '@extranet/shared/remote';
import type { Action } from '@extranet/shared/saga';
import { aProduct } from '@extranet/shared/testing';
import { apiServer, later, refusal, settled } from '@extranet/shared/testing/server';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openStore, renderIn } from '../testing/open-store.tsx';
import { aVehicle } from '../testing/vehicles.ts';
import ProductModal from './ProductModal.tsx';

const config = { properties: { Faisceau: ['prodAlimentation'], Kit: [], Attelage: [] }, no_legend: [] };
const ADD = 'POST /cart/item';
const ASK = 'POST /product/delivryInformationRequest';

describe('the product modal', () => {
  const server = apiServer();
  const sent = (name: string) => server.named(name).map(({ body }) => body);
  beforeEach(() => {
    localStorage.clear();
    server.answer({
      'GET /product/1': () => aProduct({ prodId: '1', prodRef: 'FA-00001' }),
      'GET /product/1/related': () => [],
      'GET /promise': () => ({ promises: [] }),
      'GET /products/config': () => config,
      'GET /products': () => [],
      'GET /product/1/stockAlert': () => ({ waiting: false }),
      'GET /reference/:ref/successor': () => ({ product: null }),
      'GET /product/1/delay': () => ({ request: null }),
    });
  });

  let store: ReturnType<typeof openStore>;
  const open = async (parts: Parameters<typeof aProduct>[0] = {}, account = {}) => {
    server.answer({ 'GET /product/1': () => aProduct({ prodId: '1', prodRef: 'FA-00001', ...parts }) });
    store = openStore(account);
    renderIn(store, <ProductModal />);
    await act(async () => {
      store.dispatch(productOpenRequested('1'));
    });
    return within(await screen.findByRole('dialog', { name: 'FA-00001' }));
  };

  it('says when it would arrive, as an estimate, or why that cannot be said [B4.02]', async () => {
    const promise = { stockCode: '1', on: '2026-11-26', orderBefore: '2026-11-25T15:00', none: null };
    server.answer({ 'GET /promise': () => ({ promises: [promise] }) });
    const dialog = await open({ prodCodeStock: '1' });
    expect(await dialog.findByText('Chez vous jeudi 26 novembre')).toBeVisible();
    expect(dialog.getByText(/si commandé avant le 25\/11 à 15\sh \(date estimée\)/)).toBeVisible();
    cleanup();
    const none = { stockCode: '1', on: null, orderBefore: null, none: 'noWorkingDay' };
    server.answer({ 'GET /promise': () => ({ promises: [none] }) });
    const other = await open({ prodCodeStock: '1' });
    expect(await other.findByText(/^Aucune date de livraison ne peut être estimée/)).toBeVisible();
  });

  it('shows everything needed to order the product, in words, and its features [C2.21, C3.05, C7.17] [W1.03]', async () => {
    const dialog = await open();
    const words = dialog.getByText(/^Faisceau standard 13 broches Citroën C3 Aircross/);
    expect(words).toHaveTextContent(/C3 Aircross, 2017-2021$/);
    expect(dialog.getByText('108,00 €')).toBeInTheDocument();
    expect(dialog.getByText('En stock')).toBeInTheDocument();
    expect(await dialog.findByText('Batterie')).toBeInTheDocument();
  });

  it('leads those who may read the forum to what was asked about the product [W1.21]', async () => {
    const forum = { name: 'Questions et réponses sur ce produit' };
    const dialog = await open({}, { roles: { faq: 'reader' } });
    expect(await dialog.findByRole('link', forum)).toHaveAttribute('href', '/faq/FA-00001');
    cleanup();
    const other = await open();
    await other.findByText('Batterie');
    expect(other.queryByRole('link', forum)).toBeNull();
  });

  it('prints with supplier, telephone and day at its head [W1.02]', async () => {
    const dialog = await open();
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    expect(dialog.getByText('Attelages du Rhône')).toBeInTheDocument();
    expect(dialog.getByText(/04 72 00 00 00/)).toBeInTheDocument();
    expect(dialog.getByText('Imprimé le').nextSibling).toHaveTextContent(date(new Date()));
  });

  it('changes the quantity by keyboard, wherever the focus is, never below one [C2.21, C5.05]', async () => {
    const dialog = await open();
    const quantity = dialog.getByRole('spinbutton', { name: 'Quantité de FA-00001' });
    dialog.getByRole('button', { name: 'Fermer' }).focus();
    await userEvent.keyboard('{ArrowUp}+');
    expect(quantity).toHaveValue('3');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}');
    expect(quantity).toHaveValue('1');
  });

  it.each(['99999', '0', '2,5'])(
    'adds nothing for the invalid quantity %p: it stays, with an error at its field [C5.05] [W1.24]',
    async (typed) => {
      const dialog = await open();
      server.answer({ [ADD]: () => ({}) });
      const quantity = dialog.getByRole('spinbutton', { name: 'Quantité de FA-00001' });
      await userEvent.clear(quantity);
      await userEvent.type(quantity, `${typed}{Enter}`);
      await userEvent.click(dialog.getByRole('button', { name: 'Ajouter au panier' }));
      await act(settled);
      expect(sent(ADD)).toEqual([]);
      expect(quantity).toHaveValue(typed);
      expect(quantity).toHaveFocus();
      expect(quantity).toHaveAccessibleDescription('Indiquez une quantité entière de 1 à 9\u202f999.');
      await userEvent.clear(quantity);
      await userEvent.type(quantity, '12{Enter}');
      await act(settled);
      expect(sent(ADD)).toEqual([{ prodId: '1', quantity: 12 }]);
    },
  );

  it('adds once despite a double click, confirms it, and leads to the cart [C2.21, C4.08, C7.24]', async () => {
    const dialog = await open();
    const added = later();
    server.answer({ [ADD]: () => added.answer });
    await userEvent.dblClick(dialog.getByRole('button', { name: 'Ajouter au panier' }));
    await act(settled);
    expect(sent(ADD)).toEqual([{ prodId: '1', quantity: 1 }]);
    added.resolve({});
    expect(await dialog.findByText('Produit ajouté au panier')).toBeInTheDocument();
    expect(dialog.getByRole('link', { name: 'Afficher le panier' })).toHaveAttribute('href', '/cart');
  });

  it('a second press of a hurried hand neither leads to the cart nor closes the sheet: what stands there now waits a moment [C2.21]', async () => {
    const dialog = await open();
    server.answer({ [ADD]: () => ({}) });
    await userEvent.click(dialog.getByRole('button', { name: 'Ajouter au panier' }));
    const close = await dialog.findByText('Fermer', { selector: 'button, button *' });
    fireEvent.click(close);
    expect(fireEvent.click(dialog.getByRole('link', { name: 'Afficher le panier' }))).toBe(false);
    await act(settled);
    expect(dialog.getByText('Produit ajouté au panier')).toBeInTheDocument();
    expect(fireEvent.keyDown(close, { key: 'Enter', repeat: true })).toBe(false);
    await waitFor(() => expect(close.parentElement).not.toHaveAttribute('data-calm'), { timeout: 2000 });
    await userEvent.click(close);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('passes the answered cart on, so that it is not requested again [C4.08, C7.24]', async () => {
    const dialog = await open();
    const cart = { items: [], totalPriceET: 0, orderVATAmount: 0, totalPriceIT: 0, fingerprint: 'f' };
    server.answer({ [ADD]: () => cart });
    const heard = jest.fn();
    store.injectRemote('listener', {
      reducer: (state: object = {}, action: Action) => {
        if (cartChanged.match(action)) heard(action.payload?.cart);
        return state;
      },
      saga: function* () {},
    });
    await userEvent.click(dialog.getByRole('button', { name: 'Ajouter au panier' }));
    await act(settled);
    expect(heard).toHaveBeenCalledWith(cart);
  });

  it('shows why the product could not be added, and allows another attempt [C8.04]', async () => {
    const dialog = await open();
    server.answer({ [ADD]: () => refusal(409, 'x', 'Ce produit a été retiré.') });
    await userEvent.click(dialog.getByRole('button', { name: 'Ajouter au panier' }));
    expect(await dialog.findByText('Le produit ne peut pas être ajouté au panier')).toBeInTheDocument();
    expect(dialog.getByText('Ce produit a été retiré.')).toBeInTheDocument();
    expect(dialog.getByRole('button', { name: 'Ajouter au panier' })).toBeEnabled();
  });

  it.each([
    ['no price', { prodPrix: '0', prodMbrPrice: '0' }, {}, /n'a pas de prix/],
    ['sold out', { prodCodeStock: '9' as const }, {}, /est épuisé/],
    ['not for sale', { prodStatut: 'non disponible' as const }, {}, /n'est pas disponible/],
    ['an account that may not order', {}, { orderEnabled: '0' as const }, /ne permet pas de commander/],
  ])('offers no order button and says why: %s [C5.07, C6.02]', async (_name, parts, account, why) => {
    const dialog = await open(parts, account);
    expect(dialog.getByText(why)).toBeInTheDocument();
    expect(await dialog.findByRole('link', { name: '04 72 00 00 00' })).toHaveAttribute(
      'href',
      'tel:0472000000',
    );
    expect(dialog.queryByRole('button', { name: 'Ajouter au panier' })).not.toBeInTheDocument();
  });

  it('offers to request delivery information only for an unknown delivery time [C2.21, C7.22]', async () => {
    const dialog = await open({ prodCodeStock: '0' });
    expect(dialog.getByText('Délai sur demande')).toBeInTheDocument();
    expect(dialog.getByRole('button', { name: 'Ajouter au panier' })).toBeEnabled();
    server.answer({ [ASK]: () => refusal(500) });
    await userEvent.click(dialog.getByRole('button', { name: 'Demander un délai de livraison' }));
    const ask = dialog.getByRole('button', { name: 'Envoyer la demande' });
    await userEvent.click(ask);
    expect(await dialog.findByText(/n'a pas pu être envoyée/)).toBeInTheDocument();
    server.answer({ [ASK]: () => ({ done: true, alreadyAsked: false }) });
    await userEvent.click(ask);
    expect(await dialog.findByText(/Votre demande est envoyée/)).toBeInTheDocument();
    expect(sent(ASK)).toEqual([{ prodId: '1' }, { prodId: '1' }]);
  });

  it.each([
    ['that the supplier already has it', { done: true, alreadyAsked: true }, /inutile de la renvoyer/],
    [
      'the server’s message when too many were sent',
      refusal(429, 'x', 'Vous avez envoyé beaucoup de demandes. Réessayez dans 12 minutes.'),
      /Réessayez dans 12 minutes/,
    ],
  ])('answers a request for delivery information with %s', async (_name, answer, sentence) => {
    const dialog = await open({ prodCodeStock: '0' });
    server.answer({ [ASK]: () => answer });
    await userEvent.click(dialog.getByRole('button', { name: 'Demander un délai de livraison' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Envoyer la demande' }));
    expect(await dialog.findByText(sentence)).toBeInTheDocument();
  });

  it('asks with a quantity and a wished date, which may stay empty [W1.20]', async () => {
    const dialog = await open({ prodCodeStock: '0' });
    server.answer({ [ASK]: () => ({ done: true, alreadyAsked: false }) });
    await userEvent.click(dialog.getByRole('button', { name: 'Demander un délai de livraison' }));
    const quantity = dialog.getByLabelText('Quantité (facultatif)');
    expect(quantity).toHaveFocus();
    await userEvent.type(quantity, '6');
    fireEvent.change(dialog.getByLabelText('Date souhaitée (facultatif)'), {
      target: { value: '2099-12-24' },
    });
    await userEvent.click(dialog.getByRole('button', { name: 'Envoyer la demande' }));
    await act(settled);
    expect(sent(ASK)).toEqual([{ prodId: '1', quantity: 6, wishedOn: '2099-12-24' }]);
  });

  it('takes over the quantity that was typed to order, and says after a reload that the request is there [N24]', async () => {
    const first = await open({ prodCodeStock: '0' });
    server.answer({ [ASK]: () => ({ done: true, alreadyAsked: false }) });
    const wanted = first.getByLabelText('Quantité de FA-00001', { selector: 'input' });
    await userEvent.clear(wanted);
    await userEvent.type(wanted, '6');
    await userEvent.click(first.getByRole('button', { name: 'Demander un délai de livraison' }));
    expect(first.getByLabelText('Quantité (facultatif)')).toHaveValue('6');
    await userEvent.click(first.getByRole('button', { name: 'Envoyer la demande' }));
    await first.findByText(/Votre demande est envoyée/);
    expect(sent(ASK)).toEqual([{ prodId: '1', quantity: 6 }]);
    cleanup();
    const later = await open({ prodCodeStock: '0' });
    const today = date(new Date(), 'day');
    expect(
      later.getByText(
        `Vous avez demandé un délai pour ce produit le ${today}. Nous vous répondons par mail.`,
      ),
    ).toBeInTheDocument();
    expect(later.getByRole('button', { name: 'Demander de nouveau un délai' })).toBeInTheDocument();
    cleanup();
    const other = await open({ prodCodeStock: '0' }, { id: 'u-next' });
    expect(other.queryByText(/Vous avez demandé un délai/)).toBeNull();
  });

  it('names the product in the title of the tab while it is open [N30]', async () => {
    await open();
    expect(document.title).toBe('FA-00001 · Extranet clients');
    await userEvent.keyboard('{Escape}');
    expect(document.title).not.toMatch(/FA-00001/);
  });

  it('explains the word of its range [N20]', async () => {
    const dialog = await open({ prodStandard: 'non' });
    await userEvent.hover(dialog.getByRole('button', { name: 'Premium' }));
    expect(await dialog.findByText(/Premium dialogue en plus avec le véhicule/)).toBeInTheDocument();
  });

  it.each([
    ['Quantité (facultatif)', 'abc', 'Indiquez une quantité entière de 1 à 9\u202f999.'],
    ['Quantité (facultatif)', '10000', 'Indiquez une quantité entière de 1 à 9\u202f999.'],
    ['Date souhaitée (facultatif)', '2020-01-01', "Choisissez aujourd'hui ou une date à venir."],
  ])(
    'asks for nothing with %s %p, and says at the field what is possible [W1.20]',
    async (label, typed, why) => {
      const dialog = await open({ prodCodeStock: '0' });
      await userEvent.click(dialog.getByRole('button', { name: 'Demander un délai de livraison' }));
      const field = dialog.getByLabelText(label);
      fireEvent.change(field, { target: { value: typed } });
      await userEvent.click(dialog.getByRole('button', { name: 'Envoyer la demande' }));
      await act(settled);
      expect(sent(ASK)).toEqual([]);
      expect(field).toHaveAccessibleDescription(why);
      expect(field).toHaveFocus();
    },
  );

  it.each([
    ['sold out', { prodCodeStock: '9' as const }],
    ['not for sale', { prodStatut: 'non disponible' as const }],
  ])(
    'offers what fits the same vehicle in place of a product that is %s, the same pins first [W1.20]',
    async (_name, parts) => {
      const sameVehicle = [
        aProduct({ prodId: '1', prodRef: 'FA-00001', prodCodeStock: '9' }),
        aProduct({ prodId: '2', prodRef: 'FA-00002', prodType: '7' }),
        aProduct({ prodId: '3', prodRef: 'FA-00003', prodCodeStock: '3' }),
        aProduct({ prodId: '4', prodRef: 'FA-00004', prodMbrPrice: '0' }),
      ];
      server.answer({ 'GET /products': () => sameVehicle });
      const dialog = await open(parts);
      const instead = within(await dialog.findByRole('region', { name: 'À la place' }));
      const offered = await instead.findAllByRole('button');
      expect(offered.map(({ textContent }) => /FA-\d{5}/.exec(textContent ?? '')?.[0])).toEqual([
        'FA-00003',
        'FA-00002',
      ]);
      expect(instead.getByRole('link')).toHaveAttribute(
        'href',
        '/catalog?cat=Faisceau&marque=Citro%C3%ABn&modele=C3+Aircross&exact=1',
      );
    },
  );

  it('says by what each does less than what cannot be had, those that do least so last [W1.20] [B4.06]', async () => {
    const sameVehicle = [
      aProduct({ prodId: '2', prodRef: 'FA-00002', prodAnnee: '2006-2010', prodLEDSupport: 'Non' }),
      aProduct({ prodId: '3', prodRef: 'FA-00003', prodAnnee: '2009-', prodLEDSupport: 'Oui' }),
      aProduct({ prodId: '4', prodRef: 'FA-00004', prodAnnee: '2007-2014', prodLEDSupport: 'Oui' }),
    ];
    server.answer({ 'GET /products': () => sameVehicle });
    const dialog = await open({ prodCodeStock: '9', prodAnnee: '2007-2014', prodLEDSupport: 'Oui' });
    const instead = within(await dialog.findByRole('region', { name: 'À la place' }));
    const offered = await instead.findAllByRole('button');
    const said = offered.map((one) => [
      /FA-\d{5}/.exec(one.textContent ?? '')?.[0],
      one.querySelector('em')?.textContent,
    ]);
    expect(said).toEqual([
      ['FA-00004', undefined],
      ['FA-00003', 'ne couvre pas 2007-2008'],
      ['FA-00002', 'ne couvre pas 2011-2014 · sans feux à LED'],
    ]);
  });

  it('does not offer once more in its place what replaces it [B4.06]', async () => {
    const [successor, other] = [
      aProduct({ prodId: '2', prodRef: 'FA-00002' }),
      aProduct({ prodId: '3', prodRef: 'FA-00003' }),
    ];
    server.answer({
      'GET /products': () => [successor, other],
      'GET /reference/:ref/successor': () => ({ product: successor }),
    });
    const dialog = await open({ prodCodeStock: '9' });
    expect(await dialog.findByRole('region', { name: 'Remplacé par' })).toHaveTextContent('FA-00002');
    const instead = within(await dialog.findByRole('region', { name: 'À la place' }));
    expect(await instead.findByText('FA-00003')).toBeInTheDocument();
    expect(instead.queryByText('FA-00002')).toBeNull();
  });

  it('offers in its place only what fits the chosen vehicle [W1.20] [B1.05]', async () => {
    const [own, other] = [
      aProduct({ prodId: '2', prodRef: 'FA-00002' }),
      aProduct({ prodId: '3', prodRef: 'FA-00003' }),
    ];
    const fits = [{ prodId: '3', reason: { code: 'fits' } }];
    server.answer({
      'GET /product/1': () => aProduct({ prodId: '1', prodRef: 'FA-00001', prodCodeStock: '9' }),
      'GET /products': (_body, { request }) => (request.url.includes('308') ? [own, other] : [own]),
      [`POST /vehicles/${aVehicle().key}/fits`]: () => ({ fits, leftOut: [] }),
      [`GET /fitting/${aVehicle().key}`]: () => refusal(500),
      'GET /cart': () => ({ items: [] }),
    });
    store = openStore();
    store.dispatch(vehicleChosen({ vehicle: aVehicle(), typed: '' }));
    renderIn(store, <ProductModal />);
    act(() => void store.dispatch(productOpenRequested('1')));
    await act(settled);
    const instead = within(await screen.findByRole('region', { name: 'À la place' }));
    expect(await instead.findByText('FA-00003')).toBeInTheDocument();
    expect(instead.queryByText('FA-00002')).toBeNull();
    expect(instead.getByRole('link')).toHaveAttribute('href', `/catalog?v=${aVehicle().key}`);
  });

  it('shows related products with price and stock [W1.03]', async () => {
    const { prodId, prodRef, prodCatalogue, prodTitre, prodMbrPrice, prodCodeStock, prodStatut } = aProduct({
      prodId: '2',
      prodRef: 'KI-00001',
      prodCatalogue: 'Kit',
      prodMbrPrice: '42.50',
      prodCodeStock: '2',
    });
    const kit = { prodId, prodRef, prodCatalogue, prodTitre, prodMbrPrice, prodCodeStock, prodStatut };
    server.answer({ 'GET /product/1/related': () => [{ ...kit, prodKind: '', prodWords: 'Kit éclairage' }] });
    const dialog = await open();
    await userEvent.click(dialog.getByRole('tab', { name: 'Produits associés' }));
    expect(
      await dialog.findByRole('button', { name: /Kit éclairage.*42,50.*Stock limité/ }),
    ).toBeInTheDocument();
  });

  it('treats an unknown stock code as delivery on request [D4]', async () => {
    const dialog = await open({ prodCodeStock: '7' as '0' });
    expect(dialog.getByText('Délai sur demande')).toBeInTheDocument();
    expect(dialog.getByRole('button', { name: 'Demander un délai de livraison' })).toBeInTheDocument();
  });

  it('says that a withdrawn product is gone, and offers to retry after a failure', async () => {
    // jsdom prints a lost connection itself.
    jest.spyOn(console, 'error').mockImplementation(() => {});
    server.answer({
      'GET /product/withdrawn': () => refusal(404),
      'GET /product/withdrawn/related': () => [],
      'GET /promise': () => ({ promises: [] }),
    });
    const store = openStore();
    renderIn(store, <ProductModal />);
    await act(async () => {
      store.dispatch(productOpenRequested('withdrawn'));
    });
    expect(await screen.findByText("Ce produit n'est pas dans votre catalogue")).toBeInTheDocument();
    server.answer({ 'GET /product/1': () => refusal(0) });
    await act(async () => {
      store.dispatch(productOpenRequested('1'));
    });
    await screen.findByText("Ce produit n'a pas pu être chargé");
    server.answer({ 'GET /product/1': () => aProduct({ prodId: '1', prodRef: 'FA-00001' }) });
    await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(await screen.findByRole('dialog', { name: 'FA-00001' })).toBeInTheDocument();
  });

  it('opens from a link [C2.04]', async () => {
    renderIn(openStore(), <ProductModal />, '/catalog?produit=1');
    expect(await screen.findByRole('dialog', { name: 'FA-00001' })).toBeInTheDocument();
  });

  it('names what replaces a product that cannot be ordered, and takes it with one click [B4.06]', async () => {
    const product = aProduct({ prodId: '2', prodRef: 'FA-00002', prodCodeStock: '1' });
    server.answer({ 'GET /reference/FA-00001/successor': () => ({ product }), [ADD]: () => ({}) });
    const dialog = await open({ prodCodeStock: '9' });
    const panel = within(await dialog.findByRole('region', { name: 'Remplacé par' }));
    expect(panel.getByText('FA-00002')).toBeVisible();
    await userEvent.dblClick(panel.getByRole('button', { name: 'Ajouter FA-00002 au panier' }));
    expect(await panel.findByText('FA-00002 est dans votre panier.')).toBeVisible();
    expect(sent(ADD)).toEqual([{ prodId: '2', quantity: 1 }]);
    server.answer({ 'GET /product/2': () => product, 'GET /product/2/related': () => [] });
    await userEvent.click(panel.getByRole('button', { name: 'Voir la fiche' }));
    expect(await screen.findByRole('dialog', { name: 'FA-00002' })).toBeVisible();
  });

  it('tells once when a sold out product is back, if one wants, and takes it back [B4.06]', async () => {
    server.answer({
      'PUT /product/1/stockAlert': () => ({ waiting: true }),
      'DELETE /product/1/stockAlert': () => refusal(0),
    });
    const dialog = await open({ prodCodeStock: '9' });
    await userEvent.dblClick(await dialog.findByRole('button', { name: 'Me prévenir quand il revient' }));
    const off = await dialog.findByRole('button', { name: 'Ne plus me prévenir' });
    expect(server.named('PUT /product/1/stockAlert')).toHaveLength(1);
    expect(dialog.getByText(/prévenu une fois/)).toBeInTheDocument();
    await userEvent.click(off);
    expect(await dialog.findByText(/n'a pas pu être enregistrée/)).toBeInTheDocument();
    expect(off).toBeEnabled();
  });

  it('shows what was answered to the last request about the product [B4.06]', async () => {
    const request = { askedAt: '2026-11-20T09:00:00.000Z', quantity: 5, wishedOn: null };
    const answer = {
      answer: 'Cinq pièces.',
      promisedOn: '2026-12-02',
      answeredAt: '2026-11-24T09:00:00.000Z',
    };
    server.answer({ 'GET /product/1/delay': () => ({ request: { ...request, ...answer } }) });
    const dialog = await open({ prodCodeStock: '0' });
    expect(await dialog.findByText('Notre réponse du 24/11/2026')).toBeInTheDocument();
    expect(dialog.getByText('Départ possible le mercredi 2 décembre 2026.')).toBeInTheDocument();
    expect(dialog.getByText('Cinq pièces.')).toBeInTheDocument();
  });
});
