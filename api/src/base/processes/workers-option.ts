import { parseArgs } from 'node:util';
import { startError } from '../start-error.ts';

const WORKERS_MAX = 64;

/** Reads '--workers 4' of a command line; 1 when it is absent. */
export function readWorkers(args: string[], databaseUrl: string | null): number {
  const text = textOf(args);
  const workers = Number(text);
  if (!/^\d{1,2}$/.test(text) || workers < 1 || workers > WORKERS_MAX) {
    throw startError(`--workers must be a whole number from 1 to ${WORKERS_MAX}, not '${text}'.`);
  }
  if (workers > 1 && databaseUrl === null) {
    throw startError(
      `--workers ${workers} needs a PostgreSQL in DATABASE_URL: the embedded database belongs to one process.`,
    );
  }
  return workers;
}

function textOf(args: string[]): string {
  try {
    return parseArgs({ args, options: { workers: { type: 'string', default: '1' } } }).values.workers;
  } catch {
    throw startError(
      `The options are --workers 4 and, of npm start, --publish: '${args.join(' ')}' is not understood.`,
    );
  }
}
