import type { ImportRow, ImportSummary } from '@extranet/shared/contracts';
import { Provider } from '@extranet/shared/store';
import { apiServer, later, settled } from '@extranet/shared/testing/server';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import ImportPage from './ImportPage.tsx';
import { startRemote } from './testing/store.ts';

const server = apiServer();
const summary: ImportSummary = {
  lines: 4,
  updated: 4,
  same: 0,
  unknown: 0,
  deleted: 0,
  unreadable: 0,
  up: 3,
  down: 1,
  jumps: 0,
  triples: 0,
  thirds: 0,
  stops: 0,
  negative: 0,
  threshold: 20,
  doubtful: 0,
  added: 0,
  changed: 0,
  removed: 0,
  newNames: [],
  newNameCount: 0,
  unreadColumns: [],
};
const row = (counts: Partial<ImportSummary>): ImportRow => ({
  imId: 'i-1',
  imKind: 'specialPrices',
  imStatus: 'preview',
  imFile: 'prix.csv',
  imAdmin: 'Camille Martin',
  imCreatedAt: '2026-11-20T10:00:00.000Z',
  imRunAt: null,
  imAppliedAt: null,
  imUndoneAt: null,
  imSummary: { ...summary, ...counts },
  imLeft: [],
});
const looked = (counts: Partial<ImportSummary>) => ({
  importId: 'i-1',
  updated: 4,
  unchangedRefs: [],
  unchangedCount: 0,
  unknownRefs: [],
  unknownCount: 0,
  unreadableLines: [],
  unreadableCount: 0,
  pricesUp: 3,
  pricesDown: 1,
  largestChange: null,
  summary: { ...summary, ...counts },
});

async function drop(kind: 'catalogue' | 'specialPrices', counts: Partial<ImportSummary>) {
  server.answer({
    'GET /config': () => later().answer,
    'GET /admin/desk': () => later().answer,
    'GET /admin/imports': () => [],
    'GET /admin/import/i-1/lines': () => ({ lines: [], total: 0 }),
    'POST /admin/upload': () => ({
      path: 'f-1',
      name: 'prix.csv',
      headers: ['RÉFÉRENCE', 'Tarif'],
      preview: [['FA-00001', '12,00']],
    }),
    'POST /admin/imports': () => row(counts),
    'POST /admin/import/i-1/apply': () => ({ ...row(counts), imStatus: 'applied' }),
    'POST /admin/import/i-1/plan': () => ({ ...row(counts), imStatus: 'scheduled' }),
    'POST /admin/products/updateFromFile': () => looked(counts),
  });
  const { store } = startRemote();
  render(
    <Provider store={store}>
      <MemoryRouter initialEntries={[`/extradmin/import?de=${kind}`]}>
        <ImportPage />
      </MemoryRouter>
    </Provider>,
  );
  await act(settled);
  const field = document.querySelector('input[type=file]');
  if (field) fireEvent.change(field, { target: { files: [new File(['x'], 'prix.csv')] } });
  await act(settled);
}
const press = async (name: string | RegExp) => {
  await userEvent.click(screen.getByRole('button', { name }));
  await act(settled);
};
const applied = () => server.named('POST /admin/import/i-1/apply').length;

describe('a file that makes prices three times as high, or a third', () => {
  it('is asked about as well where products cannot be ordered any more, as by a price of 0 [B5.04]', async () => {
    await drop('specialPrices', { stops: 2 });
    await press('Appliquer ces prix');
    const question = screen.getByRole('alertdialog', {
      name: /^Ces produits ne doivent-ils plus être commandés/,
    });
    expect(question).toHaveTextContent('2 produits ne pourront plus être commandés.');
    expect(applied()).toBe(0);
    await press('Continuer avec ce fichier');
    expect(applied()).toBe(1);
  });

  it('is applied after one question that names how many rise and how many fall [W2.02] [B5.04]', async () => {
    await drop('specialPrices', { triples: 3, thirds: 1 });
    // Over a dialog that has its own 'Annuler'.
    expect(screen.getByRole('button', { name: 'Retirer le fichier' })).toBeVisible();
    await press('Appliquer ces prix');
    const question = screen.getByRole('alertdialog', { name: 'Ces prix sont-ils voulus ?' });
    expect(question).toHaveTextContent('2 prix sont multipliés par trois ou plus.');
    expect(question).toHaveTextContent('Un prix est divisé par trois ou plus.');
    // A click within half a second is the second of a double click.
    await act(() => new Promise((resolve) => setTimeout(resolve, 510)));
    await press('Revenir au fichier');
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(applied()).toBe(0);
    await press('Appliquer ces prix');
    await press('Continuer avec ces prix');
    expect(applied()).toBe(1);
    expect(screen.getByText(/prix.csv est appliqué/)).toBeVisible();
  });

  it('is planned after the same question [W2.02]', async () => {
    await drop('specialPrices', { triples: 1 });
    await userEvent.click(screen.getByText('Appliquer plus tard'));
    fireEvent.change(screen.getByLabelText('Jour'), { target: { value: '2999-01-01' } });
    await press('Programmer');
    expect(server.named('POST /admin/import/i-1/plan')).toEqual([]);
    await press('Continuer avec ces prix');
    expect(server.named('POST /admin/import/i-1/plan')).toHaveLength(1);
  });

  it('of other prices is applied by one click [B5.04]', async () => {
    await drop('specialPrices', {});
    await press('Appliquer ces prix');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(applied()).toBe(1);
  });

  it('is asked about for the catalogue too, where nothing is applied that was not looked at, and heads are said once [W2.02] [W2.17]', async () => {
    await drop('catalogue', { triples: 1 });
    const sent = () => server.named('POST /admin/products/updateFromFile').map(({ body }) => body);
    expect(screen.getByRole('button', { name: 'Mettre à jour le catalogue' })).toBeDisabled();
    // A head that is called as what it is taken for is not said twice.
    expect(screen.getByRole('columnheader', { name: 'RÉFÉRENCE' })).toHaveTextContent(/^RÉFÉRENCE$/);
    expect(screen.getByRole('columnheader', { name: /Tarif/ })).toHaveTextContent('TarifPrix HT');
    await screen.findByText('4 produits changent', undefined, { timeout: 3000 });
    await press('Mettre à jour le catalogue');
    expect(sent()).toHaveLength(1);
    const question = screen.getByRole('alertdialog');
    await userEvent.click(within(question).getByRole('button', { name: 'Continuer avec ces prix' }));
    await act(settled);
    expect(sent()).toHaveLength(2);
    expect(sent()[1]).toMatchObject({ importId: 'i-1' });
  });
});
