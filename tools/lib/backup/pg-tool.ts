import { startError } from '../../../api/src/base/index.ts';
import { type Outcome, run } from '../run.ts';

/** Passes the password in the environment, because every user of the machine can read a command line. */
export function connection(url: string): { target: string; env: Record<string, string> } {
  const target = new URL(url);
  const password = decodeURIComponent(target.password);
  target.password = '';
  // URLSearchParams writes a space as '+', which libpq does not read as one.
  target.search = target.search.replaceAll('+', '%20');
  return { target: target.href, env: password ? { PGPASSWORD: password } : {} };
}

export const isMissing = ({ code, output }: Outcome): boolean => code !== 0 && output.includes('ENOENT');

/** Throws one sentence when it fails, or is not on this machine. */
export async function pgTool(
  tool: 'pg_dump' | 'pg_restore',
  url: string,
  args: readonly string[],
): Promise<void> {
  const { target, env } = connection(url);
  const outcome = await run(tool, [`--dbname=${target}`, ...args], { env });
  if (outcome.code === 0) return;
  if (isMissing(outcome)) {
    const line = args
      .filter((argument) => !argument.startsWith('--snapshot'))
      .map((argument) => (argument.startsWith('--file') ? '--file=database.dump' : argument))
      .join(' ');
    throw startError(
      `${tool} is not on this machine: where it is, run '${tool} --dbname=... ${line}', and keep DATA_DIR/files beside it.`,
    );
  }
  throw startError(`${tool} failed: ${outcome.output.trim().split('\n')[0]}.`);
}
