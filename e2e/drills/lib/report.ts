import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DrillReport } from '@extranet/shared/contracts';
import type { Outcome } from './drill.ts';
import type { Evidence } from './stage.ts';

const LINES_MAX = 4;
const LINE_MAX = 1_000;
const REASON_MAX = 600;

/** Writes what came of a drill, and what was seen and told meanwhile, for who started it from elsewhere. */
export async function writeReport(
  folder: string,
  came: { breaks: string } & (Outcome | { failure: string }),
  { picture, lines }: Evidence,
): Promise<void> {
  await mkdir(folder, { recursive: true });
  if (picture) await writeFile(join(folder, 'picture.jpg'), picture);
  const report = {
    ...came,
    ...('failure' in came && { failure: came.failure.slice(0, REASON_MAX) }),
    lines: lines.slice(0, LINES_MAX).map((line) => line.slice(0, LINE_MAX)),
  } satisfies DrillReport;
  await writeFile(join(folder, 'report.json'), `${JSON.stringify(report, null, 2)}\n`);
}
