import { withoutWords } from './without-words.ts';

describe('taking words back out of a question', () => {
  it.each([
    ['308 attelage non démontable', 'non démontable', '308 attelage'],
    ['non  Démontable, 308', 'non Démontable', ', 308'],
    ['308 sans faisceau 2016', 'sans faisceau', '308 2016'],
    ['non démontable', 'non démontable', ''],
    ['308 sans rdso', 'sans démontable', undefined],
    ['308 sans faisceaux', 'sans faisceau', undefined],
  ])('%s without %s is %s', (question, words, left) => {
    expect(withoutWords(question, words)).toBe(left);
  });
});
