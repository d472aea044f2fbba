import { parseArgs } from 'node:util';
import { KINDS, type Kind } from './failover/misfortunes.ts';
import { playRound, type Round } from './failover/rounds.ts';
import { setStage } from './failover/stage.ts';

/** What docs/operations.md promises: back after so many seconds, in half of the rounds and in each. */
const MEDIAN_WITHIN_S = 20;
const WORST_WITHIN_S = 40;

/**
 * Takes the primary PostgreSQL of three away while customers order, in turn in each of four ways, and brings it back.
 * Arguments: --rounds 30, kinds (killed, switched, frozen, "cut off") for fewer of them, --keep for the logs of all programs.
 */
export async function run(args: string[]): Promise<boolean> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { rounds: { type: 'string', default: '30' }, keep: { type: 'boolean', default: false } },
  });
  const kinds = positionals.length > 0 ? KINDS.filter((kind) => positionals.includes(kind)) : KINDS;
  const stage = await setStage();
  if (!stage) return false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void stage.clear().finally(() => process.exit(1)));
  const rounds: Round[] = [];
  let keep = true;
  try {
    for (let number = 1; number <= Number(values.rounds); number += 1) {
      const kind = kinds[(number - 1) % kinds.length] as Kind;
      const round = await playRound(stage, kind, number);
      const broken = [...round.broken, ...(stage.stand() ? [] : ['a process of the portal ended'])];
      rounds.push({ ...round, broken });
      console.log(`round ${number}, ${sentenceOf([round])}`);
      for (const sentence of broken) console.log(`  ${sentence}`);
    }
    keep = values.keep || rounds.some(({ broken }) => broken.length > 0);
  } finally {
    await stage.clear({ keep });
  }
  for (const kind of new Set(rounds.map((round) => round.kind)))
    console.log(sentenceOf(rounds.filter((round) => round.kind === kind)));
  const all = rounds.flatMap(({ awayMs }) => awayMs);
  console.log(`all: ${sentenceOf(rounds)}`);
  return (
    rounds.length > 0 &&
    rounds.every(({ broken }) => broken.length === 0) &&
    median(all) <= MEDIAN_WITHIN_S * 1000 &&
    Math.max(...all) <= WORST_WITHIN_S * 1000
  );
}

function sentenceOf(rounds: readonly Round[]): string {
  const sum = (of: (round: Round) => number) => rounds.reduce((total, round) => total + of(round), 0);
  const away = ['HAProxy', 'list of hosts'].map((way, index) => {
    const times = rounds.map(({ awayMs }) => awayMs[index] ?? 0);
    return `${seconds(median(times))} s by the ${way} (${seconds(Math.max(...times))} at most)`;
  });
  return [
    `${rounds.length} ${[...new Set(rounds.map(({ kind }) => kind))].join(', ')}`,
    `${sum(({ acknowledged }) => acknowledged)} orders acknowledged`,
    `back after ${away.join(', ')}`,
    `${sum(({ unavailable }) => unavailable)} answers 503, slowest answer ${seconds(Math.max(...rounds.map(({ slowestMs }) => slowestMs)))} s`,
    `${sum(({ broken }) => broken.length)} promises broken`,
  ].join('; ');
}

const seconds = (ms: number): string => (ms / 1000).toFixed(1);

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
