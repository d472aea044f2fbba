import type { FaqThread } from '@extranet/shared/contracts';
import { findThreads, indexThreads, waitingFirst } from './find-threads.ts';

const thread = (ref: string, question: string, author = 'Luc M.'): FaqThread => ({
  ref,
  question,
  author,
  excerpt: 'Parfait, merci',
  product: {
    ...{ prodCatalogue: 'Faisceau', prodKind: '13' },
    prodWords: 'Faisceau standard 13 broches Citroën Berlingo, depuis 2018',
  },
  lastPostAt: '2026-03-03T10:00:00.000Z',
  postCount: 1,
  prodId: null,
});
const threads = [
  thread('FA-00001', 'Le feu arrière clignote trop vite'),
  thread('AT-00002', 'Où passer le câble', 'Zoé B.'),
  thread('KI-00003', 'Prise 13 broches'),
];
const found = (text: string) => findThreads(indexThreads(threads), text).threads.map(({ ref }) => ref);

describe('the list of threads [C2.27]', () => {
  it.each([
    ['', ['FA-00001', 'AT-00002', 'KI-00003']],
    ['fa00001', ['FA-00001']],
    ['CABLE', ['AT-00002']],
    ['arriere feu', ['FA-00001']],
    ['zoe', ['AT-00002']],
    ['parfait cable', ['AT-00002']],
    ['berlingo citroen feu', ['FA-00001']],
    ['   ', ['FA-00001', 'AT-00002', 'KI-00003']],
    ['remorque', []],
  ])('is filtered by %p ignoring case, accents, dashes and order', (text, refs) => {
    expect(found(text)).toEqual(refs);
  });

  it.each([
    ['faisseau', [], 3, 'Faisceau'],
    ['citreon', [], 3, 'Citroën'],
    ['Berlingot', [], 3, 'Berlingo'],
    ['cables', [], 1, null],
    ['faisceaux', [], 3, null],
    ['arières feu', [], 0, null],
    ['ariere feux', [], 1, 'arrière feux'],
    ['fau', [], 0, null],
    ['câblage', [], 0, null],
    ['câblage', [{ written: 'cablage', meant: 'faisceau' }], 3, 'faisceau'],
    ['boule d’attelage', [{ written: 'boule d’attelage', meant: '13 broches' }], 3, '13 broches'],
    ['cable', [{ written: 'cable', meant: 'faisceau' }], 1, null],
    ['cable berlingot clignote', [], 0, null],
  ])('takes %p for what the threads say, where they say it [C2.27]', (text, synonyms, count, understood) => {
    const found = findThreads(indexThreads(threads), text, synonyms);
    expect([found.threads.length, found.understood]).toEqual([count, understood]);
  });

  it('has threads that wait for moderation first, or only those [C4.10]', () => {
    const waiting = new Set(['KI-00003']);
    expect(waitingFirst(threads, waiting, null).map(({ ref }) => ref)).toEqual([
      'KI-00003',
      'FA-00001',
      'AT-00002',
    ]);
    expect(waitingFirst(threads, waiting, 'waiting').map(({ ref }) => ref)).toEqual(['KI-00003']);
  });

  it('has those in which the reader wrote, on demand', () => {
    const own = threads.map((thread, at) => ({ ...thread, mine: at === 1 }));
    expect(waitingFirst(own, new Set(), 'mine').map(({ ref }) => ref)).toEqual(['AT-00002']);
  });
});
