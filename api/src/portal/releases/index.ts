export { type JournalLine, soundBefore, takenBack, withLine } from './journal.ts';
export { nameAccounts } from './named-accounts.ts';
export { releaseObjects, releasesFolder } from './open-releases.ts';
export { assertSigned, isSigned, signRegistry } from './signatures.ts';
export {
  changeEntry,
  changeRegistry,
  readRegistry,
  releasePrefix,
  type StoreEntry,
  type StoreRegistry,
  servedPrefixes,
} from './store-registry.ts';
