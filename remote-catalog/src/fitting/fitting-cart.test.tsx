import type { CartItem } from '@extranet/shared/contracts';
import { vehicleChosen } from '@extranet/shared/remote';
import type { Answers } from '@extranet/shared/rules/fitting';
import { apiServer, refusal, settled } from '@extranet/shared/testing/server';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { material, part, parts, promises } from '../testing/fitting-material.ts';
import { showAt } from '../testing/in-browser.tsx';
import { openStore } from '../testing/open-store.tsx';
import { aVehicle, golf } from '../testing/vehicles.ts';
import FittingPage from './FittingPage.tsx';

const KEY = 'peugeot.308ii.2016';

/** A cart that answers as the server's does. */
function aServersCart(lines: readonly [prodId: string, quantity: number, vehicle?: CartItem['itVehicle']][]) {
  let held = lines.map(([prodId, quantity, vehicle = aVehicle()]) => ({ prodId, quantity, vehicle }));
  const cart = () => ({
    ...{ totalPriceET: 0, orderVATAmount: 0, totalPriceIT: 0, fingerprint: 'f' },
    items: held.map(({ prodId, quantity, vehicle }) => ({
      ...{
        itId: `it-${prodId}`,
        itProdId: prodId,
        itProdRef: prodId,
        itQuantity: quantity,
        itVehicle: vehicle,
      },
      itProdCatalogue: prodId.startsWith('AT') ? 'Attelage' : 'Faisceau',
      product: parts.find((one) => one.prodId === prodId),
    })),
  });
  const put = (prodId: string, by: number) => {
    const line = held.find((one) => one.prodId === prodId);
    if (line) line.quantity += by;
    else held = [...held, { prodId, quantity: by, vehicle: aVehicle() }];
  };
  return {
    answers: {
      'GET /cart': cart,
      'POST /cart/items': (body: unknown) => {
        for (const { prodId } of body as { prodId: string }[]) put(prodId, 1);
        return cart();
      },
      'DELETE /cart/item/:itId': (_body: unknown, { request }: { request: Request }) => {
        held = held.filter(({ prodId }) => !request.url.endsWith(`/it-${prodId}`));
        return cart();
      },
      'PUT /cart/item/:itId': (body: unknown, { request }: { request: Request }) => {
        const line = held.find(({ prodId }) => request.url.endsWith(`/it-${prodId}`));
        if (line) line.quantity = (body as { quantity: number }).quantity;
        return cart();
      },
    },
    holds: () => held.map(({ prodId, quantity }) => `${quantity} ${prodId}`).sort(),
  };
}

describe('a fitting beside what the cart holds', () => {
  const server = apiServer();
  const open = (cart: ReturnType<typeof aServersCart>, of = material(), answers: Answers = {}) => {
    server.answer({
      'GET /vehicles/recent': () => [],
      'GET /promise': promises,
      [`GET /vehicles/${KEY}`]: () => aVehicle(),
      [`GET /fitting/${KEY}`]: () => of,
      ...cart.answers,
    });
    const store = openStore();
    store.dispatch(vehicleChosen({ vehicle: aVehicle(), answers }));
    showAt(store, `/montage?v=${KEY}`, <FittingPage />);
  };
  const way = async (name: string) => within(await screen.findByRole('article', { name }));

  it('tells the cart what was answered of the car, and nothing of what was left open [B1.05] [B2.02]', async () => {
    open(aServersCart([]), material(), {
      use: 'remorque',
      sportBumper: 'non',
      ledLights: undefined,
    } as Answers);
    const fixed = await way('Col de cygne');
    await userEvent.click(fixed.getByRole('button', { name: 'Tout mettre au panier' }));
    await act(settled);
    const [added] = server.named('POST /cart/items').map(({ body }) => body);
    expect(added).toEqual(
      ['AT-1', 'FA-7'].map((prodId) => ({
        ...{ prodId, quantity: 1, vehicle: KEY },
        equipment: { sportBumper: 'non' },
      })),
    );
  });

  it('says that it is there, and puts another in its place on demand, which can be turned back [B2.01]', async () => {
    const cart = aServersCart([]);
    open(cart);
    const [fixed, detachable] = [await way('Col de cygne'), await way('Démontable')];
    await userEvent.click(fixed.getByRole('button', { name: 'Tout mettre au panier' }));
    expect(await detachable.findByRole('button', { name: 'Ajouter aussi' })).toBeInTheDocument();
    await userEvent.click(detachable.getByRole('button', { name: 'Remplacer par celui-ci' }));
    await detachable.findByText('Ce montage remplace celui qui était au panier.');
    expect(detachable.getByRole('link', { name: 'Afficher le panier' })).toHaveFocus();
    expect(cart.holds()).toEqual(['1 AT-2', '1 FA-7']);
    await userEvent.click(detachable.getByRole('button', { name: 'Annuler' }));
    expect(await fixed.findByText('Au panier')).toBeInTheDocument();
    expect(cart.holds()).toEqual(['1 AT-1', '1 FA-7']);
    expect(fixed.queryByRole('button', { name: 'Tout mettre au panier' })).toBeNull();
  });

  it('takes one piece of each line out, and nothing of another vehicle [B2.01]', async () => {
    const cart = aServersCart([
      ['AT-1', 2],
      ['FA-13', 1, golf],
    ]);
    open(cart);
    const detachable = await way('Démontable');
    await userEvent.click(await detachable.findByRole('button', { name: 'Remplacer par celui-ci' }));
    await detachable.findByText('Ce montage remplace celui qui était au panier.');
    expect(cart.holds()).toEqual(['1 AT-1', '1 AT-2', '1 FA-13', '1 FA-7']);
  });

  it('adds what is missing of what is there in part, or the whole a second time on purpose [B2.01]', async () => {
    const cart = aServersCart([['AT-1', 1]]);
    open(cart);
    const fixed = await way('Col de cygne');
    await userEvent.click(await fixed.findByRole('button', { name: 'Ajouter ce qui manque' }));
    await fixed.findByText('1 pièce ajoutée au panier');
    expect(cart.holds()).toEqual(['1 AT-1', '1 FA-7']);
    const detachable = await way('Démontable');
    await userEvent.click(detachable.getByRole('button', { name: 'Ajouter aussi' }));
    await detachable.findByText('2 pièces ajoutées au panier');
    expect(cart.holds()).toEqual(['1 AT-1', '1 AT-2', '2 FA-7']);
  });

  it('says before a second is added what the cart holds for this vehicle, of the same sort [B2.01] [B1.05]', async () => {
    open(
      aServersCart([
        ['FA-7', 1],
        ['FA-13', 1, golf],
      ]),
    );
    const fixed = await way('Col de cygne');
    expect(await fixed.findByRole('button', { name: 'Ajouter aussi' })).toBeInTheDocument();
    expect(fixed.getByText(/^Déjà dans le panier pour ce véhicule.: FA-7$/)).toBeInTheDocument();
  });

  it('loses no part when the old one cannot be taken out, and says so [B2.01]', async () => {
    const cart = aServersCart([['AT-1', 1]]);
    open(cart);
    server.answer({ 'DELETE /cart/item/:itId': () => refusal(409, 'x', 'Trop de demandes.') });
    const detachable = await way('Démontable');
    await userEvent.click(await detachable.findByRole('button', { name: 'Remplacer par celui-ci' }));
    expect(await detachable.findByText('Trop de demandes.')).toBeInTheDocument();
    expect(detachable.getByText(/^Le remplacement n’a pas abouti/)).toBeInTheDocument();
    expect(cart.holds()).toEqual(['1 AT-1', '1 AT-2', '1 FA-7']);
  });

  it('leaves the bicycle carrier out of the total, says so, and adds it by itself [B2.01] [B2.06]', async () => {
    const cart = aServersCart([]);
    const carrier = part('KI-2', {
      ...{ prodCatalogue: 'Kit', prodType: '', prodMbrPrice: '342.30' },
      prodTitre: 'Kit porte-vélos sur attelage 2 vélos',
    });
    open(cart, material({ parts: [...parts, carrier] }), { use: 'porte-velos' });
    const fixed = await way('Col de cygne');
    expect(fixed.getByText(/^En option, non compris dans le total/)).toBeVisible();
    await userEvent.click(fixed.getByRole('button', { name: 'Tout mettre au panier' }));
    await fixed.findByText('2 pièces ajoutées au panier');
    expect(cart.holds()).toEqual(['1 AT-1', '1 FA-7']);
    await userEvent.click(fixed.getByRole('button', { name: 'Ajouter KI-2 au panier' }));
    expect(await fixed.findByRole('button', { name: 'KI-2 ajouté au panier' })).toBeInTheDocument();
    expect(cart.holds()).toEqual(['1 AT-1', '1 FA-7', '1 KI-2']);
  });

  it('knows after a reload that the cart holds the carrier already [B2.06]', async () => {
    const cart = aServersCart([
      ['AT-1', 1],
      ['KI-2', 1],
    ]);
    const carrier = part('KI-2', {
      ...{ prodCatalogue: 'Kit', prodType: '', prodTitre: 'Kit porte-vélos sur attelage 2 vélos' },
    });
    open(cart, material({ parts: [...parts, carrier] }), { use: 'porte-velos' });
    const fixed = await way('Col de cygne');
    await userEvent.click(await fixed.findByRole('button', { name: 'KI-2 ajouté au panier' }));
    expect(cart.holds()).toEqual(['1 AT-1', '1 KI-2']);
  });
});
