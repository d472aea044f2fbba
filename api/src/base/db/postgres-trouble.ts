import { isUnreachable } from '../unreachable.ts';
import type { Trouble } from './dialect.ts';
import { isChangedSince } from './postgres-statements.ts';

const DISK_FULL = '53100';
/**
 * Connection lost, server shutting down or starting, too many connections, deadlock, statement or lock timeout; a standby, which
 * takes no writes.
 */
const UNAVAILABLE_STATES = /^(08...|57P..|53[03]00|40P01|57014|55P03|25006)$/;
/** Messages of pg's errors that have no code. */
const UNREACHABLE_MESSAGES =
  /^(Query read timeout|timeout expired|timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error|Client was closed|Postgres connection has been discarded)/;

export function troubleOf(error: unknown): Trouble | null {
  if (!(error instanceof Error)) return null;
  const code = 'code' in error ? String(error.code) : '';
  if (code === DISK_FULL) return 'full';
  if (isChangedSince(error) || UNAVAILABLE_STATES.test(code) || UNREACHABLE_MESSAGES.test(error.message))
    return 'unavailable';
  return isUnreachable(error) ? 'unavailable' : null;
}
