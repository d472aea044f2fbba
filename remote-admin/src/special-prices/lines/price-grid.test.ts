import { filledDown, gapOf, pastedFile, pastedRows, withColumn, withPercent } from './price-grid.ts';
import type { PriceLine } from './price-lines.ts';

const line = (key: string, price: string, parts: Partial<PriceLine> = {}): PriceLine => ({
  key,
  spId: key,
  spUserId: 'u',
  spProdRef: key,
  who: '',
  price,
  spStatus: 'active',
  listPrice: 100,
  designation: '',
  without: null,
  validFrom: '',
  validTo: '',
  steps: '',
  agreed: [],
  ...parts,
});
const prices = (lines: readonly PriceLine[]) => lines.map(({ price }) => price);

describe('many special prices at once', () => {
  const list = [
    line('a', '12,35'),
    line('b', '10,00'),
    line('c', 'douze'),
    line('d', '8', { spStatus: 'removed' }),
  ];

  it('rise or fall by a percentage to the cent; what is no price stays [B5.01]', () => {
    const all = new Set(['a', 'b', 'c', 'd']);
    expect(prices(withPercent(list, all, -10))).toEqual(['11,12', '9,00', 'douze', '8']);
    expect(prices(withPercent(list, new Set(['b']), 2.5))).toEqual(['12,35', '10,25', 'douze', '8']);
    expect(prices(withPercent([line('a', '0,01')], new Set(['a']), -60))).toEqual(['0,01']);
  });

  it('rise with their steps, which are rounded to the cent as they are [B5.01]', () => {
    const [raised] = withPercent([line('a', '10', { steps: '10:9,99;50=8' })], new Set(['a']), 5);
    expect(raised).toMatchObject({ price: '10,50', steps: '10 : 10,49 ; 50 : 8,40', termsTouched: true });
  });

  it('stay as they are where a step cannot be read, or nothing of it would be left [B5.01]', () => {
    for (const steps of ['dix', '10 : 0,01']) {
      const lines = [line('a', '10', { steps })];
      expect(withPercent(lines, new Set(['a']), -60)).toEqual(lines);
    }
  });

  it('take the price of the first of them, in the order on the screen [B5.01]', () => {
    const shown = [list[1], list[0]] as PriceLine[];
    expect(prices(filledDown(list, new Set(['a', 'b']), shown))).toEqual(['10,00', '10,00', 'douze', '8']);
  });

  it('are pasted downwards from one line, as a spreadsheet gives them [B5.01] [W2.11]', () => {
    expect(prices(withColumn(list, list, 'b', ['1', '2,50', '3', '4']))).toEqual(['12,35', '1', '2,50', '8']);
    expect(pastedRows('12,50')).toBeNull();
    expect(pastedRows('12,50\r\n13\r\n')).toEqual([['12,50'], ['13']]);
  });

  it('with their references become the file that the server checks [B5.01] [B5.02]', async () => {
    const rows = pastedRows('FA-1\tFaisceau "13"\t12,50\nFA-2\t\t13\n') ?? [];
    expect(
      await textOf(
        pastedFile(
          [
            ['Référence', 'Prix'],
            ['FA-1', '5'],
          ],
          'x',
        ),
      ),
    ).toBe('Référence;Prix remisé\n\n"FA-1";"5"\n');
    // A year in a head is no price; a price that cannot be read is no head.
    expect(
      await textOf(
        pastedFile(
          [
            ['Référence', 'Prix 2026'],
            ['FA-1', 'abc'],
          ],
          'x',
        ),
      ),
    ).toBe('Référence;Prix remisé\n\n"FA-1";"abc"\n');
    expect(await textOf(pastedFile([['FA-1', 'abc']], 'x'))).toBe('Référence;Prix remisé\n"FA-1";"abc"\n');
    expect(await textOf(pastedFile(rows, 'collage.csv'))).toBe(
      'Référence;Prix remisé\n"FA-1";"12,50"\n"FA-2";"13"\n',
    );
  });

  it('say how far they are from the list price [B5.01] [W2.11]', () => {
    expect(gapOf({ price: '87,50', listPrice: 100 })).toBe(-12.5);
    expect(gapOf({ price: 'x', listPrice: 100 })).toBeNull();
    expect(gapOf({ price: '5', listPrice: null })).toBeNull();
  });
});

const textOf = (file: File) =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result);
    reader.readAsText(file);
  });
