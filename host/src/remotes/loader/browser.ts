import { readAdminToken, readToken } from '@extranet/shared/session';
import { goTo } from '../../base/navigation.ts';
import { browserClock } from './clock.ts';
import { openRelease } from './opening.ts';
import { prefetchPlatform } from './platform.ts';
import { satisfies } from './satisfies.ts';
import { watchStay } from './stay.ts';
import type { Surroundings } from './surroundings.ts';

export const browserSurroundings = (): Surroundings => ({
  clock: browserClock,
  fetch: (input, init) => window.fetch(input, init),
  subtle: globalThis.crypto?.subtle,
  open: openRelease,
  satisfies,
  prefetchPlatform,
  readToken: () => (location.pathname.startsWith('/extradmin') ? readAdminToken() : readToken()),
  onOnline: (then) => window.addEventListener('online', then),
  stay: watchStay(),
  navigate: goTo,
});
