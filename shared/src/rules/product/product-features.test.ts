import { choicesOf, FEATURE_NAMES, featuresOf, LISTED_FEATURES, NO_FEATURES } from './product-features.ts';

describe('the technical fields of products [C3.05]', () => {
  it('belong to one catalogue each, harnesses and towbars', () => {
    expect([...featuresOf('Faisceau'), ...featuresOf('Attelage')].sort()).toEqual([...FEATURE_NAMES].sort());
    expect(featuresOf('Kit')).toEqual([]);
  });

  it('are in a list’s row where one chooses by them [W1.04][W1.06]', () => {
    expect(LISTED_FEATURES).toEqual(
      expect.arrayContaining(['prodLEDSupport', 'prodAideProgrammation', 'prodTypeAttelage', 'prodMR']),
    );
  });

  it('accept the values of a choice, unknown among them, or a text', () => {
    expect(choicesOf('prodLEDSupport')).toEqual(['', 'Oui', 'Non']);
    expect(choicesOf('prodMR')).toEqual([]);
    expect(NO_FEATURES.prodMR).toBe('');
  });
});
