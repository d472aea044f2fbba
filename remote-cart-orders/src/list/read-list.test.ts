import { toCsv } from './errors-file.ts';
import { readFile, readText } from './read-list.ts';

const lines = (text: string) => readText(text).map(({ reference, quantity }) => [reference, quantity]);

const file = (bytes: Uint8Array, name = 'liste.csv') =>
  Object.assign(new File([], name), { arrayBuffer: () => Promise.resolve(bytes.slice().buffer) });

describe('a pasted list', () => {
  it.each([
    ['tab', 'FA-00012\t2\nKI-00031\t1'],
    ['semicolon', 'FA-00012;2\nKI-00031;1'],
    ['comma', 'FA-00012,2\nKI-00031,1'],
    ['blank', 'FA-00012 2\nKI-00031 1'],
    ['times', 'FA-00012 x2\nKI-00031 x 1'],
    ['quantity first', '2 x FA-00012\n1 KI-00031'],
    ['two columns the other way round', '2;FA-00012\n1;KI-00031'],
    ['a description in between', 'FA-00012;Faisceau 7 broches;2\nKI-00031;Kit;1'],
    ['a heading', 'Désignation;Référence;Qté\nFaisceau 7;FA-00012;2\nKit 3;KI-00031;1'],
    ['blank lines and quotes', '\n"FA-00012";"2"\n\n"KI-00031";"1"\n'],
    ['heads with another separator than a line', 'Référence\tQté\nFA-00012\t2\nKI-00031,1'],
    ['several separators', 'FA-00012\t2\nKI-00031;1'],
    ['units', 'FA-00012;2 pcs\nKI-00031;1,00'],
  ])('is read with %s', (_name, text) => {
    expect(lines(text)).toEqual([
      ['FA-00012', 2],
      ['KI-00031', 1],
    ]);
  });

  it('means one piece for a reference alone, and keeps digits with leading zeros as part of it', () => {
    expect(lines('FA-00012\nfa 00013\nfa 00014 3')).toEqual([
      ['FA-00012', 1],
      ['fa 00013', 1],
      ['fa 00014', 3],
    ]);
  });

  it.each(['0', '-3', '2,5', '10000', '99999', '12abc'])(
    'leaves the quantity %p as it was written: it cannot be one [W1.24]',
    (quantity) => {
      expect(readText(`FA-00012;${quantity}`)[0]).toMatchObject({ reference: 'FA-00012', quantity });
    },
  );

  it.each(['99999', '-3', '0'])(
    'leaves the quantity %p after a blank as it was written, too [W1.24]',
    (quantity) => {
      expect(lines(`FA-00012 ${quantity}\nFA-00013 2`)).toEqual([
        ['FA-00012', quantity],
        ['FA-00013', 2],
      ]);
    },
  );

  it.each([
    '5 pièces',
    '5 pièce(s)',
    '5 pcs',
    '5 pces.',
    '5 pce',
    '5 unités',
    '5u',
    'x 5',
    '5x',
    '5 x',
    'qté 5',
    'Qté : 5',
    'qte. 5',
    'quantité = 5 pièces',
    ': 5',
  ])('reads %p behind a reference as five pieces, in a line or in columns [W1.24]', (written) => {
    expect(lines(`FA-90047 ${written}\nKI-00031 1`)).toEqual([
      ['FA-90047', 5],
      ['KI-00031', 1],
    ]);
    expect(lines(`FA-90047;${written}`)).toEqual([['FA-90047', 5]]);
  });

  it.each(['(x3)', '(3)', '( 3 x )', '(3 pcs)', '(qté : 3)'])(
    'reads %p behind a reference as three pieces, in a line, beside another or in columns [W1.24]',
    (written) => {
      expect(lines(`FA-00012 ${written}\nKI-00031 1`)).toEqual([
        ['FA-00012', 3],
        ['KI-00031', 1],
      ]);
      expect(lines(`FA-00012 ${written}; KI-00031 1`)).toEqual([
        ['FA-00012', 3],
        ['KI-00031', 1],
      ]);
      expect(lines(`FA-00012;${written}`)).toEqual([['FA-00012', 3]]);
    },
  );

  it.each(['FA-00012', 'FA 00012', '3701210000011'])(
    'leaves two numbers behind %p to be corrected: neither is taken [W1.24]',
    (reference) => {
      expect(lines(`${reference} 100 50\nKI-00031 1`)).toEqual([
        [reference, '100 50'],
        ['KI-00031', 1],
      ]);
      expect(lines(`${reference} 1 500`)).toEqual([[reference, '1 500']]);
    },
  );

  it('reads the pieces before a reference, with their word [W1.24]', () => {
    expect(lines('5 pièces FA-90047\n5 pcs. KI-00031')).toEqual([
      ['FA-90047', 5],
      ['KI-00031', 5],
    ]);
  });

  it.each(['AT-90034 1000000', '1000000 x AT-90034', 'AT-90034 1000000 pcs', 'AT-90034;1000000'])(
    'leaves the quantity of %p to be corrected, however long it is [W1.24]',
    (text) => {
      expect(readText(text)[0]).toMatchObject({ reference: 'AT-90034', quantity: '1000000' });
    },
  );

  it('leaves what is meant as a quantity behind a blank as written, too [W1.24]', () => {
    expect(lines('AT-90008 12abc\nFA-00012 3')).toEqual([
      ['AT-90008', '12abc'],
      ['FA-00012', 3],
    ]);
  });

  it.each([
    ['3 701210 000011', 1],
    ['3 701210 000011 2', 2],
    ['2 x 3 701210 000011', 2],
    ['3701210 000011;2', 2],
    ['37 0121 0000 011\t2', 2],
  ])('reads the EAN of %p, whose digits stand in groups, with its pieces', (text, quantity) => {
    const [line] = readText(text);
    expect([line?.reference.replaceAll(' ', ''), line?.quantity]).toEqual(['3701210000011', quantity]);
  });

  it.each([
    'FA-00012 2, KI-00031 1',
    'FA-00012 2; KI-00031',
    'FA-00012 ; 2 ; KI-00031 ; 1',
    'FA-00012 x2 / KI-00031',
    'FA-00012 2 KI-00031',
    'FA-00012 2 + KI-00031 x 1',
  ])('reads each of the references that %p has beside each other', (text) => {
    expect(lines(text)).toEqual([
      ['FA-00012', 2],
      ['KI-00031', 1],
    ]);
  });

  it.each(['3701210000011 3701210000028', '3 701210 000011 3 701210 000028'])(
    'reads each of the EANs that %p has beside each other',
    (text) => {
      expect(lines(text)).toEqual([
        ['3701210000011', 1],
        ['3701210000028', 1],
      ]);
    },
  );

  it('a reference that nobody knows does not hide the one beside it, nor an EAN the line of its reference', () => {
    expect(lines('XX-99999, FA-00012 2\n3 701210 000011; 3 701210 000028')).toEqual([
      ['XX-99999', 1],
      ['FA-00012', 2],
      ['3 701210 000011', 1],
      ['3 701210 000028', 1],
    ]);
    expect(lines('FA-00012;3701210000011;2')).toEqual([['FA-00012', 2]]);
    expect(lines('FA-00012;Golf 2012;2')).toEqual([['FA-00012', 2]]);
  });

  it('takes no price below heads for a quantity', () => {
    expect(lines('Référence;Désignation;Prix\nFA-00012;Faisceau;45')).toEqual([['FA-00012', 1]]);
  });

  it('leaves words in columns as written where they count no pieces that can be [W1.24]', () => {
    expect(lines('FA-00012;qté 12000')).toEqual([['FA-00012', 'qté 12000']]);
  });

  it('may give the digits of a reference only, with a quantity behind them', () => {
    expect(lines('00059 2\n00060')).toEqual([
      ['00059', 2],
      ['00060', 1],
    ]);
  });

  it('is read line by line where lines differ, also those that Excel put into quotes [W1.24]', () => {
    const text =
      'KI-00002;abc\n"FA-02728"\t"2"\nFA-01291 x3\nFA-01642 : 2\n3x FA-01748\n2\tFA-01032\n3661234567890;4\n5 3661234567891\n';
    expect(lines(text)).toEqual([
      ['KI-00002', 'abc'],
      ['FA-02728', 2],
      ['FA-01291', 3],
      ['FA-01642', 2],
      ['FA-01748', 3],
      ['FA-01032', 2],
      ['3661234567890', 4],
      ['3661234567891', 5],
    ]);
    expect(lines(`Référence;Qté\nFA-00012;2\n${text}`).slice(1)).toEqual(lines(text));
  });

  it('keeps what stands where the other lines have their quantity, to be corrected', () => {
    expect(lines('FA-00012;Faisceau 7;2\nFA-00013;Faisceau 13;deux\nFA-00014;Kit 3;1')).toEqual([
      ['FA-00012', 2],
      ['FA-00013', 'deux'],
      ['FA-00014', 1],
    ]);
    expect(lines('FA-OOOI2 3')).toEqual([['FA-OOOI2', 3]]);
  });

  it('is not split at the comma of an invalid quantity', () => {
    expect(lines('FA-00012 1,5')).toEqual([['FA-00012', '1,5']]);
    expect(lines('KI-00031\t2\nFA-00012 1,5')).toEqual([
      ['KI-00031', 2],
      ['FA-00012', '1,5'],
    ]);
    expect(lines('FA-00012 2,00')).toEqual([['FA-00012', 2]]);
    expect(lines('FA-00012 1,5 pièces\nFA-00013 1.5\nFA-00014 x 0,5')).toEqual([
      ['FA-00012', '1,5'],
      ['FA-00013', '1.5'],
      ['FA-00014', '0,5'],
    ]);
    expect(lines('FA-00012,Faisceau 308,2')).toEqual([['FA-00012', 2]]);
  });

  it('keeps a quantity in words behind its reference, to be corrected [W1.24]', () => {
    expect(lines('FA 00117 douze\nAT-00012 deux pièces\nFA 1')).toEqual([
      ['FA 00117', 'douze'],
      ['AT-00012', 'deux pièces'],
      ['FA 1', 1],
    ]);
  });

  it('may contain descriptions, except in the column of quantities', () => {
    expect(lines('FA-00012;Faisceau 7 broches')).toEqual([['FA-00012', 1]]);
    expect(lines('Référence;Qté\nFA-00012;deux')).toEqual([['FA-00012', 'deux']]);
  });

  it('is refused when it is no list, or too long', () => {
    expect(() => readText(' \n ')).toThrow('list.unreadable');
    expect(() => readText('FA-00012;1\n'.repeat(5_001))).toThrow('list.tooLong');
    expect(readText('FA-00012;1\n'.repeat(1_000))).toHaveLength(1_000);
  });
});

describe('a dropped file', () => {
  const text = 'Référence;Qté\nFA-00012;2';
  it.each([
    ['UTF-8', new TextEncoder().encode(text)],
    ['UTF-8 with its mark', new TextEncoder().encode(`\ufeff${text}`)],
    ['Windows-1252', Uint8Array.from(text, (character) => character.charCodeAt(0))],
  ])('is read in %s', async (_name, bytes) => {
    expect(await readFile(file(bytes))).toEqual([{ at: 2, reference: 'FA-00012', quantity: 2 }]);
  });

  it('is refused when it is something else', async () => {
    await expect(readFile(file(new Uint8Array([0xd0, 0xcf, 0, 1, 2])))).rejects.toThrow('list.unreadable');
  });
});

describe('the error file', () => {
  it('opens in a French Excel, and no cell is a formula', () => {
    expect(
      toCsv([
        ['Ligne', 'Référence'],
        ['1', '=HYPERLINK("x")'],
      ]),
    ).toBe('\ufeffLigne;Référence\r\n1;"\'=HYPERLINK(""x"")"');
  });
});
