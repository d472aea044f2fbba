import { isUnreachable } from '../unreachable.ts';
import type { Trouble } from './dialect.ts';

const DISK_FULL = '53100';
/** Classes: connection lost, shut down or starting, too many connections, deadlock; a statement that was cut off. */
const UNAVAILABLE_STATES = /^(08...|57P..|53[03]00|40P01|57014|55P03)$/;
/** What pg says without any code. */
const UNREACHABLE_WORDS =
  /^(Query read timeout|timeout expired|timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error|Client was closed|Postgres connection has been discarded)/;

export function troubleOf(error: unknown): Trouble | null {
  if (!(error instanceof Error)) return null;
  const code = 'code' in error ? String(error.code) : '';
  if (code === DISK_FULL) return 'full';
  if (UNAVAILABLE_STATES.test(code) || UNREACHABLE_WORDS.test(error.message)) return 'unavailable';
  return isUnreachable(error) ? 'unavailable' : null;
}
