import { http } from '../http/client.ts';
import { newId } from '../http/ids.ts';
import { createAction, createAppStore } from '../store/index.ts';
import { type UploadOutcome, uploading } from './uploading.ts';

const went = createAction<number>('went');
const formClosed = createAction('formClosed');
const file = new File(['x'], 'photo.jpg');
const answer = { path: 'f-1', name: 'photo.jpg', headers: [], preview: [] };
const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

// Not through apiServer: jsdom reports an upload once, whole, when its answer comes. These tests need its progress before.
function begin() {
  const post = jest.spyOn(http, 'post').mockReset();
  let arrive: (value: unknown) => void = () => {};
  let fail: (error: unknown) => void = () => {};
  post.mockReturnValue(
    new Promise((resolve, reject) => {
      arrive = resolve;
      fail = reject;
    }),
  );
  const seen: number[] = [];
  const outcomes: (UploadOutcome | undefined)[] = [];
  const store = createAppStore({
    x: (state: unknown = null, action) => {
      if (went.match(action)) seen.push(action.payload);
      return state;
    },
  });
  store.injectRemote('form', {
    saga: function* form() {
      const over = [formClosed.type];
      outcomes.push(yield* uploading({ kind: 'prodPicture', id: '7', file, onProgress: went, over }));
    },
  });
  const [url, form, options] = post.mock.calls[0] ?? [];
  const progress = (loaded: number) => options?.onUploadProgress?.({ loaded, total: 4 } as never);
  return { store, seen, outcomes, arrive, fail, progress, url, form: form as FormData, options };
}

describe('an upload', () => {
  it('is sent with its kind and id, reports its progress, and returns the server’s answer', async () => {
    const { url, form, progress, seen, outcomes, arrive } = begin();
    expect(url).toBe('/admin/upload');
    expect(form.get('upload_id')).toBe('prodPicture:7');
    progress(1);
    progress(2);
    expect(seen).toEqual([0.25, 0.5]);
    arrive(answer);
    await settled();
    expect(outcomes).toEqual([{ received: answer }]);
  });

  it('returns the error when it failed', async () => {
    const { fail, outcomes } = begin();
    const error = new Error('no');
    fail(error);
    await settled();
    expect(outcomes).toEqual([{ error }]);
  });

  it.each([
    ['its form is closed', (store: ReturnType<typeof createAppStore>) => store.dispatch(formClosed())],
    ['its remote goes, at sign-out', (store: ReturnType<typeof createAppStore>) => store.ejectRemote('form')],
  ])('is aborted when %s, and nothing of it arrives afterwards', async (_when, leave) => {
    const { store, progress, seen, outcomes, arrive, options } = begin();
    progress(1);
    leave(store);
    expect(options?.signal?.aborted).toBe(true);
    progress(3);
    arrive(answer);
    await settled();
    expect(seen).toEqual([0.25]);
    expect(outcomes.filter(Boolean)).toEqual([]);
  });
});

it('ids can be made on plain http too, where browsers have no randomUUID', () => {
  const { randomUUID } = crypto;
  Object.defineProperty(crypto, 'randomUUID', { value: undefined, configurable: true });
  const ids = Array.from({ length: 200 }, () => newId());
  Object.defineProperty(crypto, 'randomUUID', { value: randomUUID, configurable: true });
  expect(new Set(ids).size).toBe(200);
  for (const id of ids) expect(id).toMatch(/^[2-9A-Z]{26}$/);
});
