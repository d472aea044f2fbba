import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { root } from '../../tools/lib/workspaces.ts';
import { between, type Findings } from './machines/between-machines.ts';
import { count } from './machines/counted.ts';
import { earlierVersion } from './machines/earlier.ts';
import { People } from './machines/people.ts';
import { type Scene, scenesOf } from './machines/scenes.ts';
import { type Stage, setStage } from './machines/stage.ts';

const NOTHING_TO_REMOVE = async () => undefined;

/**
 * Thirty people order at two machines with two processes each, while these are upgraded from an earlier version, killed, cut off and given a
 * wrong clock; then all is counted. Arguments: --from <commit>, the version before (without it all run this one); --calls 100000, to upgrade
 * until so many have crossed it; upgrade, kill, cut, clock, bucket, idle for fewer scenes; --keep for the logs.
 */
export async function run(args: string[]): Promise<boolean> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      from: { type: 'string' },
      calls: { type: 'string', default: '0' },
      keep: { type: 'boolean', default: false },
    },
  });
  const earlier = values.from
    ? await earlierVersion(values.from)
    : { checkout: root, remove: NOTHING_TO_REMOVE };
  try {
    const stage = await setStage(earlier.checkout);
    if (!stage) return false;
    for (const signal of ['SIGINT', 'SIGTERM'] as const)
      process.once(signal, () => void stage.clear().finally(() => process.exit(1)));
    let keep = true;
    try {
      const scenes = scenesOf({ earlier: earlier.checkout, now: root, calls: Number(values.calls) });
      const chosen = scenes.filter(({ key }) => positionals.length === 0 || positionals.includes(key));
      const passed = await playAll(stage, chosen);
      keep = values.keep || !passed;
      return passed;
    } finally {
      await stage.clear({ keep });
    }
  } finally {
    await earlier.remove();
  }
}

async function playAll(stage: Stage, scenes: readonly Scene[]): Promise<boolean> {
  const people = new People(stage.balancer.url);
  await people.begin(stage.names);
  const broken: string[] = [];
  for (const scene of scenes) broken.push(...(await playScene(stage, scene, people)));
  const findings: Findings = await between(stage);
  await people.stop();
  const { orders, lost, doubled, mails, broken: miscounted } = await count(stage, people);
  broken.push(...findings.broken, ...people.strange, ...miscounted);
  for (const figure of findings.figures) console.log(figure);
  console.log(
    `all: ${orders} orders acknowledged, ${lost} lost, ${doubled} doubled; ${mails} mails, ${people.signIns} sign-ins, ${people.answers} answers; ${broken.length} promises broken`,
  );
  for (const sentence of broken.slice(0, 40)) console.log(`  ${sentence}`);
  return orders > 0 && broken.length === 0;
}

/** Plays it, says what people noticed, and answers a sentence for each broken promise. */
async function playScene(stage: Stage, scene: Scene, people: People): Promise<string[]> {
  const from = performance.now();
  const answersBefore = people.answers;
  let struckAt = from;
  people.slowest = { path: '', ms: 0 };
  await scene.play(
    stage,
    () => {
      struckAt = performance.now();
    },
    () => people.answers,
  );
  const acknowledged = people.acknowledgedAt.filter((at) => at >= from);
  const unavailable = people.unavailable.filter(({ at }) => at >= from);
  const unanswered = unavailable.filter(({ isSaid }) => !isSaid);
  const late = unavailable.filter(({ at }) => at > struckAt + scene.excusedMs);
  const ended = Object.values(stage.processes).filter(({ stands }) => !stands);
  const figures = [
    `${people.answers - answersBefore} calls in ${seconds(performance.now() - from)} s at load ${Math.round(loadavg()[0] ?? 0)}`,
    `${acknowledged.length} orders, longest gap ${seconds(longestGap(from, acknowledged))} s`,
    `slowest answer ${seconds(people.slowest.ms)} s (${people.slowest.path})`,
    `${unavailable.length} calls to be sent again, ${unanswered.length} of them without an answer (the last ${seconds(Math.max(0, ...unavailable.map(({ at }) => at - struckAt)))} s after)`,
  ];
  console.log(`${scene.name}: ${figures.join('; ')}`);
  return [
    ...late.map(
      ({ path, at }) =>
        `${scene.name}: ${path} was to be sent again when all should have been well, ${seconds(at - struckAt)} s after`,
    ),
    ...ended.map(({ name }) => `${scene.name}: ${name} ended`),
    ...(people.slowest.ms > (scene.longestMs ?? Number.POSITIVE_INFINITY)
      ? [`${scene.name}: ${people.slowest.path} took ${seconds(people.slowest.ms)} s`]
      : []),
  ];
}

const seconds = (ms: number): string => (ms / 1000).toFixed(1);

const longestGap = (from: number, times: readonly number[]): number =>
  Math.max(0, ...times.map((time, index) => time - (times[index - 1] ?? from)));
