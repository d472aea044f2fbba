import { apiServer, later, settled } from '@extranet/shared/testing/server';
import { startRemote } from '../testing/store.ts';
import { fileDropped, productClosed, productOpened } from './product.slice.ts';

const server = apiServer();
const photo = new File(['x'], 'photo-de-A.jpg');

/** Uploads whose answers arrive when the test says so. */
function uploads() {
  const running: { signal: AbortSignal; arrive: () => void }[] = [];
  server.answer({
    'POST /admin/upload': (_form, { request }) => {
      const path = `f-${running.length}`;
      const { answer, resolve } = later();
      const arrive = () => resolve({ path, name: 'photo.jpg', headers: [], preview: [] });
      running.push({ signal: request.signal, arrive });
      return answer;
    },
  });
  return running;
}

async function open(id: string) {
  server.answer({
    'GET /config': () => later().answer,
    'GET /admin/product/:id': (_body, { call }) => ({ prodId: call.slice(-1) }),
  });
  const { store, read } = startRemote();
  store.dispatch(productOpened(id));
  await settled();
  return { store, product: () => read().product };
}

describe('files of the product editor', () => {
  it('are never added to another product: closing cancels a running upload with its request', async () => {
    const running = uploads();
    const { store, product } = await open('A');
    store.dispatch(fileDropped({ field: 'prodPicture', file: photo }));
    expect(product().uploads.prodPicture?.name).toBe('photo-de-A.jpg');
    await settled();
    store.dispatch(productClosed());
    store.dispatch(productOpened('B'));
    await settled();
    expect(running[0]?.signal?.aborted).toBe(true);
    running[0]?.arrive();
    await settled();
    expect(product()).toMatchObject({ id: 'B', uploads: {}, received: {} });
  });

  it('are received while their product is open, one for the picture and one for the datasheet', async () => {
    const running = uploads();
    const { store, product } = await open('A');
    store.dispatch(fileDropped({ field: 'prodPicture', file: photo }));
    await settled();
    store.dispatch(fileDropped({ field: 'prodDatasheet', file: photo }));
    await settled();
    running[1]?.arrive();
    running[0]?.arrive();
    await settled();
    expect(product()).toMatchObject({
      uploads: {},
      received: { prodPicture: { path: 'f-0' }, prodDatasheet: { path: 'f-1' } },
    });
  });

  it('replace the one before, even when that one arrives later', async () => {
    const running = uploads();
    const { store, product } = await open('A');
    store.dispatch(fileDropped({ field: 'prodPicture', file: photo }));
    await settled();
    store.dispatch(fileDropped({ field: 'prodPicture', file: photo }));
    await settled();
    expect(running[0]?.signal?.aborted).toBe(true);
    running[1]?.arrive();
    await settled();
    running[0]?.arrive();
    await settled();
    expect(product().received.prodPicture?.path).toBe('f-1');
  });

  it('are uploaded on plain http too, where browsers have no randomUUID', async () => {
    Object.defineProperty(crypto, 'randomUUID', { value: undefined, configurable: true });
    const running = uploads();
    const { store } = await open('A');
    store.dispatch(fileDropped({ field: 'prodPicture', file: photo }));
    await settled();
    expect(running).toHaveLength(1);
    Reflect.deleteProperty(crypto, 'randomUUID');
  });
});
