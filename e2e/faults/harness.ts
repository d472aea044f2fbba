import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after } from 'node:test';

/** What everybody is told while the database is away. */
export const UNAVAILABLE =
  'Le service est momentanément indisponible. Veuillez réessayer dans quelques instants.';

export type Env = Record<string, string | undefined>;

/** A new folder, removed when the test file ends. */
export function scratch(): string {
  const folder = mkdtempSync(join(tmpdir(), 'extranet-fault-'));
  after(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** The environment of a server without log lines, on a free port, with few demonstration products. */
export const envOf = (dataDir: string, more: Env = {}): Env => ({
  PATH: process.env.PATH,
  PORT: '0',
  DEMO: '1',
  DEMO_PRODUCTS: '60',
  LOG_LEVEL: 'silent',
  DATA_DIR: dataDir,
  ...more,
});
