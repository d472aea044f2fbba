import { loadOverrides } from '@extranet/shared/i18n';
import { call } from '@extranet/shared/saga';

/** Nothing waits for the server's rewordings: without them the page shows its own texts. */
export function* textsSaga() {
  try {
    yield* call(loadOverrides);
  } catch (error) {
    console.warn('[texts] the overrides could not be read', error);
  }
}
