import type { SpecialPrice } from '@extranet/shared/contracts';
import { Provider } from '@extranet/shared/store';
import { apiServer, HttpResponse, later, settled } from '@extranet/shared/testing/server';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { CustomerPricesDialog } from '../../CustomerPricesDialog.tsx';
import { aSpecialPrice } from '../../testing/special-price.ts';
import { startRemote } from '../../testing/store.ts';

const server = apiServer();

async function open(list: SpecialPrice[]) {
  server.answer({
    'GET /config': () => later().answer,
    'GET /admin/references': () => [],
    'GET /admin/customer/7': () => ({ userId: '7', userStatus: 'active' }),
    'GET /admin/customer/7/specialPrices': () => HttpResponse.json(list, { headers: { etag: '"a"' } }),
  });
  const { store } = startRemote();
  render(
    <Provider store={store}>
      <MemoryRouter>
        <CustomerPricesDialog id="7" open title="Garage" onClose={() => {}} />
      </MemoryRouter>
    </Provider>,
  );
  await act(settled);
}
const field = (ref: string) => screen.getByLabelText(`Prix remisé de ${ref}`);
const press = async (name: string | RegExp) => {
  await userEvent.click(screen.getByRole('button', { name }));
  await act(settled);
};

describe('special prices that are not saved yet', () => {
  it('that are new say what they are of and what is usually paid, before they are saved [B5.01]', async () => {
    await open([]);
    server.answer({
      'POST /admin/upload': () => ({ path: 'f1', size: 1 }),
      'POST /admin/customer/7/specialPrices/import': () => ({
        prices: [
          { prodRef: 'FA-00050', price: 80, before: null, listPrice: 100.1 },
          { prodRef: 'FA-00051', price: 80, before: null, listPrice: 200 },
        ],
        ...{ unchangedCount: 0, unknownRefs: [], unknownCount: 0 },
        ...{ unreadableLines: [{ line: 4, reason: 'FA-00050 est déjà plus haut.' }], unreadableCount: 1 },
      }),
      'GET /admin/products': () => [
        { prodRef: 'FA-00050', prodTitre: 'Faisceau sept', prodCatalogue: 'Faisceau' },
        { prodRef: 'FA-00051', prodTitre: 'Faisceau treize', prodCatalogue: 'Faisceau' },
      ],
      'GET /admin/customer/7/price/FA-00051': () => ({ discount: 12.5 }),
      'GET /admin/customer/7/price/FA-00050': () => ({ discount: 12.5 }),
    });
    await userEvent.click(screen.getByLabelText('Référence'));
    await userEvent.paste('FA-00050\t80\nFA-00051\t80\nFA-00050\t81');
    await act(settled);
    expect(screen.getByText('1 ligne laissée de côté')).toBeVisible();
    await press(/^Reprendre 2 prix/);
    expect(await screen.findByText('Faisceau sept')).toBeVisible();
    const usual = (ref: string) => screen.getByRole('row', { name: new RegExp(ref) });
    expect(usual('FA-00050')).toHaveTextContent(/87,59\s€/);
    expect(usual('FA-00051')).toHaveTextContent(/Faisceau treize.*175,00\s€/);
    expect(screen.getAllByText('À enregistrer')).toHaveLength(2);
    // A discount holds for the whole catalogue.
    expect(
      ['FA-00050', 'FA-00051'].flatMap((ref) => server.named(`GET /admin/customer/7/price/${ref}`)),
    ).toHaveLength(1);
  });

  it('change by a percentage with their steps, and come back with them in one step [B5.01]', async () => {
    await open([aSpecialPrice('1', 'FA-00011', 50, { spSteps: [{ from: 10, price: 40 }] })]);
    await userEvent.type(screen.getByLabelText('Hausse ou baisse'), '5');
    await press('Appliquer à 1 prix et ses paliers');
    expect(field('FA-00011')).toHaveValue('52,50');
    expect(screen.getByLabelText('Paliers de FA-00011')).toHaveValue('10 : 42,00');
    await press('Défaire la saisie');
    expect(field('FA-00011')).toHaveValue('50,00');
    expect(screen.getByLabelText('Paliers de FA-00011')).toHaveValue('10 : 40,00');
  });
});
