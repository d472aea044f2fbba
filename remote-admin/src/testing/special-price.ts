import type { SpecialPrice } from '@extranet/shared/contracts';

/** An active price of customer 7. */
export const aSpecialPrice = (
  spId: string,
  spProdRef: string,
  spPrice: number,
  more: Partial<SpecialPrice> = {},
): SpecialPrice => ({
  spId,
  spUserId: '7',
  spProdRef,
  spPrice,
  spStatus: 'active',
  spUserCompName: 'Garage Hervé',
  spUserName: 'Le Goff Aurélie',
  spDesignation: '',
  spPriceWithout: null,
  spValidFrom: null,
  spValidTo: null,
  spSteps: [],
  spListPrice: 100,
  ...more,
});
