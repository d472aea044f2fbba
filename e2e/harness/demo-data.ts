// The demonstration's data as a first start fills them in, kept for the other portals of a run: filling them is most of a
// server's start. Node's runner has no such run (`demo-data.setup.ts`): there each portal fills its own.
import { existsSync } from 'node:fs';
import { cp, mkdtemp, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';

const DATABASE = 'extranet.db';
/** Beside the database, where a start has written them: its rows name these files, and are read with this secret. */
const BESIDE = ['files', 'vehicle-secret'];

const keptFor = (products: number) =>
  process.env.DEMO_DATA_KEPT && join(process.env.DEMO_DATA_KEPT, String(products));

/** Puts the kept data into a new data folder. Answers whether there were any. */
export async function takeDemoData(dataDir: string, products: number): Promise<boolean> {
  const kept = keptFor(products);
  if (!kept || !existsSync(kept)) return false;
  await cp(kept, dataDir, { recursive: true });
  return true;
}

/** Keeps what a server has just filled in, before a test changes it. */
export async function keepDemoData(dataDir: string, products: number): Promise<void> {
  const kept = keptFor(products);
  if (!kept) return;
  const copy = await mkdtemp(`${kept}-`);
  const database = new DatabaseSync(join(dataDir, DATABASE), { readOnly: true });
  await backup(database, join(copy, DATABASE));
  database.close();
  for (const name of BESIDE.filter((name) => existsSync(join(dataDir, name))))
    await cp(join(dataDir, name), join(copy, name), { recursive: true });
  // Whole or not at all. Where the other worker was first, this copy is of no use and goes with the folder.
  if (!existsSync(kept)) await rename(copy, kept).catch(() => undefined);
}
