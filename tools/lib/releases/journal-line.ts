import { userInfo } from 'node:os';
import type { JournalLine } from '../../../api/src/portal/releases/index.ts';
import { run } from '../run.ts';

type Fact = Pick<JournalLine, 'action' | 'remote' | 'release'> & {
  before?: string | undefined;
  reason?: string | undefined;
  from?: string | undefined;
};

/** A line of the journal, with who runs this command and from which commit. */
export async function journalLine({
  action,
  remote,
  release,
  before,
  reason,
  from,
}: Fact): Promise<JournalLine> {
  const [email, head, changes] = await Promise.all([
    git('config', 'user.email'),
    git('rev-parse', '--short=12', 'HEAD'),
    git('status', '--porcelain', '--untracked-files=no'),
  ]);
  return {
    ...{ at: new Date().toISOString(), by: process.env.RELEASED_BY || email || userInfo().username },
    ...(head && { commit: changes ? `${head}+` : head }),
    ...{ action, remote, release },
    ...(before && before !== release && { before }),
    ...(reason && { reason }),
    ...(from && { from }),
  };
}

/** Empty where there is no git, or no repository. */
async function git(...args: string[]): Promise<string> {
  const { code, output } = await run('git', args);
  return code === 0 ? output.trim() : '';
}
