export { deltaKey, deltaOf, sha256, timelessName } from './deltas.ts';
export { type JournalLine, soundBefore, takenBack, withLine } from './journal.ts';
export { loadPublished } from './load-published.ts';
export { nameAccounts } from './named-accounts.ts';
export { releaseObjects, releasesFolder } from './open-releases.ts';
export { placeOf, promotedEntry } from './promoted.ts';
export { isSealBy, sealShell } from './seals.ts';
export { namedShells, SHELL, withoutShellCanary } from './shell-canary.ts';
export { assertSigned, isSigned, signRegistry, signRest, signSigners } from './signatures.ts';
export { epochText, isByOneOf, keysFor, over } from './signing.ts';
export { epochOf } from './stamps.ts';
export {
  changeEntry,
  changeRegistry,
  namedReleases,
  readRegistry,
  releasePrefix,
  type Seal,
  type ShellCanary,
  type StoreEntry,
  type StoreRegistry,
  servedPrefixes,
} from './store-registry.ts';
