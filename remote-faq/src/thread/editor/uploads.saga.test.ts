import { http } from '@extranet/shared/http';
import { settled } from '@extranet/shared/testing/server';
import { forumStore } from '../../testing/forum.ts';
import {
  contributionBegun,
  editorClosed,
  newUploads,
  picturesChosen,
  uploadDropped,
  uploadRetried,
} from './editor.slice.ts';

const done = (path: string) => ({ path, name: 'x.png', headers: [], preview: [] });
const files = (...names: string[]) => newUploads(names.map((name) => new File(['x'], name)));

// Not through apiServer: jsdom reports an upload once, whole, when its answer comes. These tests need its progress before.
const call = jest.spyOn(http, 'post');

describe('picture uploads [C7.43]', () => {
  beforeEach(() => {
    call.mockReset();
    jest.spyOn(console, 'warn').mockImplementation(() => {});
  });
  const begun = () => {
    const store = forumStore('contributor');
    store.dispatch(contributionBegun());
    return store;
  };

  it('run in parallel, each with its own progress, and are added as they finish', async () => {
    const store = begun();
    const arrive: ((path: string) => void)[] = [];
    const report: ((progress: number) => void)[] = [];
    call.mockImplementation((_url, _form, options) => {
      report.push((loaded) => options?.onUploadProgress?.({ loaded, total: 1 } as never));
      return new Promise((resolve) => arrive.push((path) => resolve(done(path) as never)));
    });
    store.dispatch(picturesChosen(files('a.png', 'b.png')));
    await settled();
    report[1]?.(0.5);
    expect(store.faq().editor.uploads.map(({ progress }) => progress)).toEqual([0, 0.5]);
    arrive[1]?.('second');
    await settled();
    arrive[0]?.('first');
    await settled();
    expect(store.faq().editor).toMatchObject({ uploads: [], pictures: ['second', 'first'] });
  });

  it('that fail stay with the reason, are logged, and can be repeated [C8.09]', async () => {
    const store = begun();
    const tooLarge = { isApiFailure: true, status: 413, code: 'file.tooLarge', message: 'Trop volumineux.' };
    call.mockRejectedValueOnce({ ...tooLarge, details: {} });
    store.dispatch(picturesChosen(files('a.png')));
    await settled();
    const [failed] = store.faq().editor.uploads;
    expect(failed?.refusal?.message).toBe('Trop volumineux.');
    expect(console.warn).toHaveBeenCalled();
    call.mockResolvedValueOnce(done('a'));
    if (failed) store.dispatch(uploadRetried(failed));
    await settled();
    expect(store.faq().editor.pictures).toEqual(['a']);
  });

  it.each([
    ['removed', (id: string) => uploadDropped(id)],
    ['left behind with the editor', () => editorClosed()],
  ])('are aborted when they are %s', async (_what, action) => {
    const store = begun();
    let signal: AbortSignal | undefined;
    call.mockImplementation((_url, _form, options) => {
      signal = options?.signal as AbortSignal;
      return new Promise(() => {});
    });
    const [one] = files('a.png');
    if (!one) throw new Error('no picture');
    store.dispatch(picturesChosen([one]));
    await settled();
    store.dispatch(action(one.id));
    expect(signal?.aborted).toBe(true);
    expect(store.faq().editor.uploads).toEqual([]);
  });
});
