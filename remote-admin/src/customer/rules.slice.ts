import type { CustomerRules } from '@extranet/shared/contracts';
import { createAction, remoteSelector, type UnknownAction } from '@extranet/shared/store';

/** The supplier's settings about accounts; null until they are read: then nothing is warned of. */
export const customerRulesWanted = createAction('admin/customerRulesWanted');
export const customerRulesRead = createAction<CustomerRules>('admin/customerRulesRead');

export function customerRulesReducer(
  state: CustomerRules | null = null,
  action: UnknownAction,
): CustomerRules | null {
  return customerRulesRead.match(action) ? action.payload : state;
}

export const useCustomerRules = remoteSelector<{ customerRules: CustomerRules | null }>('admin');
