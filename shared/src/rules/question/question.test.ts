import { entriesOf, type IndexedProduct, tokensOf } from './describe.ts';
import { createLexicon } from './lexicon.ts';
import { readQuestion } from './reading.ts';

const YEAR = 2026;
const part = (more: Partial<IndexedProduct>): IndexedProduct => ({
  refNorm: 'FA00001',
  ean: '3701210000011',
  catalogue: 'Faisceau',
  marque: 'Peugeot',
  modele: '308 II',
  from: 2013,
  to: 2021,
  pins: '',
  title: '',
  premium: false,
  orderable: true,
  technical: {},
  models: [],
  ...more,
});
const PARTS: readonly IndexedProduct[] = [
  part({ refNorm: 'FA00059', title: 'Faisceau standard 13 broches', pins: '13' }),
  part({
    refNorm: 'FA00060',
    modele: '308 I',
    from: 2007,
    to: 2013,
    title: 'Faisceau standard 7 broches',
    pins: '7',
  }),
  part({
    refNorm: 'FA00061',
    modele: '308 II Break',
    title: 'Faisceau spécifique 13 broches',
    pins: '13',
    premium: true,
  }),
  part({
    refNorm: 'FA00062',
    modele: '2008 I',
    from: 2013,
    to: 2019,
    title: 'Faisceau standard 7 broches',
    pins: '7',
  }),
  part({
    refNorm: 'FA00063',
    marque: 'Renault',
    modele: 'Clio IV',
    from: 2012,
    to: 2019,
    title: 'Faisceau',
    pins: '7',
  }),
  part({
    refNorm: 'FA00064',
    marque: 'Renault',
    modele: 'Clio III',
    from: 2005,
    to: 2014,
    title: 'Faisceau',
    pins: '7',
  }),
  part({
    refNorm: 'AT00001',
    catalogue: 'Attelage',
    marque: 'Volkswagen',
    modele: 'Golf VII',
    title: 'Attelage démontable',
  }),
  part({
    refNorm: 'AT00002',
    catalogue: 'Attelage',
    marque: 'Volkswagen',
    modele: 'Golf VI',
    title: 'Attelage escamotable',
  }),
  part({
    refNorm: 'AT00003',
    catalogue: 'Attelage',
    marque: 'Volvo',
    modele: 'XC60 I',
    title: 'Attelage fixe col de cygne',
  }),
  part({
    refNorm: 'AT00004',
    catalogue: 'Attelage',
    marque: 'Opel',
    modele: 'Corsa D',
    title: 'Attelage fixe',
  }),
  part({
    refNorm: 'AT00005',
    catalogue: 'Attelage',
    marque: 'Mercedes-Benz',
    modele: 'Classe A W176',
    title: 'Attelage fixe',
  }),
  part({
    refNorm: 'KI00001',
    catalogue: 'Kit',
    modele: '308 II',
    title: 'Kit attelage démontable et faisceau 13 broches Peugeot 308 II',
  }),
  part({
    refNorm: 'KI00002',
    from: 2007,
    to: 2012,
    catalogue: 'Kit',
    modele: '308 I',
    title: 'Kit porte-vélos sur attelage 2 vélos Peugeot 308 I',
  }),
];
const lexicon = createLexicon(PARTS.flatMap(entriesOf), [
  { written: 'VW', meant: 'volkswagen' },
  { written: 'PRISE JAEGER', meant: '13 broches' },
  { written: 'RETRACTABLE', meant: 'escamotable' },
]);
const documents = PARTS.map((one) => [one.refNorm, new Set(tokensOf(one, YEAR))] as const);
const read = (text: string, exact = false) => readQuestion(text, lexicon, { thisYear: YEAR, exact });
const first = (text: string, exact = false) => read(text, exact)[0];

/** The references of what the likeliest reading finds. */
function found(text: string, exact = false): string[] {
  const { pieces = [] } = first(text, exact) ?? {};
  if (pieces.length === 0) return [];
  return documents
    .filter(([, tokens]) => pieces.every((piece) => piece.tokens.some((token) => tokens.has(token))))
    .map(([ref]) => ref);
}

describe('what a question asks for', () => {
  it.each([
    ['308 2016', ['FA00059', 'FA00061', 'KI00001']],
    ['308 de 2016', ['FA00059', 'FA00061', 'KI00001']],
    ['2016 PEUGEOT 308', ['FA00059', 'FA00061', 'KI00001']],
    ['clio 4', ['FA00063']],
    ['CLIO IV', ['FA00063']],
    ['clio mk3', ['FA00064']],
    ['golf7', ['AT00001']],
    ['golf démontable', ['AT00001']],
    ['308sw', ['FA00061']],
    ['xc 60', ['AT00003']],
    ['corsa d', ['AT00004']],
    ['classe a', ['AT00005']],
    ['col de cygne', ['AT00003']],
    ['2 velos 308', ['KI00002']],
    ['kits 308', ['KI00001', 'KI00002']],
    ['308 2 standard', ['FA00059']],
    ['308 premium', ['FA00061']],
  ])('%s finds %j: words in any order, whatever their writing [B3.02]', (text, refs) => {
    expect(found(text)).toEqual(refs);
  });

  it.each(['308 13 broches', '308 13b', '308 prise 13', '13br 308', 'prise jaeger 308'])(
    '%s asks for 13 pins [B3.02]',
    (text) => {
      expect(found(text)).toEqual(['FA00059', 'FA00061', 'KI00001']);
    },
  );

  it.each(['fa59', 'FA 00059', 'fa-00.059', '00059', '59'])(
    '%s is the reference FA-00059 [B3.02]',
    (text) => {
      expect(found(text)).toEqual(['FA00059']);
    },
  );

  it('takes the harness of a towbar for a harness, and both for a kit', () => {
    expect(found('faisceau d’attelage 308 2016')).toEqual(['FA00059', 'FA00061']);
    expect(found('attelage avec faisceau 308 2016')).toEqual(['KI00001']);
  });

  it('a type of towbar is said back with the words that mean nothing by themselves [B3.03]', () => {
    expect(first('col de cygne xc60')?.inWords).toBe('Volvo XC60, col de cygne');
    expect(first('cygne')?.inWords).toBe('cygne');
  });

  it('a generation that is asked for excludes the others, and pins are no generation', () => {
    expect(found('308 1')).toEqual(['FA00060', 'KI00002']);
    expect(found('308 7')).toEqual(['FA00060']);
    expect(first('golf 6')?.inWords).toBe('Volkswagen Golf VI');
    expect(found('golf 5')).toEqual([]);
    expect(first('golf 6 phase 2')).toMatchObject({ inWords: 'Volkswagen Golf VI', unknown: ['phase 2'] });
  });

  it('a number that is a year and a model has both readings, the likelier first', () => {
    expect(read('2008').map(({ inWords }) => inWords)).toEqual(['Peugeot 2008', '2008']);
    expect(first('2008 2016')).toMatchObject({ inWords: 'Peugeot 2008, 2016', year: 2016 });
    expect(first('308 2008')).toMatchObject({ inWords: 'Peugeot 308, 2008', modele: '308', year: 2008 });
    expect(read('peugeot 2008 2008').map(({ inWords }) => inWords)).toEqual(['Peugeot 2008, 2008']);
  });
});

describe('slips and synonyms [B3.03]', () => {
  it.each([
    ['peugot 308', 'peugeot'],
    ['escamotabel', 'escamotable'],
    ['golf demontble', 'démontable'],
    ['wolswagen', 'volkswagen'],
  ])('%s is read with %s, and it is said', (text, meant) => {
    expect(first(text)?.meant.map((one) => one.meant)).toEqual([meant]);
    expect(found(text)).not.toEqual([]);
  });

  it('are not taken when the question is to be read as it was typed', () => {
    expect(first('peugot 308', true)).toMatchObject({ meant: [], unknown: ['peugot'] });
    expect(first('vw golf', true)).toMatchObject({ meant: [], unknown: ['vw'] });
    expect(first('vw golf')?.meant).toEqual([{ typed: 'vw', meant: 'volkswagen', how: 'synonym' }]);
  });

  it('one slip in a word of four letters makes no vehicle alone where other words are unknown too', () => {
    expect(first('cloi')).toMatchObject({ inWords: 'Renault Clio' });
    expect(first('XZ-99999 cloi introuvable')).toMatchObject({ inWords: '' });
    expect(first('XZ-99999 cloi introuvable')?.unknown).toContain('cloi');
    expect(first('renault cloi introuvable')).toMatchObject({
      inWords: 'Renault Clio',
      unknown: ['introuvable'],
    });
  });

  it('words of three letters and numbers are taken as they are, unknown ones are left out and told', () => {
    expect(first('308 gof')).toMatchObject({ meant: [], unknown: ['gof'], inWords: 'Peugeot 308' });
    expect(first('309')?.pieces.map(({ kind }) => kind)).toEqual(['reference']);
  });
});

describe('what no one can mean', () => {
  it.each(['', '...', '🚗🚗', '" * - ( ) :', '\u202e', '💥'.repeat(100), '٠٠٠'])(
    '%j says nothing',
    (text) => {
      expect(first(text)).toMatchObject({ inWords: '', pieces: [] });
    },
  );

  it('however long is read as far as anybody types [B3.08]', () => {
    const long = 'escamotabel peugot zzzzzzzz 4 '.repeat(400);
    expect(first(long)).toEqual(first(long.slice(0, 400)));
    expect(first(long)?.unknown.length).toBeGreaterThan(0);
  });

  it('a text from right to left leaves the words that are known', () => {
    expect(first('مرحبا 308')).toMatchObject({ inWords: 'Peugeot 308', unknown: ['مرحبا'] });
  });
});
