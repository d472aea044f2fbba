import { spawn } from 'node:child_process';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type DrillName, DrillReport } from '@extranet/shared/contracts';
import { Compile } from 'typebox/compile';

/** Nothing else of the server's environment: a drill breaks a portal of its own, without this one's database, store and secrets. */
const INHERITED = ['PATH', 'HOME', 'LANG', 'CHROMIUM', 'NODE_COMPILE_CACHE'];
/** A command that was asked to end closes its portal and its browser; then it is ended. */
const GRACE_MS = 3_000;
const REASON_MAX = 600;
const isReport = Compile(DrillReport);

export interface DrillProcess {
  readonly ended: Promise<DrillReport>;
  /** Ends it with all that it has started. */
  stop(): Promise<void>;
}

interface Play {
  readonly program: string;
  readonly name: DrillName;
  /** Receives the report and the picture; what the drill leaves behind goes with it. */
  readonly folder: string;
  readonly limitMs: number;
}

/** Runs the command for one drill, as somebody at a terminal would, with a limit. */
export async function startDrill({ program, name, folder, limitMs }: Play): Promise<DrillProcess> {
  const scratch = join(folder, 'scratch');
  await mkdir(scratch);
  const inherited = Object.fromEntries(INHERITED.map((key) => [key, process.env[key]]));
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', program, name, '--report', folder],
    // A group of its own: its server and its helpers can be ended together.
    { env: { ...inherited, TMPDIR: scratch }, stdio: ['ignore', 'ignore', 'pipe'], detached: true },
  );
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => {
    said = (said + chunk).slice(-REASON_MAX);
  });
  child.once('error', (error) => {
    said = error.message;
  });
  // What outlives the command would hold its error output open.
  child.once('exit', () => signal(child.pid, 'SIGKILL'));
  const closed = new Promise<void>((resolve) => child.once('close', () => resolve()));

  async function stop(): Promise<void> {
    signal(child.pid, 'SIGTERM');
    const impatient = setTimeout(() => signal(child.pid, 'SIGKILL'), GRACE_MS);
    await closed;
    clearTimeout(impatient);
  }

  let late = false;
  const limit = setTimeout(() => {
    late = true;
    void stop();
  }, limitMs);
  const ended = closed.then(async () => {
    clearTimeout(limit);
    if (late) return failed(`It was ended after ${limitMs / 1000} seconds.`);
    return (await readReport(folder)) ?? failed(said.trim() || `The command ended with ${child.exitCode}.`);
  });
  return { ended, stop };
}

const failed = (failure: string): DrillReport => ({ failure, lines: [] });

function signal(pid: number | undefined, name: NodeJS.Signals): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, name);
  } catch {
    // Nobody of the group is left.
  }
}

async function readReport(folder: string): Promise<DrillReport | null> {
  try {
    const report: unknown = JSON.parse(await readFile(join(folder, 'report.json'), 'utf8'));
    return isReport.Check(report) ? report : null;
  } catch {
    return null;
  }
}
