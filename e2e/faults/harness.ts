import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after } from 'node:test';

export type Env = Record<string, string | undefined>;

/** A folder of its own, gone when the file ends. */
export function scratch(): string {
  const folder = mkdtempSync(join(tmpdir(), 'extranet-fault-'));
  after(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A quiet server on a free port, with a small demonstration. */
export const envOf = (dataDir: string, more: Env = {}): Env => ({
  PATH: process.env.PATH,
  PORT: '0',
  DEMO: '1',
  DEMO_PRODUCTS: '60',
  LOG_LEVEL: 'silent',
  DATA_DIR: dataDir,
  ...more,
});

/** Asks until it is so; the limit is an issue's promise, or far beyond what a loaded machine needs. */
export async function until(what: string, isSo: () => Promise<boolean>, withinMs = 60_000): Promise<void> {
  const deadline = performance.now() + withinMs;
  while (!(await isSo())) {
    if (performance.now() > deadline) throw new Error(`not within ${withinMs} ms: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
