import { modelFamily } from './model-family.ts';

describe('the family of a model', () => {
  it.each([
    ['308 II Break', '308'],
    ['308 III', '308'],
    ['Golf VII Break', 'Golf'],
    ['Passat B8 Break', 'Passat'],
    ['Classe A W176', 'Classe A'],
    ['Classe C W205 Break', 'Classe C'],
    ['Série 3 F30 Break', 'Série 3'],
    ['Astra J', 'Astra'],
    ['A3 8V', 'A3'],
    ['C5 X', 'C5 X'],
    ['C4 Picasso II', 'C4 Picasso'],
    ['Corolla XII', 'Corolla'],
    ['Q5 FY', 'Q5'],
    ['Transporter T6', 'Transporter'],
    ['500', '500'],
    ['C4', 'C4'],
  ])('of a %s is %s [B1.04]', (modele, family) => {
    expect(modelFamily(modele)).toBe(family);
  });
});
