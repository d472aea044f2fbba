// npm run docs:platform: writes docs/platform.md, what the platform offers to remotes, from the code.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { platformPage } from './lib/platform/index.ts';
import { surfaceOf } from './lib/surface/index.ts';
import { root } from './lib/workspaces.ts';

await writeFile(join(root, 'docs/platform.md'), platformPage(await surfaceOf()));
console.log('docs/platform.md is written');
