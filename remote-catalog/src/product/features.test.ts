import { aProduct } from '@extranet/shared/testing';
import { featuresOf } from './features.ts';

const config = {
  properties: {
    Faisceau: ['prodType', '*prodStandard', 'prodCan', 'prodUnheardOf', 'prodMemo'],
    Kit: [],
    Attelage: [],
  },
  no_legend: ['prodMemo'],
};

describe('features by the products config [C3.05]', () => {
  it('shows them in its order, without the hidden and the empty ones, some without a legend', () => {
    expect(featuresOf(aProduct({ prodMemo: '<p>Prêt</p>' }), config)).toEqual([
      { name: 'prodType', value: '13', bare: false },
      { name: 'prodMemo', value: '<p>Prêt</p>', bare: true },
    ]);
  });

  it('shows none for a catalogue that the config does not name', () => {
    expect(featuresOf(aProduct({ prodCatalogue: 'Autre' as 'Kit' }), config)).toEqual([]);
  });
});
