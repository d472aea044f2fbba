// npm run format: writes what the formatter and the safe fixes of the linter would have it.
import { node } from './lib/run.ts';

const { code } = await node(['node_modules/@biomejs/biome/bin/biome', 'check', '--write'], { show: true });
process.exit(code);
