import { aProduct } from '@extranet/shared/testing';
import { featuresOf, isWiringCode } from './features.ts';

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

  it('write a mass as the list does, with a space between the thousands', () => {
    const { properties } = config;
    const towbar = aProduct({ prodCatalogue: 'Attelage', prodMR: '1900 kg' });
    expect(featuresOf(towbar, { ...config, properties: { ...properties, Attelage: ['prodMR'] } })).toEqual([
      { name: 'prodMR', value: '1\u202f900\u00a0kg', bare: false },
    ]);
  });

  it('know the code of a wiring from a plain yes or no [W1.15]', () => {
    expect(isWiringCode('prdPdc', 'EK')).toBe(true);
    expect(isWiringCode('prdPlus', 'DL2')).toBe(true);
    for (const plain of ['Oui', 'Non', '']) expect(isWiringCode('prodLigne', plain)).toBe(false);
    expect(isWiringCode('prodMontage', 'A')).toBe(false);
  });

  it('are empty for a catalogue without configuration', () => {
    expect(featuresOf(aProduct({ prodCatalogue: 'Autre' as 'Kit' }), config)).toEqual([]);
  });
});
