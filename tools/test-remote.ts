// extranet-remote test: the unit tests of the remote in whose repository it is called. Last line: N passed, N failed.
import { jestSuite } from './lib/test-suites/index.ts';

const { passed, failed, skipped } = await jestSuite(process.argv[2]);
console.log(`\n${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
process.exit(failed > 0 || passed === 0 ? 1 : 0);
