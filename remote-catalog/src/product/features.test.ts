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

describe('product features [C3.05]', () => {
  it('are in the order of the configuration, without hidden and empty ones, some without a label', () => {
    expect(featuresOf(aProduct({ prodMemo: '<p>Prêt</p>' }), config)).toEqual([
      { name: 'prodType', value: '13', bare: false },
      { name: 'prodMemo', value: '<p>Prêt</p>', bare: true },
    ]);
  });

  it('are empty for a catalogue without configuration', () => {
    expect(featuresOf(aProduct({ prodCatalogue: 'Autre' as 'Kit' }), config)).toEqual([]);
  });
});
