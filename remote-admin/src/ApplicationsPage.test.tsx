import type { ApplicationsImportRow, ApplicationsPreview } from '@extranet/shared/contracts';
import { Provider } from '@extranet/shared/store';
import { apiServer, later, refusal, settled } from '@extranet/shared/testing/server';
import { Toasts } from '@extranet/shared/ui';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import ApplicationsPage from './ApplicationsPage.tsx';
import { startRemote } from './testing/store.ts';

const server = apiServer();
const counts = { added: 2, changed: 1, removed: 3, products: 2 };
const preview: ApplicationsPreview = {
  impId: 'i-9',
  impFile: 'vehicules.csv',
  ...counts,
  unchangedProducts: 4,
  newModels: ['Peugeot 308 IV'],
  newModelCount: 1,
  unknownRefs: [{ line: 7, ref: 'FA-99999' }],
  unknownCount: 1,
  unreadableLines: [{ line: 9, ref: 'FA-00003', reason: 'L’année 20x4 n’en est pas une.' }],
  unreadableCount: 1,
  unreadColumns: ['Equipement', 'De (colonne 10, en double)'],
  lineCount: 12,
  repeatedLines: [{ line: 11, reason: 'FA-00009 répète la ligne 10 pour les mêmes années.' }],
  repeatedCount: 1,
  doubtfulLines: [{ line: 4, reason: 'FA-00004 n’aura plus aucun véhicule (aujourd’hui : 3).' }],
  doubtfulCount: 1,
  examples: [
    {
      prodId: '7',
      prodRef: 'FA-00007',
      before: [],
      after: [{ marque: 'Peugeot', modele: '308 IV', from: 2021, to: 9999, with: [], without: [], note: '' }],
    },
  ],
};
const row = (parts: Partial<ApplicationsImportRow>): ApplicationsImportRow => ({
  impId: 'i-9',
  impFile: 'vehicules.csv',
  impAdmin: 'Camille Petit',
  impStatus: 'applied',
  impCreatedAt: '2026-11-23T09:00:00.000Z',
  impAppliedAt: '2026-11-23T09:01:00.000Z',
  impUndoneAt: null,
  impLeft: [],
  impIgnored: { count: 0, lines: [], unreadColumns: [] },
  ...counts,
  ...parts,
});

async function open(imports: ApplicationsImportRow[] = []) {
  server.answer({
    'GET /config': () => later().answer,
    'GET /admin/vehicles/models': () => [
      { marque: 'Peugeot', modele: '308 II', from: 2013, to: 2021, body: 'berline', platform: '' },
      { marque: 'Renault', modele: 'Clio V', from: 2019, to: 9999, body: 'berline', platform: '' },
    ],
    'GET /admin/applications/imports': () => imports,
    'POST /admin/upload': () => ({ path: 'f-1', name: 'vehicules.csv', headers: [], preview: [] }),
    'POST /admin/applications/import': () => preview,
    'POST /admin/applications/import/i-9/apply': () => row({}),
    'POST /admin/applications/import/i-9/undo': () =>
      row({ impStatus: 'undone', impUndoneAt: '2026-11-23T09:05:00.000Z' }),
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

const click = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const choose = async () => {
  await userEvent.upload(
    screen.getByLabelText('Fichier des véhicules', { selector: 'input' }),
    new File(['x'], 'vehicules.csv', { type: 'text/csv' }),
  );
  await act(settled);
};
const confirm = async () => {
  const question = within(await screen.findByRole('alertdialog'));
  await userEvent.click(question.getByRole('button', { name: "Annuler l'import" }));
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
  it('is shown before it changes anything, with each line left out and why; then it is applied and undone [B1.06]', async () => {
    await open();
    expect(screen.getByText('Aucun import')).toBeVisible();
    await choose();
    expect(server.named('POST /admin/applications/import')).toMatchObject([{ body: { path: 'f-1' } }]);
    expect(screen.getByText('Retirés').nextSibling).toHaveTextContent('3');
    expect(screen.getByText(/^Ligne 9/)).toHaveTextContent('FA-00003 · L’année 20x4 n’en est pas une.');
    expect(screen.getByText(/^Colonnes non lues/)).toHaveTextContent(
      'Equipement, De (colonne 10, en double)',
    );
    expect(screen.getByText(/^Ligne 7/)).toHaveTextContent('FA-99999');
    expect(screen.getByText(/^Ligne 11/)).toHaveTextContent('répète la ligne 10');
    expect(screen.getByText('À vérifier : 1 ligne vide une liste ou élargit des années')).toBeVisible();
    expect(screen.getByText(/^Ligne 4/)).toHaveTextContent('n’aura plus aucun véhicule');
    expect(screen.getByText('Peugeot 308 IV')).toBeVisible();
    expect(screen.getByRole('row', { name: /FA-00007/ })).toHaveTextContent(
      'Aucun véhiculePeugeot 308 IV, depuis 2021',
    );
    expect(server.named('POST /admin/applications/import/i-9/apply')).toEqual([]);
    await click('Appliquer');
    await act(settled);
    expect(screen.getByText('Import de vehicules.csv appliqué')).toBeVisible();
    await click('Annuler cet import');
    await confirm();
    expect(server.named('POST /admin/applications/import/i-9/undo')).toHaveLength(1);
    const last = within(screen.getByRole('list', { name: 'Derniers imports' }));
    expect(last.getByText('Annulé')).toBeVisible();
    expect(last.queryByRole('button')).toBeNull();
  });

  it('leaves with its import the lines that were left aside, to be read later [B1.06]', async () => {
    await open([
      row({
        impIgnored: {
          count: 130,
          lines: [{ line: 7, ref: 'FA-99999', reason: 'Référence inconnue.' }],
          unreadColumns: ['Equipement'],
        },
      }),
    ]);
    const last = within(screen.getByRole('list', { name: 'Derniers imports' }));
    expect(last.getByText(/^130 lignes laissées de côté · Colonne non lue.: Equipement$/)).toBeVisible();
    expect(last.getByText(/^Ligne 7/)).toHaveTextContent('FA-99999 · Référence inconnue.');
    expect(last.getByText('et 129 autres')).toBeInTheDocument();
    await click("Annuler l'import de vehicules.csv");
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: "Garder l'import" }));
    expect(server.named('POST /admin/applications/import/i-9/undo')).toEqual([]);
  });

  it('that changed meanwhile is not undone: what changed since is named [B1.06]', async () => {
    await open([row({})]);
    server.answer({
      'POST /admin/applications/import/i-9/undo': () =>
        refusal(409, 'applications.changedSince', 'Modifiés depuis cet import : FA-00007, AT-00001.'),
    });
    await click("Annuler l'import de vehicules.csv");
    await confirm();
    expect(screen.getByText("L'import de vehicules.csv n'est pas annulé")).toBeVisible();
    expect(screen.getByText('Modifiés depuis cet import : FA-00007, AT-00001.')).toBeVisible();
    expect(screen.getByText('Appliqué')).toBeVisible();
  });

  it('that was refused when it was applied says why beside the button, where the focus goes [B1.06]', async () => {
    await open();
    server.answer({
      'POST /admin/applications/import/i-9/apply': () =>
        refusal(409, 'applications.changedSince', 'Modifiés depuis l’aperçu : FA-00007.'),
    });
    await choose();
    await click('Appliquer');
    await act(settled);
    const bar = within(screen.getByRole('region', { name: 'Aperçu et application' }));
    expect(bar.getByText('Modifiés depuis l’aperçu : FA-00007.')).toBeVisible();
    expect(document.activeElement).toHaveTextContent("Rien n'a été appliqué");
    expect(bar.getByRole('button', { name: 'Appliquer' })).toBeEnabled();
  });

  it.each([
    ['aucune ligne sous ses titres', { lineCount: 0, unchangedProducts: 0, unknownCount: 0 }],
    ['toutes les références du fichier sont laissées de côté', { lineCount: 3, unchangedProducts: 0 }],
    ['les autres ont déjà ces véhicules', { lineCount: 3, unchangedProducts: 1 }],
    [
      'les véhicules sont déjà ceux du catalogue',
      { lineCount: 3, unknownCount: 0, unreadableCount: 0, repeatedCount: 0 },
    ],
  ])('that changes nothing says why: %s [B1.06]', async (words, parts) => {
    await open();
    server.answer({ 'POST /admin/applications/import': () => ({ ...preview, products: 0, ...parts }) });
    await choose();
    expect(screen.getByRole('region', { name: 'Aperçu et application' })).toHaveTextContent(words);
    expect(screen.getByRole('button', { name: 'Appliquer' })).toBeDisabled();
  });

  it('of very many vehicles for a product shows the first that change, and counts the others [B1.06]', async () => {
    await open();
    const [first] = preview.examples;
    const [vehicle] = first?.after ?? [];
    const after = Array.from({ length: 3000 }, (_, at) => ({ ...vehicle, note: `n${at}` }));
    server.answer({
      'POST /admin/applications/import': () => ({ ...preview, examples: [{ ...first, after }] }),
    });
    await choose();
    const row = within(screen.getByRole('row', { name: /FA-00007/ }));
    expect(row.getAllByRole('listitem')).toHaveLength(9);
    expect(row.getByText(/^et 2.?992 autres$/)).toBeVisible();
  });

  it('of which something was changed since is undone but for that, which is named before and afterwards [B1.06]', async () => {
    await open([row({})]);
    server.answer({
      'POST /admin/applications/import/i-9/undo': () =>
        refusal(409, 'applications.changedLater', 'Modifiés depuis cet import : AT-90011.'),
    });
    await click("Annuler l'import de vehicules.csv");
    await confirm();
    const asked = server.named('POST /admin/applications/import/i-9/undo');
    server.answer({
      'POST /admin/applications/import/i-9/undo': () => row({ impStatus: 'undone', impLeft: ['AT-90011'] }),
    });
    await click('Annuler tous les autres');
    await act(settled);
    const again = server.named('POST /admin/applications/import/i-9/undo').at(-1);
    expect(asked.at(-1)?.request.url).not.toContain('leaveChanged');
    expect(again?.request.url).toContain('leaveChanged=true');
    expect(
      screen.getByText("L'import de vehicules.csv est annulé, sauf ce qui a été modifié depuis"),
    ).toBeVisible();
    const last = within(screen.getByRole('list', { name: 'Derniers imports' }));
    expect(last.getByText('Annulé en partie')).toBeVisible();
    expect(last.getByText('Modifiés depuis, laissés tels quels : AT-90011.')).toBeVisible();
    expect(last.queryByRole('button')).toBeNull();
  });

  it('that cannot be read leaves the way to another one', async () => {
    await open();
    server.answer({
      'POST /admin/applications/import': () =>
        refusal(422, 'import.noColumns', 'Il manque la colonne Marque.'),
    });
    await choose();
    expect(screen.getByText('Il manque la colonne Marque.')).toBeVisible();
    expect(screen.getByLabelText('Fichier des véhicules', { selector: 'input' })).toBeEnabled();
  });
});
