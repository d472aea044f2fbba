import type { ProductsConfig } from '@extranet/shared/contracts';
import { featuresOf } from '@extranet/shared/rules/product';

/** What the features tab shows, in this order; a leading '*' hides a field. */
export const productsConfig: ProductsConfig = {
  properties: {
    Faisceau: ['prodType', ...featuresOf('Faisceau'), '*prodStandard', 'prodMemo'],
    Kit: ['prodMemo', 'prodTempsMontage', '*prodFeatured'],
    Attelage: [...featuresOf('Attelage'), 'prodMemo'],
  },
  no_legend: ['prodMemo'],
};
