export { nameAccounts } from './named-accounts.ts';
export { releaseObjects, releasesFolder } from './open-releases.ts';
export { isSigned, signRegistry } from './signatures.ts';
export {
  changeEntry,
  changeRegistry,
  readRegistry,
  releasePrefix,
  type StoreEntry,
  type StoreRegistry,
  servedPrefixes,
} from './store-registry.ts';
