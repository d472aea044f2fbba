import { http } from '@extranet/shared/http';
import { settled, startRemote } from '../testing/store.ts';
import { importCancelled, importLeft, sheetDropped } from './catalogue-import.slice.ts';

const post = jest.spyOn(http, 'post');
const sheet = new File(['x'], 'tarif.csv');
const answer = { path: 'f-1', name: 'tarif.csv', headers: ['Réf'], preview: [] };

function drop() {
  let arrive: () => void = () => {};
  let signal: AbortSignal | undefined;
  let form: FormData | undefined;
  post.mockReset().mockImplementation((_url, body, options) => {
    signal = options?.signal as AbortSignal;
    form = body as FormData;
    return new Promise((resolve) => {
      arrive = () => resolve(answer as never);
    });
  });
  const { store, read } = startRemote();
  store.dispatch(sheetDropped(sheet));
  return { store, state: () => read().catalogueImport, arrive: () => arrive(), signal, form };
}

describe('the upload of a price list', () => {
  it.each([
    ['the import is cancelled', importCancelled],
    ['the page is left', importLeft],
  ])('is cancelled, with its request, when %s', async (_when, fact) => {
    const { store, state, arrive, signal } = drop();
    expect(state().status).toBe('uploading');
    store.dispatch(fact());
    expect(signal?.aborted).toBe(true);
    arrive();
    await settled();
    expect(state()).toMatchObject({ status: 'noFile', sheet: null });
  });

  it('keeps its upload id for the import, and stays when the page is left after the upload [A7.18]', async () => {
    const { store, state, arrive, form } = drop();
    arrive();
    await settled();
    expect(state().sheet).toMatchObject({ path: 'f-1', key: form?.get('upload_id') });
    store.dispatch(importLeft());
    expect(state().status).toBe('uploaded');
  });
});
