export { remoteChecks, runChecks, verifyChecks } from './checks.ts';
export type { SuiteResult } from './count.ts';
export { jestSuite } from './jest-suite.ts';
export { memoryFolder } from './memory-folder.ts';
export { nodeSuite } from './node-suite.ts';
export { playwrightSuite } from './playwright-suite.ts';
export { assertRemoteSound } from './remote-check.ts';
export { TestReport } from './test-report.ts';
