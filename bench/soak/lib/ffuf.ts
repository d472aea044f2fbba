import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { run } from '../../../tools/lib/run.ts';

export interface Hit {
  readonly status: number;
  readonly word: string;
  readonly length: number;
}

interface Aim {
  readonly url: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | undefined;
  readonly words: readonly string[];
  /** Answers that contain this text are left out. */
  readonly without?: string;
  readonly seconds?: number;
}

let runs = 0;

/** Runs ffuf with FUZZ in the address, a header or the body. Returns every answer; the caller decides which are findings. */
export async function ffuf(folder: string, aim: Aim): Promise<Hit[]> {
  runs += 1;
  const words = join(folder, `words-${runs}.txt`);
  const report = join(folder, `report-${runs}.json`);
  await writeFile(words, `${aim.words.join('\n')}\n`);
  const { code, output } = await run('ffuf', [
    ...['-u', aim.url, '-w', words, '-X', aim.method ?? 'GET', '-mc', 'all', '-s'],
    ...Object.entries(aim.headers ?? {}).flatMap(([name, value]) => ['-H', `${name}: ${value}`]),
    ...(aim.body === undefined ? [] : ['-d', aim.body]),
    ...(aim.without ? ['-fr', aim.without] : []),
    ...['-t', '8', '-timeout', '20', '-maxtime', String(aim.seconds ?? 60), '-o', report, '-of', 'json'],
  ]);
  if (code !== 0) throw new Error(`ffuf on ${aim.url}: ${output.slice(-500)}`);
  const { results } = JSON.parse(await readFile(report, 'utf8')) as {
    results: { status: number; length: number; input: { FUZZ: string } }[];
  };
  await Promise.all([rm(words), rm(report)]);
  return results.map(({ status, length, input }) => ({ status, length, word: input.FUZZ }));
}
