import { productOpenRequested } from '@extranet/shared/remote';
import { aProduct } from '@extranet/shared/testing';
import { apiServer } from '@extranet/shared/testing/server';
import { act, screen, within } from '@testing-library/react';
import ProductModal from '../product/ProductModal.tsx';
import { openStore, renderIn } from './open-store.tsx';

const config = { properties: { Faisceau: ['prodAlimentation'], Kit: [], Attelage: [] }, no_legend: [] };

/** In a describe: the modal of FA-00001, and what it asks of the server. */
export function productModal() {
  const server = apiServer();
  beforeEach(() => {
    localStorage.clear();
    server.answer({
      'GET /product/1': () => aProduct({ prodId: '1', prodRef: 'FA-00001' }),
      'GET /product/1/related': () => [],
      'GET /promise': () => ({ promises: [] }),
      'GET /products/config': () => config,
      'GET /products': () => [],
      'GET /product/1/stockAlert': () => ({ waiting: false }),
      'GET /reference/:ref/successor': () => ({ product: null }),
      'GET /product/1/delay': () => ({ request: null }),
    });
  });

  let store: ReturnType<typeof openStore>;
  const sent = (name: string) => server.named(name).map(({ body }) => body);
  async function open(parts: Parameters<typeof aProduct>[0] = {}, account = {}) {
    server.answer({ 'GET /product/1': () => aProduct({ prodId: '1', prodRef: 'FA-00001', ...parts }) });
    store = openStore(account);
    renderIn(store, <ProductModal />);
    await act(async () => {
      store.dispatch(productOpenRequested('1'));
    });
    return within(await screen.findByRole('dialog', { name: 'FA-00001' }));
  }
  return { server, sent, open, store: () => store };
}
