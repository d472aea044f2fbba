import { loadOverrides } from '@extranet/shared/i18n';
import { call } from '@extranet/shared/saga';

/** The server's rewordings come when they come; failing to get them costs nothing but the rewording. */
export function* textsSaga() {
  try {
    yield* call(loadOverrides);
  } catch (error) {
    console.warn('[texts] the overrides could not be read', error);
  }
}
