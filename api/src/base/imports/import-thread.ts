import type { App } from '../app-types.ts';
import { sheetTooLarge } from '../spreadsheets/sheet.ts';
import { inWorker } from '../workers/in-worker.ts';

interface Limits {
  readonly withinMs: number;
  readonly memoryMb: number;
}

/** Runs an import's tasks in a thread with a connection of its own: other requests are answered meanwhile. */
export function importThread<Task>(module: URL, limits: Limits) {
  const exhausted = () => sheetTooLarge('il demande trop de temps ou de mémoire.');
  return <Answer>({ config: { dataDir, databaseUrl } }: App, task: Task): Promise<Answer> =>
    inWorker<Answer>(module, { database: { dataDir, databaseUrl }, task }, { ...limits, exhausted });
}
