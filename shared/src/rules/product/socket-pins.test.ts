import { socketPins, socketStandard, type WiredFeatures } from './socket-pins.ts';

const wires = (type: string) => socketPins(type).map(({ pin, wire, section }) => [pin, wire, section]);

const common = [
  [1, 'jaune', 1.5],
  [2, 'bleu', 1.5],
  [3, 'blanc', 2.5],
  [4, 'vert', 1.5],
  [5, 'brun', 1.5],
  [6, 'rouge', 1.5],
  [7, 'noir', 1.5],
];

describe('the contacts of a trailer socket [C3.05]', () => {
  it('are wired as ISO 1724 has it with 7 pins', () => {
    expect(wires('7')).toEqual(common);
    expect(socketStandard('7')).toBe('ISO 1724');
  });

  it('have no wire where the product has no permanent feed or no charging line', () => {
    const wireless = (features: WiredFeatures) =>
      socketPins('13', features).flatMap(({ pin, wire }) => (wire ? [] : [pin]));
    expect(wireless({ prdPlus: 'Non', prodLigne: 'Oui' })).toEqual([9, 12, 13]);
    expect(wireless({ prdPlus: 'D1', prodLigne: 'Non' })).toEqual([10, 11, 12]);
    expect(wireless({ prdPlus: '', prodLigne: '' })).toEqual([12]);
  });

  it('are wired as ISO 11446 has it with 13: the same seven, and six more, of which 12 has no wire', () => {
    expect(wires('13')).toEqual([
      ...common,
      [8, 'rose', 1.5],
      [9, 'orange', 2.5],
      [10, 'gris', 2.5],
      [11, 'blanc et noir', 2.5],
      [12, '', 0],
      [13, 'blanc et rouge', 2.5],
    ]);
    expect(socketStandard('13')).toBe('ISO 11446');
  });

  it('are none without a socket', () => {
    expect(socketPins('')).toEqual([]);
  });

  it('stand apart on the face', () => {
    for (const type of ['7', '13'])
      for (const one of socketPins(type))
        for (const other of socketPins(type))
          if (one !== other) expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(0.3);
  });
});
