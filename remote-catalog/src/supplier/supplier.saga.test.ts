import { createAppStore } from '@extranet/shared/store';
import { apiServer, refusal, settled } from '@extranet/shared/testing/server';
import { remote } from '../remote.ts';
import { supplier } from '../testing/open-store.tsx';
import { addSupplierPart } from './supplier.part.ts';
import { selectSupplier, supplierWanted } from './supplier.slice.ts';

describe('who the supplier is', () => {
  const server = apiServer();
  // As the first sheet that shows it does.
  addSupplierPart();
  const openRemote = () => {
    const store = createAppStore({});
    store.injectRemote(remote.id, remote);
    const known = () => selectSupplier(store.getState() as Parameters<typeof selectSupplier>[0]);
    return { store, known };
  };

  it('is asked for once, however many sheets show it', async () => {
    server.answer({ 'GET /config/supplier': () => supplier });
    const { store, known } = openRemote();
    store.dispatch(supplierWanted());
    await settled();
    store.dispatch(supplierWanted());
    await settled();
    expect(known()).toEqual(supplier);
    expect(server.named('GET /config/supplier')).toHaveLength(1);
  });

  it('is asked for again by the next sheet when it could not be read', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => {});
    server.answer({ 'GET /config/supplier': () => refusal(500) });
    const { store, known } = openRemote();
    store.dispatch(supplierWanted());
    await settled();
    expect(known()).toBeNull();
    server.answer({ 'GET /config/supplier': () => supplier });
    store.dispatch(supplierWanted());
    await settled();
    expect(known()).toEqual(supplier);
  });
});
