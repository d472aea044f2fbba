import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../../../tools/lib/run.ts';
import { aptInstall } from '../../../tools/lib/servers/index.ts';

const DEBIAN = '/usr/lib/postgresql';
const WANTED = ['/usr/bin/etcd', '/usr/bin/patroni', '/usr/sbin/haproxy', '/usr/sbin/ip', DEBIAN];

/** The folder of PostgreSQL's programs, with etcd, Patroni and HAProxy there too. Undefined where they cannot be had. */
export async function findPrograms(): Promise<string | undefined> {
  if (!WANTED.every((path) => existsSync(path))) {
    await aptInstall('postgresql', 'patroni', 'python3-etcd', 'etcd-server', 'haproxy', 'iproute2');
    // Debian starts what it installs; here each test starts its own. Where no service manager runs, none was started.
    for (const service of ['patroni', 'etcd', 'haproxy'])
      await run('systemctl', ['disable', '--now', service]);
  }
  if (!WANTED.every((path) => existsSync(path))) return undefined;
  const [newest] = readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a));
  return newest && join(DEBIAN, newest, 'bin');
}
