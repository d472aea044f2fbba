import { isPostcode } from './postcode.ts';

describe('a postcode', () => {
  it('of France has five digits, however the country is written', () => {
    for (const country of ['FRANCE', 'France', ' france ']) {
      expect(isPostcode('29000', country)).toBe(true);
      expect(isPostcode(' 29 000 ', country)).toBe(true);
      for (const wrong of ['ABCDE', '2900', '290001', '2A000', ''])
        expect(isPostcode(wrong, country)).toBe(false);
    }
  });

  it('of France begins with a department that there is', () => {
    for (const right of ['01000', '20090', '75008', '95880', '97133', '97600', '98000', '98800'])
      expect(isPostcode(right, 'FRANCE')).toBe(true);
    for (const wrong of ['00100', '96000', '97000', '97700', '99999'])
      expect(isPostcode(wrong, 'FRANCE')).toBe(false);
    expect(isPostcode('99999', 'Allemagne')).toBe(true);
  });

  it('of another country is taken as it is written', () => {
    expect(isPostcode('L-1420', 'Luxembourg')).toBe(true);
    expect(isPostcode('SW1A 1AA', 'Royaume-Uni')).toBe(true);
  });
});
