import { spawn } from 'node:child_process';
import { setPriority } from 'node:os';

const GRACE_MS = 5_000;
const REASON_MAX = 600;
/** Requests come first. */
const NICE = 10;

export interface BackupProcess {
  /** Rejects with what the command said. */
  readonly ended: Promise<void>;
  stop(): Promise<void>;
}

/** Runs the command that an operator would, with the same environment. */
export function startBackup(program: string): BackupProcess {
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', program, '--nightly'],
    // A group of its own, so that pg_dump ends with it.
    { stdio: ['ignore', 'ignore', 'pipe'], detached: true },
  );
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => {
    said = (said + chunk).slice(-REASON_MAX);
  });
  child.once('error', (error) => {
    said = error.message;
  });
  if (child.pid !== undefined) setPriority(child.pid, NICE);
  const closed = new Promise<number | null>((resolve) => child.once('close', resolve));
  const ended = closed.then((code) => {
    if (code !== 0) throw new Error(said.trim() || `the backup ended with ${code ?? child.signalCode}`);
  });
  return {
    ended,
    stop: async () => {
      signal(child.pid, 'SIGTERM');
      const impatient = setTimeout(() => signal(child.pid, 'SIGKILL'), GRACE_MS);
      await closed;
      clearTimeout(impatient);
    },
  };
}

function signal(pid: number | undefined, name: NodeJS.Signals): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, name);
  } catch {
    // Nobody of the group is left.
  }
}
