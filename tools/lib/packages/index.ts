export { assertFillable, fillOwnRepository } from './own-repository.ts';
export { packAll, packForOthers } from './pack.ts';
export { writePlatformPackage } from './platform-package.ts';
