import { run } from '../run.ts';

/** Installs Debian packages if this user is root. Returns whether they are installed now. */
export async function aptInstall(...packages: string[]): Promise<boolean> {
  if (process.getuid?.() !== 0) return false;
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  console.log(`  installing ${packages.join(', ')} from Debian's packages ...`);
  const ask = ['-q', '-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=20'];
  await run('apt-get', ['update', ...ask], { env });
  const install = ['install', '-y', ...ask, '--no-install-recommends', ...packages];
  const { code } = await run('apt-get', install, { env });
  return code === 0;
}
