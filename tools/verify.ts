// npm run verify: types, format and lint, import rules, unused code, texts. Seconds; run before every commit.
// npm run verify -w remote-faq: types, format, lint and import rules of that remote alone.
import { remoteChecks, runChecks, verifyChecks } from './lib/test-suites/index.ts';

const [remote] = process.argv.slice(2);
const results = await runChecks(remote ? remoteChecks(remote) : verifyChecks);
const failed = results.filter(({ passed }) => !passed).length;
console.log(`${results.length - failed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
