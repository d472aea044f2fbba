import { run } from '../run.ts';

/** Installs Debian packages if this user is root. Returns whether they are installed now. */
export async function aptInstall(...packages: string[]): Promise<boolean> {
  if (process.getuid?.() !== 0) return false;
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  console.log(`  installing ${packages.join(', ')} from Debian's packages ...`);
  await run('apt-get', ['update', '-q'], { env });
  const { code } = await run('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...packages], {
    env,
  });
  return code === 0;
}
