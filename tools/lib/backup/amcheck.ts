import { run } from '../run.ts';
import { pgProgram } from './pg-programs.ts';
import { connection } from './pg-tool.ts';

/** What pg_amcheck found in tables and indexes; 'skipped' where the account or the machine cannot run it. */
export async function amcheck(url: string): Promise<{ fault: string | null; skipped: boolean }> {
  const program = pgProgram('pg_amcheck');
  const { target, env } = connection(url);
  const outcome = await run(program, ['--install-missing', '--no-strict-names', target], { env });
  // 2 is its code for 'ran, and found something'; 1 is for all else, such as an account that may not install the extension.
  if (outcome.code === 2)
    return { fault: outcome.output.trim().split('\n')[0] ?? 'pg_amcheck', skipped: false };
  return { fault: null, skipped: outcome.code !== 0 };
}
