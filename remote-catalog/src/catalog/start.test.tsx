import { aProduct, aRow } from '@extranet/shared/testing';
import { apiServer, HttpResponse, wire } from '@extranet/shared/testing/server';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import ProductModal from '../product/ProductModal.tsx';
import { answerLists, noRecentVehicles } from '../testing/lists.ts';
import { openStore, renderIn } from '../testing/open-store.tsx';
import { aKit } from '../testing/products.ts';
import CatalogPage from './CatalogPage.tsx';

describe('the catalogue before any search', () => {
  const server = apiServer();
  beforeEach(() => {
    server.use(noRecentVehicles);
    server.answer({ 'GET /promise': () => ({ promises: [] }) });
  });
  const rows = [
    aRow({ prodId: '1', prodRef: 'FA-1', prodMarque: 'Renault' }),
    aRow({ prodId: '2', prodRef: 'FA-2', prodMarque: 'Peugeot' }),
    aRow({ prodId: '3', prodRef: 'FA-3', prodMarque: 'Peugeot' }),
  ];
  beforeEach(() => {
    localStorage.clear();
    server.use(
      answerLists({ Faisceau: rows }),
      wire.get('/api/product/2', () => HttpResponse.json(aProduct({ prodId: '2', prodRef: 'FA-2' }))),
      wire.get('/api/product/2/related', () => HttpResponse.json([])),
      wire.get('/api/products/config', () =>
        HttpResponse.json({ properties: { Faisceau: [], Kit: [], Attelage: [] }, no_legend: [] }),
      ),
    );
  });
  const open = (account = {}) =>
    renderIn(
      openStore(account),
      <>
        <CatalogPage />
        <ProductModal />
      </>,
      '/catalog?cat=Faisceau',
    );

  it('offers the makes with their numbers of products; one click lists them', async () => {
    open();
    const makes = within(await screen.findByRole('region', { name: 'Par constructeur' }));
    expect(makes.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Peugeot2',
      'Renault1',
    ]);
    await userEvent.click(makes.getByRole('button', { name: 'Peugeot 2' }));
    expect(screen.getByLabelText('Marque')).toHaveValue('Peugeot');
    expect(screen.getAllByRole('row')).toHaveLength(3);
  });

  it('takes the car along to another catalogue, past the kits too, which have no fields for it, and leaves what only the first has [C2.22]', async () => {
    const towbar = aRow({ prodId: '4', prodRef: 'AT-4', prodCatalogue: 'Attelage', prodMarque: 'Peugeot' });
    server.use(answerLists({ Faisceau: rows, Attelage: [towbar], Kit: [] }));
    open();
    await screen.findByRole('region', { name: 'Par constructeur' });
    await userEvent.type(screen.getByLabelText('Marque'), 'peugeot');
    await userEvent.type(screen.getByLabelText('Année'), '2016');
    await userEvent.type(screen.getByLabelText('Référence'), 'FA-2');
    const choose = (name: string) => userEvent.selectOptions(screen.getByLabelText('Catalogue'), name);
    await choose('Attelages');
    expect(screen.getByLabelText('Marque')).toHaveValue('peugeot');
    expect(screen.getByLabelText('Année')).toHaveValue('2016');
    expect(screen.getByLabelText('Référence')).toHaveValue('');
    await choose('Kits');
    expect(screen.queryByLabelText('Marque')).toBeNull();
    await userEvent.type(screen.getByLabelText('Titre, description ou référence'), 'vélo');
    await choose('Faisceaux');
    expect(screen.getByLabelText('Marque')).toHaveValue('peugeot');
    expect(screen.getByLabelText('Année')).toHaveValue('2016');
    await userEvent.clear(screen.getByLabelText('Marque'));
    await choose('Kits');
    expect(screen.getByLabelText('Titre, description ou référence')).toHaveValue('vélo');
    await choose('Attelages');
    expect(screen.getByLabelText('Marque')).toHaveValue('');
  });

  it('says what kits are, and offers words that find some [N35]', async () => {
    const titles = ['Kit porte-vélos 2 vélos', 'Kit attelage démontable et faisceau 13 broches'];
    const kits = titles.map((prodTitre, at) => aKit({ prodId: `k${at}`, prodRef: `KI-${at}`, prodTitre }));
    server.use(answerLists({ Kit: kits }));
    renderIn(openStore(), <CatalogPage />, '/catalog?cat=Kit');
    expect(screen.getByText(/Un kit réunit sous une référence ce qui se monte ensemble/)).toBeInTheDocument();
    const words = within(await screen.findByRole('region', { name: 'Par sorte de kit' }));
    expect(words.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'démontable1',
      'porte-vélos1',
      '13 broches1',
    ]);
    await userEvent.click(words.getByRole('button', { name: 'porte-vélos 1' }));
    expect(await screen.findByRole('row', { name: /KI-0/ })).toBeInTheDocument();
    expect(screen.getByLabelText('Titre, description ou référence')).toHaveValue('porte-vélos');
  });

  it('offers the products that were opened last on this device, without their prices, and to their account alone', async () => {
    open();
    expect(screen.queryByRole('region', { name: 'Derniers produits vus' })).toBeNull();
    await userEvent.click(await screen.findByRole('button', { name: 'Peugeot 2' }));
    await userEvent.click(screen.getByRole('row', { name: /FA-2/ }));
    await within(await screen.findByRole('dialog', { name: 'FA-2' })).findByText('EAN : 3701234500012');
    cleanup();
    open();
    const seen = within(await screen.findByRole('region', { name: 'Derniers produits vus' }));
    expect(seen.getByRole('button')).toHaveTextContent('Citroën C3 Aircross, 2017-2021');
    expect(localStorage.getItem('catalogue.seen')).not.toContain('108');
    await userEvent.click(seen.getByRole('button'));
    expect(await screen.findByRole('dialog', { name: 'FA-2' })).toBeInTheDocument();
    cleanup();
    open({ id: 'u-next' });
    await screen.findByRole('region', { name: 'Par constructeur' });
    expect(screen.queryByRole('region', { name: 'Derniers produits vus' })).toBeNull();
  });
});
