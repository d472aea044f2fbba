import type { ProductsConfig } from '@extranet/shared/contracts';

/** What the features tab shows, in this order; a leading '*' hides a field. */
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
