export { missingIn, readShell } from './compatibility.ts';
export { assertConditionalWrites } from './conditional-writes.ts';
export { prune } from './prune.ts';
export { publishAll } from './publish.ts';
export { publishDevelopment } from './publish-development.ts';
export { type Audience, releaseRemote } from './release-remote.ts';
export { releaseShell } from './release-shell.ts';
export { changeEntry } from './signed-registry.ts';
export { publishTestStore, testDataDir } from './test-store.ts';
