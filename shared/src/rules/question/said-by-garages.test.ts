import { entriesOf, type IndexedProduct, tokensOf } from './describe.ts';
import { createLexicon } from './lexicon.ts';
import { readQuestion } from './reading.ts';

const YEAR = 2026;
/** Reference, car, title and kind of towbar, as the demonstration has them. */
const CATALOGUE: readonly [ref: string, car: string, title: string, kind?: string][] = [
  ['AT00001', 'Peugeot 3008 II', 'Attelage fixe rotule équerre', 'Rotule équerre'],
  ['AT00002', 'Peugeot 3008 II', 'Attelage fixe col de cygne', 'Col de cygne'],
  ['AT00003', 'Peugeot 3008 II', 'Attelage démontable sans outil horizontal', 'Démontable'],
  ['AT00004', 'Peugeot 3008 II', 'Attelage démontable sans outil vertical', 'Démontable'],
  ['AT00005', 'Peugeot 3008 II', 'Attelage escamotable', 'Escamotable'],
  ['KI00001', 'Peugeot 3008 II', 'Kit attelage démontable et faisceau 13 broches'],
  ['FA00001', 'Peugeot 3008 II', 'Faisceau standard 13 broches'],
  ['AT00010', 'Volkswagen Golf VI', 'Attelage escamotable', 'Escamotable'],
  ['AT00011', 'Volkswagen Golf VII', 'Attelage escamotable', 'Escamotable'],
  ['AT00012', 'Volkswagen Golf VII Break', 'Attelage escamotable', 'Escamotable'],
  ['AT00020', 'BMW Série 3 F30', 'Attelage fixe col de cygne', 'Col de cygne'],
  ['AT00021', 'BMW Série 3 F30 Break', 'Attelage fixe col de cygne', 'Col de cygne'],
  ['AT00030', 'Seat Leon III', 'Attelage escamotable', 'Escamotable'],
  ['AT00031', 'Seat Leon III Break', 'Attelage escamotable', 'Escamotable'],
  ['AT00040', 'Opel Astra K', 'Attelage escamotable', 'Escamotable'],
  ['AT00041', 'Opel Astra K Break', 'Attelage escamotable', 'Escamotable'],
  ['AT00060', 'Dacia Sandero III', 'Attelage escamotable', 'Escamotable'],
  ['AT00061', 'Dacia Logan MCV II', 'Attelage escamotable', 'Escamotable'],
  ['KI00050', 'Nissan Juke II', 'Kit porte-vélos sur attelage 2 vélos'],
];
const CATALOGUES: Readonly<Record<string, string>> = { AT: 'Attelage', FA: 'Faisceau', KI: 'Kit' };
const PARTS = CATALOGUE.map(([refNorm, car, title, kind = '']): IndexedProduct => {
  const [marque = '', ...modele] = car.split(' ');
  return {
    refNorm,
    ean: '',
    catalogue: CATALOGUES[refNorm.slice(0, 2)] ?? '',
    marque,
    modele: modele.join(' '),
    from: 2015,
    to: 2022,
    pins: refNorm.startsWith('FA') ? '13' : '',
    title,
    premium: false,
    orderable: true,
    technical: { prodTypeAttelage: kind },
    models: [],
  };
});
const lexicon = createLexicon(PARTS.flatMap(entriesOf), [
  { written: 'RDSO', meant: 'démontable sans outil' },
  { written: 'DEMONTABLE AVEC OUTIL', meant: 'col de cygne' },
]);
const documents = PARTS.map((one) => [one.refNorm, new Set(tokensOf(one, YEAR))] as const);
const read = (text: string) => {
  const [reading] = readQuestion(text, lexicon, { thisYear: YEAR });
  if (!reading) throw new Error(`${text}: no reading`);
  return reading;
};
const found = (text: string) =>
  documents
    .filter(([, tokens]) => {
      const { pieces, without } = read(text);
      const has = ({ tokens: own }: { readonly tokens: readonly string[] }) =>
        own.some((one) => tokens.has(one));
      return pieces.every(has) && !without.some(has);
    })
    .map(([ref]) => ref);

describe('a kind of towbar, however it is called [B3.02]', () => {
  it.each([
    ['3008 rotule démontable sans outil', ['AT00003', 'AT00004', 'KI00001']],
    ['3008 rdso', ['AT00003', 'AT00004', 'KI00001']],
    ['sans outil démontable 3008', ['AT00003', 'AT00004', 'KI00001']],
    ['3008 col de cygne démontable', ['AT00003', 'AT00004', 'KI00001']],
    ['3008 rotule démontable sans outils horizontal', ['AT00003']],
    ['attelage rotule escamotable 3008', ['AT00005']],
    ['3008 rotule', ['AT00001']],
    ['3008 col de cygne', ['AT00002']],
    ['3008 attelage standard', ['AT00001', 'AT00002']],
    ['3008 rotule standard', ['AT00001']],
    ['3008 col de cygne démontable avec outil', ['AT00002']],
    ['3008 standard', ['FA00001']],
    ['3008 faisceau attelage standard', ['FA00001']],
    ['attelage sans faisceau 3008', ['AT00001', 'AT00002', 'AT00003', 'AT00004', 'AT00005']],
  ])('%s finds %j', (text, refs) => {
    expect(found(text)).toEqual(refs);
  });

  it("is said back whole, 'sans' included, and belongs to the towbars [B3.03]", () => {
    expect(read('3008 rotule démontable sans outil')).toMatchObject({
      inWords: 'Peugeot 3008, démontable sans outil',
      catalogue: 'Attelage',
      unknown: [],
    });
    expect(read('golf 6').catalogue).toBeUndefined();
  });
});

describe('a number in letters [B3.02]', () => {
  it.each([
    ['golf sept', 'Volkswagen Golf VII'],
    ['golff sept', 'Volkswagen Golf VII'],
    ['vw golf six attelage', 'Volkswagen Golf VI, attelage'],
    ['bmw série trois', 'BMW Série 3'],
    ['leon trois', 'Seat Leon III'],
    ['juke deux velos', 'Nissan Juke, 2 velos'],
    ['golf neuf', 'Volkswagen Golf'],
    ['attelage pour un golf', 'Volkswagen Golf, attelage'],
  ])('%s is read as %s', (text, inWords) => {
    expect(read(text).inWords).toBe(inWords);
  });

  it('no short word becomes a make where the car is named, a long one and one alone do', () => {
    expect(read('golf seet')).toMatchObject({ inWords: 'Volkswagen Golf', unknown: ['seet'], meant: [] });
    expect(read('seet').inWords).toBe('Seat');
    expect(read('golf wolkswagen').unknown).toEqual([]);
  });
});

describe('a make that is written worse than a slip, beside its model [B3.02]', () => {
  it.each([
    ['pegot 3008', 'Peugeot 3008', 'pegot', 'peugeot'],
    ['juke nisane attelage', 'Nissan Juke, attelage', 'nisane', 'nissan'],
    ['bwm serie 3', 'BMW Série 3', 'bwm', 'bmw'],
    ['opl astra', 'Opel Astra', 'opl', 'opel'],
  ])('%s is read as %s, and said', (text, inWords, typed, meant) => {
    expect(read(text)).toMatchObject({ inWords, unknown: [], meant: [{ typed, meant, how: 'slip' }] });
  });

  it.each([
    ['no model', 'pegot', 'pegot'],
    ["another make's model", 'golf pegot', 'pegot'],
    ['its make as well', 'peugeot 3008 pegot', 'pegot'],
    ['a word with digits', '3008 peug3t', 'peug3t'],
  ])('beside %s it stays a word that nobody knows', (_beside, text, unknown) => {
    expect(read(text).unknown).toEqual([unknown]);
  });

  it('read as it was typed it stays so as well', () => {
    const [exactly] = readQuestion('pegot 3008', lexicon, { thisYear: YEAR, exact: true });
    expect(exactly?.unknown).toEqual(['pegot']);
  });
});

describe('a car as garages call it', () => {
  it.each([
    ['3 touring', ['AT00021']],
    ['bmw 3 touring attelage', ['AT00021']],
    ['astra break k', ['AT00041']],
    ['golf 7 break', ['AT00012']],
    ['leon st 3', ['AT00031']],
  ])('%s keeps its number and its letter: %j', (text, refs) => {
    expect(found(text)).toEqual(refs);
  });

  it('a generation and a body name one model, a generation alone that of all bodies', () => {
    expect(read('golf 7').modele).toBe('Golf VII');
    expect(read('golf 7 break').modele).toBe('Golf VII Break');
    expect(read('astra k').modele).toBe('Astra K');
    expect(read('golf').modele).toBe('Golf');
  });
});

describe('a code or a name that the trade writes in one [B3.02]', () => {
  it.each([
    ['f31', ['AT00021']],
    ['serie 3 touring f31', ['AT00021']],
    ['bmwf31', ['AT00021']],
    ['f30', ['AT00020', 'AT00021']],
    ['vwgolf7', ['AT00011', 'AT00012']],
    ['golfvi', ['AT00010']],
    ['golfv', []],
  ])('%s finds %j', (text, refs) => {
    expect(found(text)).toEqual(refs);
  });

  it.each(['g31', 'vwid3', 'e61'])(
    '%s is a car that the catalogues do not have, and no other one',
    (text) => {
      const { pieces, unknown } = read(text);
      expect(pieces.filter(({ kind }) => kind !== 'stranger')).toEqual([]);
      expect(unknown).toEqual([text]);
    },
  );

  it('an estate that is called by the code of its saloon is said, and can be taken back', () => {
    expect(read('f31')).toMatchObject({
      inWords: 'BMW Série 3 F30 Break',
      meant: [{ typed: 'f31', meant: 'F30 Break', how: 'synonym' }],
    });
    const [asTyped] = readQuestion('f31', lexicon, { thisYear: YEAR, exact: true });
    expect(asTyped?.missing).toEqual(['f31']);
  });

  it('an electric car is found by its own name in every writing where the catalogues have it, never by the other’s', () => {
    const electric = createLexicon(
      ['208 II', 'e-208 I'].flatMap((modele) =>
        entriesOf({ ...(PARTS[0] as IndexedProduct), marque: 'Peugeot', modele }),
      ),
      [],
    );
    for (const text of ['e208', 'e-208', 'e 208', 'E208']) {
      const [reading] = readQuestion(text, electric, { thisYear: YEAR });
      expect(reading).toMatchObject({ inWords: 'Peugeot e-208', missing: [] });
    }
  });
});

describe('a trim that the catalogues do not tell apart [B3.02]', () => {
  it.each([
    ['sandero stepway', 'Dacia Sandero', ['stepway'], ['AT00060']],
    ['sandero 3 stepway attelage', 'Dacia Sandero III, attelage', ['stepway'], ['AT00060']],
    ['stepway logan', 'Dacia Logan MCV', ['stepway'], ['AT00061']],
    ['stepway', 'Dacia Sandero ou Logan', [], ['AT00060', 'AT00061']],
    ['dacia stepway', 'Dacia Sandero ou Logan', [], ['AT00060', 'AT00061']],
  ])('%s is read as %s, without %j', (text, inWords, aside, refs) => {
    expect(read(text)).toMatchObject({ inWords, aside, unknown: [], missing: [] });
    expect(found(text)).toEqual(refs);
  });
});

describe('what is turned down comes not at all [B3.03]', () => {
  const TOWBARS = ['AT00001', 'AT00002', 'AT00003', 'AT00004', 'AT00005'];
  it.each([
    ['3008 attelage non démontable', 'démontable', ['AT00001', 'AT00002', 'AT00005']],
    ['3008 pas démontable', 'démontable', ['AT00001', 'AT00002', 'AT00005']],
    ['3008 attelage non démontable sans outil', 'démontable', ['AT00001', 'AT00002', 'AT00005']],
    ['3008 attelage non demontabel', 'démontable', ['AT00001', 'AT00002', 'AT00005']],
    [
      '3008 attelage sauf col de cygne',
      'col de cygne',
      ['AT00001', 'AT00003', 'AT00004', 'AT00005', 'KI00001'],
    ],
    ['3008 sans faisceau', 'faisceau', TOWBARS],
    ['3008 sans le faisceau 13 broches', 'faisceau', TOWBARS],
    ['3008 hors prise', 'faisceau', TOWBARS],
    ['3008 sauf 13 broches', '13 broches', TOWBARS],
    ['3008 faisceau sans 13 broches', '13 broches', []],
    ['3008 sans attelage', 'attelage', ['FA00001']],
    ['3008 sauf kit', 'kit', [...TOWBARS, 'FA00001']],
    ['golf 7 sauf break', 'Break', ['AT00011']],
  ])('%s, without %s: %j', (text, shown, refs) => {
    const { without, aside, unknown, missing } = read(text);
    expect({ shown: without.map((one) => one.shown), aside, unknown, missing }).toEqual({
      ...{ shown: [shown], aside: [], unknown: [], missing: [] },
    });
    expect(found(text)).toEqual(refs);
  });

  it('is said apart from what was asked for, as it was typed, and a kind of towbar names the towbars', () => {
    expect(read('3008 non démontable')).toMatchObject({
      inWords: 'Peugeot 3008, attelage',
      catalogue: 'Attelage',
      without: [{ typed: 'non démontable', shown: 'démontable' }],
    });
  });

  it.each(['3008 démontable sans outil', '3008 pas cher', '3008 hors de prix'])(
    '%s turns nothing down',
    (text) => {
      expect(read(text).without).toEqual([]);
      expect(found(text)).not.toEqual([]);
    },
  );

  it('a year is left out, which is said [B3.07]', () => {
    expect(read('3008 sauf 2016')).toMatchObject({ aside: ['sauf 2016'], without: [], unknown: [] });
  });
});

describe('how many are wanted, behind a reference [B3.02]', () => {
  it.each([
    ['FA-1 (x3)', ['x3']],
    ['FA-1 x 3', ['x 3']],
    ['FA-1 13 broches', []],
    ['FA-1 3x', ['3x']],
    ['FA-00001 100 50', ['100', '50']],
  ])('%s finds the part, and leaves out %j', (text, aside) => {
    expect(found(text)).toEqual(['FA00001']);
    expect(read(text)).toMatchObject({ aside, unknown: [] });
  });

  it.each(['FA 00 001', 'FA-00.001', 'fa 1', 'FA00001'])('%s is the whole reference', (text) => {
    expect(found(text)).toEqual(['FA00001']);
    expect(read(text).aside).toEqual([]);
  });

  it('a reference that begins as none does is not taken for one with its number', () => {
    expect(found('ZZ-00001')).toEqual([]);
    expect(found('FA-00001 ZZ-00002')).toEqual(['FA00001']);
  });
});

describe('several references [B3.02]', () => {
  it('EANs in groups of digits are one each', () => {
    const [piece, ...more] = read('3 701220 009596 3 701220 002443').pieces;
    expect(more).toEqual([]);
    expect(piece?.shown).toBe('3701220009596, 3701220002443');
  });

  it.each(['FA-1 AT-2', 'fa1, at2', 'AT-00002; FA-00001', 'fa 1 + at 2'])(
    '%s asks for each of them',
    (text) => {
      expect(found(text)).toEqual(['AT00002', 'FA00001']);
    },
  );
});

describe('a span of years [B3.02]', () => {
  it.each(['golf 2012-2014', 'golf de 2012 à 2014', '2012-2014 golf'])(
    '%s is what is built in any of them',
    (text) => {
      const { pieces, inWords, year, unknown } = read(text);
      const own = pieces.find(({ kind }) => kind === 'year');
      expect(own?.tokens).toEqual(['y2012', 'y2013', 'y2014', 'yany']);
      expect([inWords, year, unknown]).toEqual(['Volkswagen Golf, 2012-2014', undefined, []]);
    },
  );

  it.each(['golf 2014-2012', 'golf 2012 2014', 'golf 2012-2099'])('%s is none', (text) => {
    expect(
      read(text)
        .pieces.filter(({ kind }) => kind === 'year')
        .map(({ typed }) => typed),
    ).not.toContain('2012-2014');
    expect(read(text).year).toBeGreaterThan(2000);
  });
});
