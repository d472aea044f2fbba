import type { AdminProduct } from '@extranet/shared/contracts';
import { http } from '@extranet/shared/http';
import { settled, startRemote } from '../testing/store.ts';
import { fileDropped, productClosed, productOpened } from './product.slice.ts';

const get = jest.spyOn(http, 'get');
const post = jest.spyOn(http, 'post');
const photo = new File(['x'], 'photo-de-A.jpg');

/** Uploads whose answers arrive when the test says so. */
function uploads() {
  const running: { signal: AbortSignal | undefined; arrive: () => void }[] = [];
  post.mockReset().mockImplementation(
    (_url, _form, options) =>
      new Promise((resolve) => {
        const path = `f-${running.length}`;
        const arrive = () => resolve({ path, name: 'photo.jpg', headers: [], preview: [] } as never);
        running.push({ signal: options?.signal as AbortSignal, arrive });
      }),
  );
  return running;
}

async function open(id: string) {
  get.mockReset().mockImplementation(async (url) => ({ prodId: url.slice(-1) }) as AdminProduct as never);
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
    store.dispatch(productClosed());
    store.dispatch(productOpened('B'));
    expect(running[0]?.signal?.aborted).toBe(true);
    running[0]?.arrive();
    await settled();
    expect(product()).toMatchObject({ id: 'B', uploads: {}, received: {} });
  });

  it('are received while their product is open, one for the picture and one for the datasheet', async () => {
    const running = uploads();
    const { store, product } = await open('A');
    store.dispatch(fileDropped({ field: 'prodPicture', file: photo }));
    store.dispatch(fileDropped({ field: 'prodDatasheet', file: photo }));
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
    store.dispatch(fileDropped({ field: 'prodPicture', file: photo }));
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
    expect(running).toHaveLength(1);
    Reflect.deleteProperty(crypto, 'randomUUID');
  });
});
