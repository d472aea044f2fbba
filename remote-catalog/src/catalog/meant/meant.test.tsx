import type { MeantModels } from '@extranet/shared/contracts';
import { aRow } from '@extranet/shared/testing';
import { apiServer, HttpResponse, later, settled, wire } from '@extranet/shared/testing/server';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerLists, noRecentVehicles } from '../../testing/lists.ts';
import { openStore, renderIn } from '../../testing/open-store.tsx';
import { onScreen } from '../../testing/screen.ts';
import CatalogPage from '../CatalogPage.tsx';

const row = (prodRef: string, prodMarque: string, prodModele: string, prodAnnee = '2010-2020') =>
  aRow({ prodId: prodRef, prodRef, prodMarque, prodModele, prodAnnee });
const ROWS = [
  row('FA-1', 'Volkswagen', 'Golf VII'),
  row('FA-2', 'Volkswagen', 'Golf VI'),
  row('FA-3', 'Volkswagen', 'Golf VII Break', '2010-2014'),
  row('FA-4', 'Peugeot', '308 II'),
];
const volkswagen = (models: string[], parts: Partial<MeantModels> = {}): MeantModels => ({
  ...{ inWords: 'Volkswagen', unknown: [], makes: [{ name: 'Volkswagen', models }] },
  ...parts,
});

describe('the fields of the catalogue read what begins no name as the search does [B3.02] [B3.03]', () => {
  onScreen(1280);
  const server = apiServer();
  const read = jest.fn((_asked: string): MeantModels | Promise<MeantModels> => volkswagen(['']));
  beforeEach(() => {
    read.mockReset().mockImplementation(() => volkswagen(['', 'Golf VI', 'Golf VII', 'Golf VII Break']));
    server.use(noRecentVehicles, answerLists({ Faisceau: ROWS }));
    server.answer({
      'GET /products/meant': (_body, { request }) => {
        const asked = new URL(request.url).searchParams;
        return read([asked.get('marque'), asked.get('modele')].join('|'));
      },
    });
  });
  const open = async (address = '/catalog?cat=Faisceau') => {
    renderIn(openStore(), <CatalogPage />, address);
    await waitFor(() => expect(screen.queryByText(/Chargement du catalogue/)).toBeNull());
  };
  const make = () => screen.getByLabelText('Marque');
  const model = () => screen.getByLabelText('Modèle');
  const listed = (expected: string[]) =>
    waitFor(() =>
      expect(
        screen
          .getAllByRole('row')
          .slice(1)
          .map((one) => within(one).getAllByRole('gridcell')[0]?.textContent),
      ).toEqual(expected),
    );

  it('lists what was meant, says how it was read, and suggests it by its own name', async () => {
    await open();
    await userEvent.type(make(), 'vw');
    await listed(['FA-1', 'FA-2', 'FA-3']);
    expect(screen.getByText('Résultats pour Volkswagen')).toBeInTheDocument();
    expect(read.mock.lastCall).toEqual(['vw|']);
    await userEvent.click(await screen.findByRole('option', { name: 'Volkswagen 3' }));
    expect(make()).toHaveValue('Volkswagen');
    await waitFor(() => expect(screen.queryByText('Résultats pour Volkswagen')).toBeNull());
    await listed(['FA-1', 'FA-2', 'FA-3']);
  });

  it('a model that is picked beside a make in other words brings the make along', async () => {
    await open();
    await userEvent.type(make(), 'vw');
    await listed(['FA-1', 'FA-2', 'FA-3']);
    await userEvent.click(model());
    await userEvent.click(await screen.findByRole('option', { name: 'Golf VII 1' }));
    expect(make()).toHaveValue('Volkswagen');
    expect(model()).toHaveValue('Golf VII');
    await listed(['FA-1']);
  });

  it('keeps to the year: its own field, or the one behind the model', async () => {
    read.mockImplementation(() =>
      volkswagen(['Golf VII', 'Golf VII Break'], { inWords: 'Volkswagen Golf VII, 2016', year: 2016 }),
    );
    await open('/catalog?cat=Faisceau&modele=golf+sept+2016');
    await listed(['FA-1']);
    await userEvent.type(screen.getByLabelText('Année'), '2012');
    await listed(['FA-1', 'FA-3']);
  });

  it.each([
    ['modele=308+II', 'Ce véhicule est dans nos catalogues de 2010 à 2020.'],
    ['marque=Peugeot', 'Ce véhicule est dans nos catalogues depuis 2010.'],
  ])(
    'says from when to when there are parts, where there are none of that year: %s [B3.06]',
    async (asked, said) => {
      server.use(answerLists({ Faisceau: [...ROWS, row('FA-5', 'Peugeot', '208 II', '2019-')] }));
      await open(`/catalog?cat=Faisceau&${asked}&annee=2005`);
      expect(await screen.findByText(said)).toBeInTheDocument();
      await userEvent.clear(screen.getByLabelText('Année'));
      await waitFor(() => expect(screen.queryByText(said)).toBeNull());
    },
  );

  it('tells which words were left out', async () => {
    read.mockImplementation(() => volkswagen(['Golf VI'], { inWords: 'Volkswagen Golf', unknown: ['xyz'] }));
    await open('/catalog?cat=Faisceau&modele=xyz+golf');
    await listed(['FA-2']);
    expect(screen.getByText(/^Sans «\sxyz\s», que nos catalogues/)).toHaveAttribute('role', 'status');
  });

  it('says of a generation that no catalogue has which ones there are [B3.06]', async () => {
    const absent = { inWords: 'Volkswagen Golf V', others: ['Golf VI', 'Golf VII'] };
    read.mockImplementation(() => ({ inWords: '', unknown: [], makes: [], absent }));
    await open('/catalog?cat=Faisceau&modele=golf+5');
    expect(
      await screen.findByText(
        /^Volkswagen Golf V n’est pas dans nos catalogues. Ils ont\s: Golf VI, Golf VII.$/,
      ),
    ).toBeVisible();
  });

  it('does not say that there is nothing before it was read, nor show rows of another text', async () => {
    const { answer, resolve } = later<MeantModels>();
    read.mockImplementation(() => answer);
    await open();
    await userEvent.type(make(), 'vw');
    await waitFor(() => expect(read).toHaveBeenCalled());
    expect(screen.queryByText('Aucun produit ne correspond à votre recherche.')).toBeNull();
    expect(screen.queryByText('FA-4')).toBeNull();
    await act(async () => resolve(volkswagen(['Golf VI'])));
    await listed(['FA-2']);
  });

  it('asks nobody for the beginning of a name, and says what it finds without an answer', async () => {
    await open();
    await userEvent.type(make(), 'peu');
    await listed(['FA-4']);
    expect(server.named('GET /products/meant')).toEqual([]);
    server.use(wire.get('/api/products/meant', () => HttpResponse.error()));
    await userEvent.type(make(), 'gott');
    expect(await screen.findByText('Aucun produit ne correspond à votre recherche.')).toBeInTheDocument();
  });

  it('what the field of the reference does not read is asked of the search with one click [B3.06]', async () => {
    await open('/catalog?cat=Faisceau&ref=golf+sept');
    const link = await screen.findByRole('link', { name: /^Chercher «\sgolf sept\s» partout$/ });
    expect(link).toHaveAttribute('href', '/catalog?q=golf+sept');
  });

  it('a plate in the field of the reference is put into no address [B1.09]', async () => {
    await open('/catalog?cat=Faisceau&ref=AB-123-CD');
    expect(await screen.findByText('Aucun produit ne correspond à votre recherche.')).toBeInTheDocument();
    await act(settled);
    expect(screen.queryByRole('link', { name: /partout$/ })).toBeNull();
  });
});
