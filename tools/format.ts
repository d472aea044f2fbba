// npm run format: formats all files and applies the linter's safe fixes.
import { node } from './lib/run.ts';

const { code } = await node(['node_modules/@biomejs/biome/bin/biome', 'check', '--write'], { show: true });
process.exit(code);
