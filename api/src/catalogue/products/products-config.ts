import type { ProductsConfig } from '@extranet/shared/contracts';

/** What the features tab shows, in this order; a leading '*' keeps a field known and out of sight. */
export const productsConfig: ProductsConfig = {
  properties: {
    Faisceau: [
      'prodType',
      'prodLEDSupport',
      'prodLampeRemplacement',
      'prodAideProgrammation',
      'prodClouplage',
      'prodCheck',
      'prdPdc',
      'prdPlus',
      'prodLigne',
      'prodAlimentation',
      'prodCan',
      'prodMontage',
      '*prodStandard',
      'prodMemo',
    ],
    Kit: ['prodMemo', 'prodTempsMontage', '*prodFeatured'],
    Attelage: [
      'prodPoids',
      'prodMR',
      'prodPoidsSurFleche',
      'prodDeposePC',
      'prodDecoupePC',
      'prodPercage',
      'prodAdaptSPV',
      'prodTempsMontage',
      'prodMemo',
    ],
  },
  no_legend: ['prodMemo'],
};
