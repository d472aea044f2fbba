import { readAdminToken, readToken } from '@extranet/shared/session';
import { goTo } from '../../base/navigation.ts';
import { browserClock } from './clock.ts';
import { prepareFederation, satisfy } from './federation.ts';
import { prefetchPlatform } from './platform.ts';
import { watchStay } from './stay.ts';
import type { Surroundings } from './surroundings.ts';

export const browserSurroundings = (): Surroundings => ({
  clock: browserClock,
  fetch: (input, init) => window.fetch(input, init),
  subtle: globalThis.crypto?.subtle,
  open: prepareFederation(),
  satisfies: satisfy,
  prefetchPlatform,
  readToken: () => (location.pathname.startsWith('/extradmin') ? readAdminToken() : readToken()),
  onOnline: (then) => window.addEventListener('online', then),
  stay: watchStay(),
  navigate: goTo,
});
