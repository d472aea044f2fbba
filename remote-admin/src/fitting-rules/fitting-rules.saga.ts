import { call, put, takeLatest, takeLeading } from '@extranet/shared/saga';
import { refusalOf } from '../refusals.ts';
import { fetchRules, postPreview, putRules } from './fitting-rules.api.ts';
import {
  bringingOverAsked,
  previewAsked,
  previewRead,
  previewRefused,
  rulesBroughtOver,
  rulesOpened,
  rulesRead,
  rulesReadFailed,
  rulesRefused,
  rulesSaved,
  rulesSubmitted,
} from './fitting-rules.slice.ts';

export function* fittingRulesSaga() {
  yield* takeLatest(rulesOpened, readRules);
  // Only the last question is of interest: it is the one about the draft as it is.
  yield* takeLatest(previewAsked, askPreview);
  // A second click must not save a second version.
  yield* takeLeading(rulesSubmitted, saveRules);
  yield* takeLeading(bringingOverAsked, bringOver);
}

function* readRules() {
  try {
    yield* put(rulesRead(yield* call(fetchRules)));
  } catch (error) {
    const { code } = yield* refusalOf(error);
    console.warn('[admin] the fitting rules could not be loaded', code);
    yield* put(rulesReadFailed());
  }
}

function* askPreview({ payload: of }: ReturnType<typeof previewAsked>) {
  try {
    yield* put(previewRead({ of, preview: yield* call(postPreview, of) }));
  } catch (error) {
    yield* put(previewRefused({ of, refusal: yield* refusalOf(error) }));
  }
}

function* saveRules({ payload: { after, comment, rules } }: ReturnType<typeof rulesSubmitted>) {
  try {
    const { version } = yield* call(putRules, { after, comment, rules: [...rules] });
    yield* put(rulesSaved({ version, rules }));
  } catch (error) {
    yield* put(rulesRefused(yield* refusalOf(error)));
  }
}

function* bringOver() {
  try {
    yield* put(rulesBroughtOver(yield* call(fetchRules)));
  } catch (error) {
    yield* put(rulesRefused(yield* refusalOf(error)));
  }
}
