import { entriesOf, type IndexedProduct, tokensOf } from './describe.ts';
import { createLexicon } from './lexicon.ts';
import { readQuestion } from './reading.ts';

const YEAR = 2026;
const MODELS = [
  'Peugeot 208 II',
  'Peugeot 307',
  'Peugeot 308 II',
  'Peugeot 308 II Break',
  'Peugeot 3008 II',
  'Citroën C3 III',
  'Citroën C4 III',
  'Citroën C4 Picasso II',
  'Citroën C5 X',
  'Volkswagen ID.4',
  'Volkswagen ID.5',
  'Volkswagen Golf VII',
  'Volkswagen Passat B8',
  'Audi A3 8V',
  'Audi A4 B9',
  'BMW X1 F48',
  'BMW X3 G01',
  'BMW X5 F15',
  'BMW Série 3 F30',
  'Fiat 500',
  'Fiat 500X',
  'Fiat 500L',
  'Mazda CX-30',
  'Mazda Mazda3 IV',
  'Mercedes-Benz Classe A W177',
  'Mercedes-Benz Classe E W213',
  'Opel Corsa D',
  'Opel Mokka B',
  'Toyota Land Cruiser 150',
  'Toyota RAV4 V',
  'Hyundai Tucson IV',
  'Hyundai i30 III',
  'Ford Ranger III',
  'Ford Transit Custom',
  'Volvo XC60 II',
];
const PARTS = MODELS.flatMap((name, at): IndexedProduct[] => {
  const [marque = '', ...rest] = name.split(' ');
  const modele = rest.join(' ');
  const part = (catalogue: string, series: string, title: string): IndexedProduct => ({
    refNorm: `${series}${String(at + 1).padStart(5, '0')}`,
    ean: '',
    catalogue,
    marque,
    modele,
    from: 2015,
    to: 2022,
    pins: catalogue === 'Faisceau' ? '13' : '',
    title,
    premium: false,
    orderable: true,
    technical: {},
    models: [],
  });
  return [part('Attelage', 'AT', 'Attelage démontable'), part('Faisceau', 'FA', 'Faisceau 13 broches')];
});
const lexicon = createLexicon(PARTS.flatMap(entriesOf), [{ written: 'VW', meant: 'volkswagen' }]);
const documents = PARTS.map((one) => [one.refNorm, new Set(tokensOf(one, YEAR))] as const);
const read = (text: string, exact = false) => {
  const [reading] = readQuestion(text, lexicon, { thisYear: YEAR, exact });
  if (!reading) throw new Error(`${text}: no reading`);
  return reading;
};
const countOf = ({ pieces }: ReturnType<typeof read>): number =>
  pieces.length === 0
    ? 0
    : documents.filter(([, tokens]) => pieces.every((piece) => piece.tokens.some((one) => tokens.has(one))))
        .length;
const offered = ({ pieces }: ReturnType<typeof read>) => pieces.flatMap(({ instead = [] }) => instead);

describe('a name that differs in a digit or in a letter before it is another model [B3.03]', () => {
  it.each([
    ['id.3', 'id.3', ['ID.4', 'ID.5']],
    ['ID 3', 'ID 3', ['ID.4', 'ID.5']],
    ['vw id3', 'id3', ['ID.4', 'ID.5']],
    ['id.7 attelage', 'id.7', ['ID.5', 'ID.4']],
    ['e-208', 'e-208', ['208']],
    ['e 208', 'e 208', ['208']],
    ['e208 attelage', 'e208', ['208']],
    ['e-3008', 'e-3008', ['3008']],
    ['ë-C4', 'ë-C4', ['C4']],
    ['e-golf', 'e-golf', ['Golf']],
    ['egolf', 'egolf', ['Golf']],
    ['500e', '500e', ['500']],
    ['c1', 'c1', ['C3', 'C4']],
    ['c4 x', '', []],
    ['audi a2', 'a2', ['A3', 'A4']],
    ['bmw x9', 'x9', ['X5', 'X3']],
    ['mazda 5', 'mazda 5', ['Mazda3']],
    ['serie 7', 'serie 7', ['Série 3']],
    ['bmw 3', '3', ['Série 3']],
    ['xc 90', 'xc 90', ['XC60']],
    ['rav 5', 'rav 5', ['RAV4']],
    ['passat b6', 'b6', ['B8']],
    ['land cruiser 200', '200', ['150']],
    ['classe s', 'classe s', ['classe']],
    ['corsa b', 'corsa b', ['corsa']],
    ['bmw f99', 'f99', []],
    ['attelage mini f56', 'mini f56', []],
    ['peugeot 309', '309', ['308', '307']],
    ['hyundai i3', 'i3', ['i30']],
    ['i10', 'i10', ['i30']],
    ['bmw i4', 'i4', []],
    ['citroen xsara picasso', 'xsara', []],
    ['transit courier', 'courier', []],
    ['id. buzz', 'buzz', []],
  ])('%s finds nothing, is told as %s, and %j are offered in its place', (text, missing, instead) => {
    const reading = read(text);
    expect(countOf(reading)).toBe(0);
    expect(reading.missing.join(' ')).toBe(missing);
    expect(offered(reading)).toEqual(instead);
    expect(reading.modele).toBeUndefined();
  });

  it.each([
    ['id.4', 'Volkswagen ID.4'],
    ['id4', 'Volkswagen ID.4'],
    ['208', 'Peugeot 208'],
    ['308', 'Peugeot 308'],
    ['3008', 'Peugeot 3008'],
    ['a3', 'Audi A3'],
    ['x1', 'BMW X1'],
    ['500', 'Fiat 500'],
    ['500x', 'Fiat 500X'],
    ['500 l', 'Fiat 500L'],
    ['mazda 3', 'Mazda Mazda3'],
    ['cx 30', 'Mazda CX-30'],
    ['série 3', 'BMW Série 3'],
    ['mercedes e w213', 'Mercedes-Benz Classe E W213'],
    ['classe a', 'Mercedes-Benz Classe A'],
    ['corsa d', 'Opel Corsa D'],
    ['mokka x', 'Opel Mokka'],
    ['passat b8', 'Volkswagen Passat B8'],
    ['a4b9', 'Audi A4 B9'],
    ['golf7', 'Volkswagen Golf VII'],
    ['308sw', 'Peugeot 308 Break'],
    ['pegeot', 'Peugeot'],
    ['golff', 'Volkswagen Golf'],
    ['tuscon', 'Hyundai Tucson'],
    ['wolswagen', 'Volkswagen'],
  ])('%s is still %s', (text, inWords) => {
    const reading = read(text);
    expect(reading).toMatchObject({ inWords, missing: [] });
    expect(countOf(reading)).toBeGreaterThan(0);
  });

  it('a slip is in letters: neither a digit nor the beginning of another name', () => {
    expect(read('ravo').meant).toEqual([]);
    expect(read('wrangler').meant).toEqual([]);
    expect(read('peugeot 30')).toMatchObject({ missing: ['30'], inWords: 'Peugeot' });
  });

  it('litres and horses are no generation and no model', () => {
    expect(read('308 1.6 hdi 110 ch')).toMatchObject({ inWords: 'Peugeot 308', missing: [] });
    expect(read('golf 7.5').inWords).toBe('Volkswagen Golf VII');
    expect(read('golf v6')).toMatchObject({ inWords: 'Volkswagen Golf', missing: [], unknown: ['v6'] });
  });
});

describe('words that nobody knows in the place of a vehicle [B3.06]', () => {
  it.each([
    ['tesla cybertruck attelage', 'tesla cybertruck'],
    ['attelage cybertruck', 'cybertruck'],
    ['peugeot zoe attelage', 'zoe'],
    ['kit mg4', 'mg4'],
    ['hyundai ioniq 5 attelage', 'ioniq 5'],
    ['13 broches zorglub', 'zorglub'],
    ['attelage 309', '309'],
  ])('%s finds nothing: %s is missing', (text, missing) => {
    const reading = read(text);
    expect(countOf(reading)).toBe(0);
    expect(reading.missing.join(' ')).toBe(missing);
  });

  it.each([
    ['golf gti attelage', ['gti']],
    ['pijo 308', ['pijo']],
    ['attelage universel', ['universel']],
    ['attelage 750kg', ['750kg']],
    ['j ai besoin d un attelage pas cher', ['j', 'ai', 'pas', 'cher']],
    ['attelage golf zorglub', ['zorglub']],
    ['2 attelages', ['2']],
    ['peugeot 20', ['20']],
    ['attelage c', ['c']],
  ])('%s goes on without %j: the vehicle was named, or none is meant', (text, unknown) => {
    const reading = read(text);
    expect(countOf(reading)).toBeGreaterThan(0);
    expect(reading).toMatchObject({ unknown, missing: [] });
  });
});

describe('read as it was typed [B3.03]', () => {
  it('each word counts: nothing is left out, and nothing found instead', () => {
    expect(countOf(read('peugot 308 demontabel', true))).toBe(0);
    expect(read('peugot 308 demontabel', true)).toMatchObject({
      missing: ['peugot', 'demontabel'],
      meant: [],
    });
    expect(countOf(read('peugeot 308 démontable', true))).toBe(2);
    expect(countOf(read('peug 308', true))).toBe(0);
    expect(countOf(read('308 zorglub', true))).toBe(0);
  });
});
