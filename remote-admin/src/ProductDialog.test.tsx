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

async function open() {
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
    'GET /admin/product/7/applications': () => [],
    'GET /admin/product/7/applications/origin': () => ({ editedAt: null, own: [] }),
    'PUT /admin/product/7': (body) => body,
  });
  const { store } = startRemote();
  render(
    <Provider store={store}>
      <MemoryRouter>
        <ProductDialog id="7" open onCreated={() => {}} onClose={() => {}} />
        <Toasts />
      </MemoryRouter>
    </Provider>,
  );
  await act(settled);
  return screen.findByLabelText('Prix HT');
}

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
      expect(screen.getByText(/corrigez d'abord Prix HT/)).toBeVisible();
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
