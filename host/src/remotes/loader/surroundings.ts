import type { Release, ReleaseAsset, Satisfies } from '@extranet/shared/registry';
import type { HostApi } from '@extranet/shared/remote';
import type { Clock } from './clock.ts';

/** What the loader needs of the browser and of the federation runtime: a test hands in its own. */
export interface Surroundings {
  clock: Clock;
  fetch: typeof fetch;
  /** Absent on plain http: hashing and signatures in the page need a secure context. */
  subtle: SubtleCrypto | undefined;
  /** Opens the container of a release whose files were fetched; what it answers runs the module and answers what it exposes. */
  open: (release: Release) => Promise<() => unknown>;
  satisfies: Satisfies;
  /** Fetches what the files need of the platform. */
  prefetchPlatform: (assets: ReleaseAsset[]) => Promise<void>;
  /** The token of the person whom the page is shown to. */
  readToken: () => string | null;
  onOnline: (then: () => void) => void;
  /** Aborted when the page is left; another one when it is come back to. */
  stay: () => AbortSignal;
  navigate: HostApi['navigate'];
}
