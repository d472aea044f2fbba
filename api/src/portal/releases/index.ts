export { type JournalLine, soundBefore, takenBack, withLine } from './journal.ts';
export { loadPublished } from './load-published.ts';
export { nameAccounts } from './named-accounts.ts';
export { releaseObjects, releasesFolder } from './open-releases.ts';
export { assertSigned, isSigned, signRegistry, signRest, signSigners } from './signatures.ts';
export {
  changeEntry,
  changeRegistry,
  namedReleases,
  readRegistry,
  releasePrefix,
  type StoreEntry,
  type StoreRegistry,
  servedPrefixes,
} from './store-registry.ts';
