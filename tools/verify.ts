// npm run verify: types, format and lint, import rules, unused code, texts. Seconds; run before every commit.
import { runChecks, verifyChecks } from './lib/test-suites/index.ts';

const results = await runChecks(verifyChecks);
const failed = results.filter(({ passed }) => !passed).length;
console.log(`${results.length - failed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
