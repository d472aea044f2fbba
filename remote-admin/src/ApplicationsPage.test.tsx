import type { ImportLine, ImportRow, ImportSummary } from '@extranet/shared/contracts';
import { Provider } from '@extranet/shared/store';
import { apiServer, later, refusal, settled } from '@extranet/shared/testing/server';
import { Toasts } from '@extranet/shared/ui';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import ApplicationsPage from './ApplicationsPage.tsx';
import { startRemote } from './testing/store.ts';

const server = apiServer();
const HEADS = ['Référence', 'Marque', 'Modèle', 'De', 'À', 'Equipement'];
const summary: ImportSummary = {
  ...{ lines: 9, updated: 2, same: 4, unknown: 1, deleted: 0, unreadable: 2 },
  ...{ up: 0, down: 0, jumps: 0, triples: 0, thirds: 0, stops: 0, negative: 0, threshold: 20 },
  ...{ doubtful: 1, added: 2, changed: 1, removed: 3 },
  ...{ newNames: ['Peugeot 308 IV'], newNameCount: 1, unreadColumns: ['Equipement', 'De (2)'] },
};
const row = (parts: Partial<ImportRow>): ImportRow => ({
  imId: 'i-9',
  imKind: 'applications',
  imStatus: 'applied',
  imFile: 'vehicules.csv',
  imAdmin: 'Camille Petit',
  imCreatedAt: '2026-11-23T09:00:00.000Z',
  imRunAt: null,
  imAppliedAt: '2026-11-23T09:01:00.000Z',
  imUndoneAt: null,
  imSummary: summary,
  imLeft: [],
  ...parts,
});
const looked = (counts: Partial<ImportSummary> = {}) =>
  row({ imStatus: 'preview', imAppliedAt: null, imSummary: { ...summary, ...counts } });
const line = (parts: Partial<ImportLine>): ImportLine => ({
  ...{ line: 2, ref: 'FA-00007', objectId: '7', state: 'change', reason: '' },
  ...{
    priceBefore: null,
    priceAfter: null,
    stockBefore: null,
    stockAfter: null,
    stockCodeBefore: null,
    stockCodeAfter: null,
    percent: null,
  },
  ...{ textBefore: null, textAfter: null, userId: null, userName: '', priceWithout: null },
  ...{ termsBefore: null, termsAfter: null, stops: false, negative: false },
  ...parts,
});
const LINES = [
  line({
    reason: 'Ligne 2, Peugeot 308 II\u00a0: «\u00a02013 à 2021\u00a0» devient «\u00a0depuis 2013\u00a0».',
    textBefore: 'Peugeot 308 II, 2013 à 2021\u00a0; Peugeot 208 I, depuis 2012',
    textAfter: 'Peugeot 308 II, depuis 2013\u00a0; Peugeot 208 I, depuis 2012',
  }),
  line({ line: 7, ref: 'FA-99999', objectId: '', state: 'unknown', reason: 'Référence inconnue.' }),
  line({
    line: 9,
    ref: 'FA-00003',
    objectId: '',
    state: 'unreadable',
    reason: 'L’année 20x4 est illisible.',
  }),
  line({ line: 11, ref: 'FA-00009', objectId: '', state: 'unreadable', reason: 'Répète la ligne 10.' }),
];

async function open(imports: ImportRow[] = []) {
  server.answer({
    'GET /config': () => later().answer,
    'GET /admin/vehicles/models': () => [
      { marque: 'Peugeot', modele: '308 II', from: 2013, to: 2021, body: 'berline', platform: '' },
      { marque: 'Renault', modele: 'Clio V', from: 2019, to: 9999, body: 'berline', platform: '' },
    ],
    'GET /admin/imports': () => imports,
    'GET /admin/import/i-9/lines': () => ({ lines: LINES, total: LINES.length }),
    'POST /admin/upload': () => ({ path: 'f-1', name: 'vehicules.csv', headers: HEADS, preview: [] }),
    'POST /admin/imports': () => looked(),
    'POST /admin/import/i-9/apply': () => row({}),
    'POST /admin/import/i-9/undo': () => row({ imStatus: 'undone', imUndoneAt: '2026-11-23T09:05:00.000Z' }),
  });
  const { store } = startRemote();
  render(
    <Provider store={store}>
      <MemoryRouter>
        <ApplicationsPage />
        <Toasts />
      </MemoryRouter>
    </Provider>,
  );
  await act(settled);
}

const click = async (name: string) => {
  await userEvent.click(screen.getByRole('button', { name }));
  await act(settled);
};
const choose = async () => {
  await userEvent.upload(
    screen.getByLabelText('Fichier des véhicules', { selector: 'input' }),
    new File(['x'], 'vehicules.csv', { type: 'text/csv' }),
  );
  await act(settled);
};

describe('a vehicle', () => {
  it('is chosen by make, model and year, and what fits it leads to the vehicles of its product [B1.06]', async () => {
    await open();
    server.answer({
      'GET /admin/vehicles/peugeot.308ii.2016/products': () => ({
        count: 1,
        products: [
          {
            prodId: '7',
            prodRef: 'FA-00007',
            prodCatalogue: 'Faisceau',
            prodTitre: '',
            reason: {
              code: 'with',
              marque: 'Peugeot',
              modele: '308 II',
              from: 2013,
              to: 2021,
              equipment: 'ledLights',
            },
          },
        ],
      }),
      'GET /admin/vehicles/peugeot.308ii./products': () => ({ count: 0, products: [] }),
    });
    await userEvent.type(screen.getByRole('combobox', { name: 'Marque' }), 'peug{Enter}');
    await userEvent.type(screen.getByRole('combobox', { name: 'Modèle' }), '308{Enter}');
    await act(settled);
    expect(screen.getByText('Aucun produit ne va sur ce véhicule')).toBeVisible();
    await userEvent.selectOptions(screen.getByLabelText('Année'), '2016');
    await act(settled);
    const list = within(screen.getByRole('list', { name: 'Produits qui vont sur ce véhicule' }));
    expect(list.getByRole('listitem')).toHaveTextContent('Peugeot 308 II, 2013 à 2021, avec feux à LED');
    expect(list.getByRole('link', { name: 'FA-00007' })).toHaveAttribute(
      'href',
      '/extradmin/products/7?onglet=vehicules',
    );
    expect(screen.getByRole('link', { name: 'aller aux produits' })).toHaveAttribute(
      'href',
      '/extradmin/products',
    );
  });
});

describe('a file of applications', () => {
  const last = () => within(screen.getByRole('list', { name: 'Derniers fichiers' }));

  it('is shown before it changes anything, with each line left out and why; then it is applied and undone [B1.06]', async () => {
    await open();
    expect(screen.getByText('Aucun fichier n’a encore été importé.')).toBeVisible();
    await choose();
    expect(server.named('POST /admin/imports')).toMatchObject([
      {
        body: {
          kind: 'applications',
          path: 'f-1',
          columns: { ref: 'Référence', marque: 'Marque', modele: 'Modèle', from: 'De', to: 'À' },
        },
      },
    ]);
    const effects = screen.getByRole('list', { name: 'Effets du fichier' });
    expect(effects).toHaveTextContent('2 changements');
    expect(effects).toHaveTextContent('Véhicules : 2 ajoutés, 1 modifié, 3 retirés');
    expect(effects).toHaveTextContent('toutes leurs références restent comme elles sont');
    expect(screen.getByText('Colonnes non lues : Equipement, De (2)')).toBeVisible();
    expect(screen.getByText('À vérifier : 1 changement vide une liste ou élargit des années')).toBeVisible();
    expect(screen.getByText('Peugeot 308 IV')).toBeVisible();
    const changed = screen.getByRole('row', { name: /FA-00007/ });
    expect(changed).toHaveTextContent('devient « depuis 2013 »');
    expect(within(changed).getByText('Peugeot 308 II, depuis 2013').tagName).toBe('STRONG');
    expect(
      within(changed)
        .getAllByText('Peugeot 208 I, depuis 2012')
        .map(({ tagName }) => tagName),
    ).toEqual(['SPAN', 'SPAN']);
    expect(screen.getByRole('row', { name: /FA-99999/ })).toHaveTextContent('7FA-99999Référence inconnue.');
    expect(screen.getByRole('row', { name: /FA-00003/ })).toHaveTextContent('L’année 20x4 est illisible.');
    expect(screen.getByRole('row', { name: /FA-00009/ })).toHaveTextContent('Répète la ligne 10.');
    const views = within(screen.getByLabelText('Afficher'));
    expect(views.getByRole('option', { name: 'À vérifier (1)' })).toBeInTheDocument();
    expect(server.named('POST /admin/import/i-9/apply')).toEqual([]);
    await click('Appliquer ces véhicules');
    expect(screen.getByText('vehicules.csv est appliqué : 2 changements')).toBeVisible();
  });

  it('is taken back from the list, which says what each changed and what it did not read [B1.06]', async () => {
    await open([row({})]);
    expect(server.named('GET /admin/imports').at(-1)?.request.url).toContain('kind=applications');
    expect(
      last().getByText(/Véhicules : 2 ajoutés, 1 modifié, 3 retirés · Colonnes non lues : /),
    ).toBeVisible();
    await click('Détail du fichier vehicules.csv');
    expect(screen.getByRole('row', { name: /FA-99999/ })).toHaveTextContent('Référence inconnue.');
    await click('Défaire l’import de vehicules.csv');
    expect(server.named('POST /admin/import/i-9/undo')).toHaveLength(1);
    expect(last().getByText('Annulé')).toBeVisible();
    expect(last().queryByRole('button', { name: /Défaire/ })).toBeNull();
  });

  it('that was refused when it was applied says why, and stays to be tried again [B1.06]', async () => {
    await open();
    server.answer({
      'POST /admin/import/i-9/apply': () =>
        refusal(409, 'import.changedSince', 'Modifiés depuis la vérification : FA-00007.'),
    });
    await choose();
    await click('Appliquer ces véhicules');
    expect(screen.getByText('Modifiés depuis la vérification : FA-00007.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Appliquer ces véhicules' })).toBeEnabled();
  });

  it.each([
    ['aucune ligne sous ses titres', { lines: 0, same: 0, unknown: 0, unreadable: 0 }],
    ['toutes les lignes du fichier sont laissées de côté', { same: 0 }],
    ['les autres disent ce qui est déjà enregistré', {}],
    ['le fichier dit ce qui est déjà enregistré', { unknown: 0, unreadable: 0 }],
  ])('that changes nothing says why: %s [B1.06]', async (words, parts) => {
    await open();
    server.answer({ 'POST /admin/imports': () => looked({ updated: 0, doubtful: 0, ...parts }) });
    await choose();
    expect(screen.getByRole('list', { name: 'Effets du fichier' })).toHaveTextContent(words);
    expect(screen.getByRole('button', { name: 'Appliquer ces véhicules' })).toBeDisabled();
  });

  it('of very many new models names the first, and counts the others [B1.06]', async () => {
    await open();
    server.answer({ 'POST /admin/imports': () => looked({ newNameCount: 3001 }) });
    await choose();
    expect(screen.getByText(/^Peugeot 308 IV et 3.?000 autres$/)).toBeVisible();
  });

  it('of which something was changed since is undone but for that, which is named before and afterwards [B1.06]', async () => {
    await open([row({})]);
    server.answer({
      'POST /admin/import/i-9/undo': () =>
        refusal(409, 'import.changedLater', 'Modifiés depuis cet import : AT-90011.'),
    });
    await click('Défaire l’import de vehicules.csv');
    expect(screen.getByText('L’import de vehicules.csv n’a pas été défait')).toBeVisible();
    expect(screen.getByText('Modifiés depuis cet import : AT-90011.')).toBeVisible();
    expect(last().getByText('Appliqué')).toBeVisible();
    const asked = server.named('POST /admin/import/i-9/undo');
    server.answer({
      'POST /admin/import/i-9/undo': () => row({ imStatus: 'undone', imLeft: ['AT-90011'] }),
    });
    await click('Défaire tout le reste');
    const again = server.named('POST /admin/import/i-9/undo').at(-1);
    expect(asked.at(-1)?.request.url).not.toContain('leaveChanged');
    expect(again?.request.url).toContain('leaveChanged=true');
    expect(last().getByText('Annulé')).toBeVisible();
    expect(last().getByText('Laissés tels quels : AT-90011')).toBeVisible();
  });

  it('that cannot be read leaves the way to another one', async () => {
    await open();
    server.answer({
      'POST /admin/imports': () =>
        refusal(422, 'import.mapping', 'La colonne Marque doit être sélectionnée.'),
    });
    await choose();
    expect(screen.getByText('La colonne Marque doit être sélectionnée.')).toBeVisible();
    await click('Retirer le fichier');
    expect(screen.getByLabelText('Fichier des véhicules', { selector: 'input' })).toBeEnabled();
  });
});
