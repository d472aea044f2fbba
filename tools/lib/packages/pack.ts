import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from '../run.ts';
import { root } from '../workspaces.ts';
import { type Packing, recordPacked } from './packed-versions.ts';
import { PLATFORM, writePlatformPackage } from './platform-package.ts';
import { TOOL, writeToolPackage } from './tool-package.ts';

/** The packed file of each package. */
export interface Packages {
  platform: string;
  tool: string;
}

const TARGET = join(root, 'dist/packages');

/** Packs what others will install: each version stands for one content, for ever. */
export const packForOthers = (): Promise<Packages> => packAll(TARGET, recordPacked);

/** Writes both packages as files that npm installs or publishes as they are. */
export async function packAll(
  target: string,
  check: (packings: Packing[]) => void = () => {},
): Promise<Packages> {
  const place = mkdtempSync(join(tmpdir(), 'extranet-pack-'));
  const platform = { name: PLATFORM, folder: join(place, 'platform'), stated: 'shared/package.json' };
  const tool = { name: TOOL, folder: join(place, 'tool'), stated: 'tools/package.json' };
  try {
    for (const { folder } of [platform, tool]) mkdirSync(folder);
    writePlatformPackage(platform.folder);
    writeToolPackage(tool.folder);
    check([platform, tool]);
    rmSync(target, { recursive: true, force: true });
    mkdirSync(target, { recursive: true });
    return { platform: await pack(platform, target), tool: await pack(tool, target) };
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
}

async function pack({ name, folder }: Packing, target: string): Promise<string> {
  const { code, output } = await run('npm', ['pack', '--silent', '--pack-destination', target], {
    cwd: folder,
  });
  if (code !== 0) throw new Error(`${name} could not be packed:\n${output}`);
  return join(target, output.trim().split('\n').at(-1) ?? '');
}
