import { diff, gte } from 'semver';
import { startError } from '../../../api/src/base/index.ts';
import type { Objects } from '../../../api/src/base/storage/index.ts';
import type { Change } from '../platform/index.ts';
import { type Surface, surfaceOf } from '../surface/index.ts';
import { readJson } from './release-store.ts';

const SHOWN = 12;

/** Refuses a shell whose platform promises other things than the live one's, under a version that does not say so. */
export async function assertPromise(
  store: Objects,
  shells: { live: string; next: string },
  say: (line: string) => void,
): Promise<void> {
  // Imported here, because npm start loads this file too, on machines without the compiler.
  const { surfaceChanges } = await import('../platform/index.ts');
  const before = await readSurface(store, shells.live);
  if (!before) return say('the live shell kept no list of what its platform offers: it is not compared');
  const now = (await readSurface(store, shells.next)) ?? (await surfaceOf());
  const changes = surfaceChanges(before, now);
  const refusal = refusalOf(changes, before.version, now.version);
  if (refusal) throw startError(refusal);
}

const readSurface = async (store: Objects, id: string): Promise<Surface | null> => {
  const key = `host/${id}/surface.json`;
  return (await store.has(key)) ? readJson<Surface>(store, key) : null;
};

/** Undefined when the version says what changed. */
export function refusalOf(changes: Change[], before: string, now: string): string | undefined {
  const needed = changes.some(({ size }) => size === 'major') ? 'major' : 'minor';
  if (changes.length === 0 || saysAtLeast(needed, before, now)) return undefined;
  const why = changes.filter(({ size }) => size === needed);
  const shown = why.slice(0, SHOWN).map(({ where, what }) => `  ${where} ${what}`);
  const more = why.length > SHOWN ? [`  and ${why.length - SHOWN} more`] : [];
  const kind = needed === 'major' ? 'takes away or changes' : 'adds';
  return [
    `The platform ${kind} what remotes build on, and its version went from ${before} to ${now}: shared/package.json needs a new ${needed} version (docs/teams.md, Versions).`,
    ...shown,
    ...more,
  ].join('\n');
}

function saysAtLeast(needed: 'major' | 'minor', before: string, now: string): boolean {
  const step = gte(now, before) ? (diff(before, now) ?? '') : '';
  return step === 'major' || (needed === 'minor' && step === 'minor');
}
