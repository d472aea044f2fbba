import type { AdminProduct } from '@extranet/shared/contracts';
import { Provider } from '@extranet/shared/store';
import { apiServer, later, settled } from '@extranet/shared/testing/server';
import { Toasts } from '@extranet/shared/ui';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import ProductDialog from './ProductDialog.tsx';
import { newProduct } from './product/draft.ts';
import { startRemote } from './testing/store.ts';

const server = apiServer();

async function open(onClose = () => {}) {
  const product = {
    ...newProduct,
    prodId: '7',
    prodRef: 'FA-00007',
    prodPrix: '1249.90',
  } as unknown as AdminProduct;
  server.answer({
    'GET /config': () => later().answer,
    'GET /admin/product/7': () => product,
    'GET /admin/product/FA-00007/specialPrices': () => [],
    'GET /admin/reference/FA-00007/related': () => [],
    'GET /admin/products': () => [],
    'GET /admin/product/7/applications': () => [],
    'GET /admin/product/7/applications/origin': () => ({ editedAt: null, own: [] }),
    'PUT /admin/product/7': (body) => ({ ...product, ...(body as object) }),
    'GET /admin/vehicles/models': () => [],
  });
  const { store } = startRemote();
  render(
    <Provider store={store}>
      <MemoryRouter>
        <ProductDialog id="7" open onCreated={() => {}} onClose={onClose} />
        <Toasts />
      </MemoryRouter>
    </Provider>,
  );
  await act(settled);
  return screen.findByLabelText('Prix HT');
}

const click = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const tab = (name: string) => userEvent.click(screen.getByRole('tab', { name }));
const save = () => userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));

describe('the price in the product editor', () => {
  it('is shown in the usual format of prices [W2.31]', async () => {
    expect(await open()).toHaveValue('1\u202f249,90');
  });

  it.each(['0.001', '12,999', '12abc'])(
    'is not saved as %p: the text stays in the field, with an error [W2.13] [W2.31]',
    async (typed) => {
      const price = await open();
      await userEvent.clear(price);
      await userEvent.type(price, typed);
      await save();
      await act(settled);
      expect(server.named('PUT /admin/product/7')).toEqual([]);
      expect(price).toHaveValue(typed);
      expect(price).toHaveAccessibleDescription(/^Indiquez 0, ou un prix de 0,01 à/);
      expect(screen.getByText(/corrigez d’abord Prix HT/)).toBeVisible();
    },
  );

  it.each([
    ['1.234,56', '1234.56'],
    ['1,234.56', '1234.56'],
    ['', '0'],
  ])('is read from %p and sent as %p [W2.13]', async (typed, sent) => {
    const price = await open();
    await userEvent.clear(price);
    if (typed) await userEvent.type(price, typed);
    await save();
    await act(settled);
    expect(server.named('PUT /admin/product/7')).toMatchObject([{ body: { prodPrix: sent } }]);
  });
});

describe('the product sheet', () => {
  it('asks before vehicles that are not saved are lost, and says of a saved tab what is not saved yet [A3.04] [B1.06]', async () => {
    const closed = jest.fn();
    await open(closed);
    await userEvent.type(screen.getByLabelText('Titre'), 'Faisceau 7');
    await tab('Véhicules');
    await click('Ajouter un véhicule');
    await tab('Caractéristiques •');
    await save();
    await act(settled);
    expect(
      screen.getByText(/^Le produit est enregistré\. Pas encore enregistré.: Véhicules\.$/),
    ).toBeVisible();
    const unloading = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(unloading);
    expect(unloading.defaultPrevented).toBe(true);
    await userEvent.keyboard('{Escape}');
    expect(closed).not.toHaveBeenCalled();
    await click('Quitter sans enregistrer');
    await act(settled);
    expect(closed).toHaveBeenCalledTimes(1);
  });

  it('asks before a picture that is on its way is dropped [A3.04]', async () => {
    const closed = jest.fn();
    await open(closed);
    const upload = later();
    server.answer({ 'POST /admin/upload': () => upload.answer });
    await userEvent.upload(
      screen.getByLabelText('Photo du produit', { selector: 'input' }),
      new File(['x'], 'photo.png', { type: 'image/png' }),
    );
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('alertdialog')).toHaveTextContent('Quitter sans enregistrer');
    expect(closed).not.toHaveBeenCalled();
  });

  it('says at an emptied reference that it is missing, and sends nothing without one [A3.04]', async () => {
    await open();
    const reference = screen.getByLabelText(/^Référence/);
    await userEvent.clear(reference);
    await userEvent.tab();
    expect(reference).toHaveAccessibleDescription('Indiquez la référence.');
    await save();
    expect(screen.getByText(/corrigez d’abord Référence/)).toBeVisible();
    expect(server.named('PUT /admin/product/7')).toEqual([]);
  });

  it.each([
    ['depuis 2016', '2016-'],
    ['2014 à 2019', '2014-2019'],
    ['14-19', '2014-2019'],
  ])('reads the years %p whole, as %p [A3.04]', async (typed, stored) => {
    await open();
    const years = screen.getByLabelText('Années');
    await userEvent.type(years, typed);
    await userEvent.tab();
    expect(years).toHaveValue(stored);
    await save();
    await act(settled);
    expect(server.named('PUT /admin/product/7')).toMatchObject([{ body: { prodAnnee: stored } }]);
  });

  it('keeps years that it does not understand in the field, with an error, and does not send them [A3.04]', async () => {
    await open();
    const years = screen.getByLabelText('Années');
    await userEvent.type(years, 'vers 2016');
    await save();
    expect(years).toHaveValue('vers 2016');
    expect(years).toHaveAccessibleDescription(/^Ces années ne sont pas comprises/);
    expect(server.named('PUT /admin/product/7')).toEqual([]);
  });
});
