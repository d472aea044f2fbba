import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from '../run.ts';
import { root } from '../workspaces.ts';
import { PLATFORM, writePlatformPackage } from './platform-package.ts';
import { TOOL, writeToolPackage } from './tool-package.ts';

/** The packed file of each package. */
export interface Packages {
  platform: string;
  tool: string;
}

const TARGET = join(root, 'dist/packages');

/** Writes both packages as files that npm installs or publishes as they are. */
export async function packAll(target = TARGET): Promise<Packages> {
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  return {
    platform: await pack(PLATFORM, writePlatformPackage, target),
    tool: await pack(TOOL, writeToolPackage, target),
  };
}

async function pack(name: string, write: (folder: string) => void, target: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'extranet-pack-'));
  try {
    write(folder);
    const { code, output } = await run('npm', ['pack', '--silent', '--pack-destination', target], {
      cwd: folder,
    });
    if (code !== 0) throw new Error(`${name} could not be packed:\n${output}`);
    return join(target, output.trim().split('\n').at(-1) ?? '');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
