// npm run bench -- compare <commit> [parts ...]: the code of a commit and this one, built and measured in turn, so that the
// machine's speed, which changes from minute to minute, is the same for both.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { node, run } from '../../tools/lib/run.ts';
import { root } from '../../tools/lib/workspaces.ts';
import { type Measurement, readTable, sideBySide, type Turn } from './tables.ts';

const TURNS = Number(process.env.BENCH_TURNS ?? 3);

export async function compare(commit: string, parts: readonly string[]): Promise<void> {
  const before = await checkOut(commit);
  const places = { before, after: root };
  const turns: Record<keyof typeof places, Turn[]> = { before: [], after: [] };
  for (let turn = 1; turn <= TURNS; turn += 1)
    for (const [side, place] of Object.entries(places) as [keyof typeof places, string][])
      for (const part of parts) {
        console.log(`turn ${turn} of ${TURNS}: ${part}, ${side === 'before' ? commit : 'this code'}`);
        turns[side].push({ part, rows: await measureIn(place, part) });
      }
  for (const part of parts) {
    const of = (side: Turn[]) => side.filter((turn) => turn.part === part).map(({ rows }) => rows);
    console.log(`\n== ${part}, median of ${TURNS} (least to most)\n`);
    console.log(sideBySide(commit, of(turns.before), of(turns.after)));
  }
}

/** A checkout of its own, kept for the next comparison with the same commit. */
async function checkOut(commit: string): Promise<string> {
  const { code, output } = await run('git', ['rev-parse', '--short', '--verify', `${commit}^{commit}`]);
  if (code !== 0) throw new Error(`No commit ${commit} here`);
  const place = join(root, '.cache/compare', output.trim());
  if (existsSync(place)) return place;
  const added = await run('git', ['worktree', 'add', '--detach', place, commit]);
  if (added.code !== 0) throw new Error(added.output);
  // The launcher of that commit installs what it needs before it does anything.
  await node(['tools/launch.mjs', 'doctor'], { cwd: place, show: true });
  return place;
}

/** Of a process of its own: what one measurement leaves in memory is not the next one's. */
async function measureIn(place: string, part: string): Promise<Measurement> {
  // Commits from before --print write the table into their own docs.
  const onlyPrints = readFileSync(join(place, 'tools/bench.ts'), 'utf8').includes('--print');
  const { code, output } = await node(['tools/bench.ts', ...(onlyPrints ? ['--print'] : []), part], {
    cwd: place,
  });
  if (code !== 0) throw new Error(`bench ${part} failed in ${place}:\n${output.slice(-2000)}`);
  if (!onlyPrints) await run('git', ['checkout', '--quiet', '--', 'docs/benchmarks.md'], { cwd: place });
  return readTable(output);
}
