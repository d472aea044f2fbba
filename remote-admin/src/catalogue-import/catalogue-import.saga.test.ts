import { apiServer, later, settled } from '@extranet/shared/testing/server';
import { startRemote } from '../testing/store.ts';
import { importCancelled, importLeft, sheetDropped } from './catalogue-import.slice.ts';

const server = apiServer();
const sheet = new File(['x'], 'tarif.csv');
const answer = { path: 'f-1', name: 'tarif.csv', headers: ['Réf'], preview: [] };

async function drop() {
  const upload = later();
  server.answer({ 'GET /config': () => later().answer, 'POST /admin/upload': () => upload.answer });
  const { store, read } = startRemote();
  store.dispatch(sheetDropped(sheet));
  await settled();
  const [sent] = server.named('POST /admin/upload');
  const arrive = () => upload.resolve(answer);
  const form = sent?.body as FormData;
  return { store, state: () => read().catalogueImport, arrive, signal: sent?.request.signal, form };
}

describe('the upload of a price list', () => {
  it.each([
    ['the import is cancelled', importCancelled],
    ['the page is left', importLeft],
  ])('is cancelled, with its request, when %s', async (_when, fact) => {
    const { store, state, arrive, signal } = await drop();
    expect(state().status).toBe('uploading');
    store.dispatch(fact());
    await settled();
    expect(signal?.aborted).toBe(true);
    arrive();
    await settled();
    expect(state()).toMatchObject({ status: 'noFile', sheet: null });
  });

  it('keeps its upload id for the import, and stays when the page is left after the upload [A7.18]', async () => {
    const { store, state, arrive, form } = await drop();
    arrive();
    await settled();
    expect(state().sheet).toMatchObject({ path: 'f-1', key: form.get('upload_id') });
    store.dispatch(importLeft());
    expect(state().status).toBe('uploaded');
  });
});
