import { isShortFor, partsOfWords, referenceKey, searchable, wordsOf } from './search.ts';

describe('search keys of texts [D4]', () => {
  it('ignore case, accents, dashes, dots and spaces', () => {
    expect(searchable('Citroën C-4 . Œuvre')).toBe(searchable('citroen c4 œuvre'));
    expect(searchable('fa-00 012')).toBe('FA00012');
    expect(searchable('  « Mégane », l’œuvre ')).toBe('MEGANELŒUVRE');
    expect(searchable(' - ')).toBe('');
  });

  it('are the same for both encodings of an accent', () => {
    expect(searchable('Me\u0301gane')).toBe(searchable('M\u00e9gane'));
    expect(partsOfWords('Me\u0301gane')).toEqual(['MEGANE']);
  });

  it('split a text into words; a compound word is one', () => {
    expect(wordsOf('  Citroën  C-4 ')).toEqual(['CITROEN', 'C4']);
    expect(wordsOf(' - ')).toEqual([]);
  });

  it('can split compound words as well', () => {
    expect(partsOfWords('Škoda Octavia (5E)')).toEqual(['SKODA', 'OCTAVIA', '5E']);
    expect(partsOfWords('Mégane-Coupé')).toEqual(['MEGANE', 'COUPE']);
  });
});

describe('the key of a reference [D4]', () => {
  it('ignores case, dashes, dots and spaces', () => {
    for (const text of ['FA-00001', 'fa 00001', 'Fa.00001', ' f a-0.0001 '])
      expect(referenceKey(text)).toBe('FA00001');
  });

  it('ignores each of the separators, and no other character [W3.21]', () => {
    for (const sign of [' ', '-', '.', '_', '/', '\\', '\t', '\u00a0', ' - '])
      expect(referenceKey(`FA${sign}1`)).toBe('FA1');
    for (const sign of ['+', ',', ':', '(', '#', '*']) expect(referenceKey(`fa${sign}1`)).toBe(`FA${sign}1`);
    expect(referenceKey('é１')).toBe('E1');
  });

  it('is short for one whose number has more noughts', () => {
    for (const written of ['fa59', 'FA-059', 'fa 00059']) expect(isShortFor(written, 'FA-00059')).toBe(true);
    for (const written of ['fa590', 'at59', '59', '', 'fa', 'fa59b'])
      expect(isShortFor(written, 'FA-00059')).toBe(false);
    expect(isShortFor('', '')).toBe(false);
  });
});
