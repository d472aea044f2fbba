import { productOpenRequested, vehicleChosen } from '@extranet/shared/remote';
import { aProduct } from '@extranet/shared/testing';
import { refusal, settled } from '@extranet/shared/testing/server';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openStore, renderIn } from '../testing/open-store.tsx';
import { productModal } from '../testing/product-modal.tsx';
import { aVehicle } from '../testing/vehicles.ts';
import ProductModal from './ProductModal.tsx';

const ADD = 'POST /cart/item';

describe('what stands in the place of a product that cannot be had', () => {
  const { server, sent, open } = productModal();

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
    const store = openStore();
    store.dispatch(vehicleChosen({ vehicle: aVehicle(), typed: '' }));
    renderIn(store, <ProductModal />);
    act(() => void store.dispatch(productOpenRequested('1')));
    await act(settled);
    const instead = within(await screen.findByRole('region', { name: 'À la place' }));
    expect(await instead.findByText('FA-00003')).toBeInTheDocument();
    expect(instead.queryByText('FA-00002')).toBeNull();
    expect(instead.getByRole('link')).toHaveAttribute('href', `/catalog?v=${aVehicle().key}`);
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
    expect(await dialog.findByText(/n’a pas pu être enregistrée/)).toBeInTheDocument();
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
