import { searchable } from '../search.ts';
import type { LexiconEntry } from './describe.ts';
import { createLexicon } from './lexicon.ts';
import { readQuestion } from './reading.ts';

const CARS: readonly [marque: string, models: string][] = [
  ['Nissan', 'Qashqai I, Qashqai II, Qashqai III, Juke I, Juke II, X-Trail III'],
  ['Renault', 'Trafic II, Trafic III, Clio IV, Mégane IV, Laguna III'],
  ['Peugeot', '308 I, 308 II, 308 II Break, 3008 II, Rifter'],
  ['Citroën', 'Berlingo II, Berlingo III, C4 II, C4 Picasso II'],
  ['Hyundai', 'Tucson III, Tucson IV'],
  ['Mercedes-Benz', 'Vito W447, Classe A W176'],
  ['BMW', 'X5 F15, X5 G05, Série 1 E87, Série 3 F30'],
  ['Volkswagen', 'Golf VI, Golf VII, Golf VII Break, Passat B8'],
  ['Audi', 'A4 B8, A4 B9, A4 B9 Break, A6 C7'],
];
const entries = CARS.flatMap(([marque, models]) =>
  models.split(', ').flatMap((modele): LexiconEntry[] => [
    { kind: 'make', word: searchable(marque), catalogue: '', marque, written: marque },
    {
      kind: 'model',
      word: `${searchable(marque)} ${searchable(modele)}`,
      catalogue: '',
      marque,
      written: modele,
    },
  ]),
);
const series = (word: string): LexiconEntry => ({
  kind: 'series',
  word,
  catalogue: '',
  marque: '',
  written: '',
});
const lexicon = createLexicon(entries, []);
const read = (text: string, own = lexicon, exact = false) => {
  const [reading] = readQuestion(text, own, { thisYear: 2026, exact });
  if (!reading) throw new Error(`${text}: no reading`);
  return reading;
};

describe('the code of a generation, as its maker has it [B3.03]', () => {
  it.each([
    ['qashqai j11', 'Nissan Qashqai II'],
    ['j11 qashqai', 'Nissan Qashqai II'],
    ['nissan quashqai j11 attelage', 'Nissan Qashqai II'],
    ['qashqaij11', 'Nissan Qashqai II'],
    ['j11', 'Nissan Qashqai II'],
    ['trafic x82', 'Renault Trafic III'],
    ['308 t9', 'Peugeot 308 II'],
    ['308 t9 sw', 'Peugeot 308 II Break'],
    ['3008 p84', 'Peugeot 3008 II'],
    ['tucson tl', 'Hyundai Tucson III'],
    ['vito 447', 'Mercedes-Benz Vito W447'],
    ['vito w447', 'Mercedes-Benz Vito W447'],
    ['classe a 176', 'Mercedes-Benz Classe A W176'],
    ['megane xfb', 'Renault Mégane IV'],
    ['megane 4', 'Renault Mégane IV'],
    ['clio x98', 'Renault Clio IV'],
    ['berlingo b9', 'Citroën Berlingo II'],
    ['a4 b9', 'Audi A4 B9'],
    ['a4 8w', 'Audi A4 B9'],
    ['passat 3g', 'Volkswagen Passat B8'],
    ['juke f15', 'Nissan Juke I'],
    ['x5 f15', 'BMW X5 F15'],
    ['f15', 'BMW X5 F15'],
    ['serie 1 e81', 'BMW Série 1 E87'],
    ['x-trail t32', 'Nissan X-Trail III'],
    ['c4 picasso b78', 'Citroën C4 Picasso II'],
    ['c4 b7', 'Citroën C4 II'],
    ['golf 5g', 'Volkswagen Golf VII'],
    ['a4 allroad', 'Audi A4 Break'],
  ])('%s is read as %s', (text, inWords) => {
    expect(read(text)).toMatchObject({ unknown: [], missing: [] });
    expect(read(text).inWords.replace(', attelage', '')).toBe(inWords);
  });

  it('is said to be taken for it, and read as it was typed it is a word that nobody knows', () => {
    expect(read('qashqai j11').meant).toEqual([{ typed: 'j11', meant: 'Qashqai II', how: 'synonym' }]);
    expect(read('qashqai j11', lexicon, true).missing).toEqual(['j11']);
  });

  it('of a model that is known in one generation alone says nothing more', () => {
    expect(read('rifter k9')).toMatchObject({ inWords: 'Peugeot Rifter', aside: ['k9'], unknown: [] });
  });

  it.each([
    ['308 j11', ['j11']],
    ['tl', ['tl']],
    ['x83 qashqai', ['x83']],
    ['d40', ['d40']],
  ])('%s names no generation of another model: %j is not known', (text, unknown) => {
    expect(read(text).unknown).toEqual(unknown);
  });

  it('where references begin so, it is one', () => {
    expect(read('j11', createLexicon([...entries, series('J')], [])).inWords).toBe('J11');
  });
});

describe('a generation that the catalogues do not have [B3.06]', () => {
  it.each([
    ['golf 5', 'Golf V', ['Golf VI', 'Golf VII']],
    ['golf 8 break', 'Golf VIII', ['Golf VII', 'Golf VI']],
    ['golf 1k', 'Golf V', ['Golf VI', 'Golf VII']],
    ['laguna x74 faisceau', 'Laguna II', ['Laguna III']],
    ['x5 e70', 'X5 E70', ['X5 F15', 'X5 G05']],
    ['vito w639', 'Vito W639', ['Vito W447']],
    ['a6 c5', 'A6 C5', ['A6 C7']],
  ])('%s is the %s; there are %j', (text, modele, others) => {
    expect(read(text).absent).toMatchObject({ modele, others });
  });

  it.each(['golf 7', 'golf', 'golf gti', 'x5', 'cybertruck 5'])('%s names none', (text) => {
    expect(read(text).absent).toBeUndefined();
  });
});
