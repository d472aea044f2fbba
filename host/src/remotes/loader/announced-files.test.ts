import { asset, release } from '../../testing/remotes.ts';
import { announcedFiles } from './announced-files.ts';

const faq = release('two', {
  assets: ['entry.js', 'remote.1.js', 'slot.2.js', 'later.3.js', 'look.4.css'].map((file) => asset(file)),
});
const CHUNKS = `webpackChunk${faq.container}`;
const preloads = (...files: string[]) => {
  document.head.innerHTML = files
    .map((file) => `<link rel="preload" as="fetch" crossorigin href="${faq.base}${file}">`)
    .join('');
};

describe('once a container has run, its files that the page has fetched ahead', () => {
  afterEach(() => {
    document.head.innerHTML = '';
    Reflect.deleteProperty(globalThis, CHUNKS);
  });

  it('run at once, each checked by the browser against the registry’s hash', () => {
    Object.assign(globalThis, { [CHUNKS]: [] });
    preloads('entry.js', 'remote.1.js', 'slot.2.js', 'look.4.css');
    const scripts = announcedFiles(faq);
    expect(scripts.map(({ src }) => new URL(src).pathname)).toEqual([
      `${faq.base}remote.1.js`,
      `${faq.base}slot.2.js`,
    ]);
    for (const { integrity, crossOrigin } of scripts)
      expect([integrity, crossOrigin]).toEqual([faq.assets[0]?.integrity, 'anonymous']);
  });

  it('are left to it where they are modules, which are nothing to be run as scripts', () => {
    preloads('entry.js', 'remote.1.js');
    expect(announcedFiles(faq)).toEqual([]);
  });

  it('are none of another release, a canary for example', () => {
    Object.assign(globalThis, { [CHUNKS]: [] });
    preloads('remote.1.js');
    expect(announcedFiles({ ...faq, base: '/r/faq/three/' })).toEqual([]);
  });
});
