import { call, delay, put, select, takeLatest } from '@extranet/shared/saga';
import { refusalOf } from '../refusals.ts';
import { choicesAsked, choicesFailed, choicesRead, selectChoices } from './choices.slice.ts';
import { fetchCustomers } from './customers.api.ts';
import type { CustomersQuestion } from './list-filters.ts';

const TYPING_MS = 100;

export function* customerChoicesSaga() {
  yield* takeLatest(choicesAsked, find);
}

function* find({ payload }: ReturnType<typeof choicesAsked>) {
  const { status } = yield* select(selectChoices);
  if (status === 'success') yield* delay(TYPING_MS);
  const search = payload.trim();
  const question: CustomersQuestion = search === '' ? {} : { search };
  try {
    yield* put(choicesRead(yield* call(fetchCustomers, question)));
  } catch (error) {
    const { code } = yield* refusalOf(error);
    console.warn('[admin] the customers could not be found', code);
    yield* put(choicesFailed());
  }
}
