import type { CompiledQuery } from 'kysely';
import { isPostgres } from './is-postgres.ts';
import type { Reading } from './schema.ts';

/** Stands in a compiled statement where each call has a value of its own. */
class Place {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

/**
 * For what is asked with nearly every call: building and compiling a statement costs more than its answer does. It is compiled once
 * for each database and each form, by which `build` may decide what stands in it; values are only bound, and nothing may be decided by them.
 */
export function compiledOnce<Values extends object, Row>(
  names: readonly (keyof Values & string)[],
  build: (db: Reading, values: Values, form: string) => CompiledQuery<Row>,
): (db: Reading, values: Values, form?: string) => Promise<Row[]> {
  const places = Object.fromEntries(names.map((name) => [name, new Place(name)])) as unknown as Values;
  const known = new Map<string, CompiledQuery<Row>>();
  return async (db, values, form = '') => {
    const key = `${isPostgres(db)} ${form}`;
    const compiled = known.get(key) ?? build(db, places, form);
    known.set(key, compiled);
    const parameters = compiled.parameters.map((parameter) =>
      parameter instanceof Place ? values[parameter.name as keyof Values] : parameter,
    );
    return (await db.getExecutor().executeQuery<Row>({ ...compiled, parameters })).rows;
  };
}
