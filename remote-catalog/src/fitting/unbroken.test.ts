import { unbroken } from './unbroken.ts';

describe('a figure with its unit', () => {
  it.each([
    ['ne dépasse pas 3 500 kg, sinon B96', 'ne dépasse pas 3\u202f500\u00a0kg, sinon B96'],
    ['de 1 300 à 1 600 kg', 'de 1\u202f300 à 1\u202f600\u00a0kg'],
    ['prise 13 broches vers 12N/12S', 'prise 13\u00a0broches vers 12N/12S'],
    ['Peugeot 2016 308', 'Peugeot 2016 308'],
    ['le contact 9 alimente', 'le contact 9 alimente'],
  ])('stays in one line: %p [B2.05]', (written, shown) => expect(unbroken(written)).toBe(shown));
});
