import { call, put, takeLeading } from '@extranet/shared/saga';
import { refusalOf } from '../refusals.ts';
import { fetchCustomerRules } from './customer.api.ts';
import { customerRulesRead, customerRulesWanted } from './rules.slice.ts';

export function* customerRulesSaga() {
  yield* takeLeading(customerRulesWanted, readRules);
}

function* readRules() {
  try {
    yield* put(customerRulesRead(yield* call(fetchCustomerRules)));
  } catch (error) {
    const { code } = yield* refusalOf(error);
    console.warn('[admin] the settings about accounts could not be read', code);
  }
}
