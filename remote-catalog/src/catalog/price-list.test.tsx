import { apiServer, HttpResponse, wire } from '@extranet/shared/testing/server';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openStore, renderIn } from '../testing/open-store.tsx';
import PriceListDialog from './PriceListDialog.tsx';

const server = apiServer();

const sized = (...lines: [catalogue: string, count: number][]) => ({
  'GET /products/price-list/size': () => ({
    lines: lines.map(([catalogue, count]) => ({ catalogue, count })),
    paperMax: 3000,
  }),
});

describe('the price list', () => {
  beforeEach(() => server.answer(sized(['Kit', 12])));

  it('offers no PDF of more lines than a PDF has, and says why before the click [B5.09]', async () => {
    server.answer(sized(['Faisceau', 2900], ['Kit', 200]));
    renderIn(openStore(), <PriceListDialog catalogs={['Faisceau', 'Kit']} onClose={() => undefined} />, '/');
    const pdf = screen.getByRole('button', { name: 'PDF' });
    expect(await screen.findByText(/^Pas de PDF.: ce tarif a 3.100 lignes/)).toBeVisible();
    expect(pdf).toBeDisabled();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Catalogue' }), 'Kits');
    expect(pdf).toBeEnabled();
    expect(screen.queryByText(/^Pas de PDF/)).toBeNull();
  });

  it('is fetched for the chosen catalogue as the chosen file [B5.09]', async () => {
    const asked: string[] = [];
    const saved: string[] = [];
    server.use(
      wire.get('/api/products/price-list', ({ request }) => {
        asked.push(new URL(request.url).search);
        return HttpResponse.text('Référence;Votre prix HT', { headers: { 'content-type': 'text/csv' } });
      }),
    );
    URL.createObjectURL = () => 'blob:tarif';
    URL.revokeObjectURL = () => undefined;
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      saved.push(this.download);
    });
    renderIn(openStore(), <PriceListDialog catalogs={['Faisceau', 'Kit']} onClose={() => undefined} />, '/');
    await userEvent.click(screen.getByRole('button', { name: 'Excel' }));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Catalogue' }), 'Kits');
    await userEvent.click(screen.getByRole('button', { name: 'CSV' }));
    expect(asked).toEqual(['?format=xlsx', '?format=csv&cat=Kit']);
    expect(saved[0]).toMatch(/^tarif-\d{4}-\d\d-\d\d\.xlsx$/);
    expect(saved[1]).toMatch(/^tarif-kit-\d{4}-\d\d-\d\d\.csv$/);
  });

  it('says why there is none: too long for paper, or too often [B5.09]', async () => {
    const error = { code: 'priceList.tooLong', message: 'Ce tarif dépasse 1 000 lignes.', requestId: 'R1' };
    server.use(wire.get('/api/products/price-list', () => HttpResponse.json({ error }, { status: 422 })));
    renderIn(openStore(), <PriceListDialog catalogs={['Kit']} onClose={() => undefined} />, '/');
    expect(screen.queryByRole('combobox')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'PDF' }));
    expect(await screen.findByText('Ce tarif dépasse 1 000 lignes.')).toBeVisible();
  });
});
