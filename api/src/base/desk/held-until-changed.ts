import type { Reading } from '../db/schema.ts';

/**
 * Keeps what was read of a database until its version is another one: what is searched without accents in no column of its own
 * is normalised once, not at every letter.
 */
export function heldUntilChanged<T>(
  versionOf: (db: Reading) => Promise<string>,
  read: (db: Reading) => Promise<T>,
): (db: Reading) => Promise<T> {
  const held = new WeakMap<Reading, { version: string; value: Promise<T> }>();
  return async (db) => {
    const version = await versionOf(db);
    const known = held.get(db);
    if (known?.version === version) return known.value;
    const value = read(db);
    held.set(db, { version, value });
    value.catch(() => held.delete(db));
    return value;
  };
}
