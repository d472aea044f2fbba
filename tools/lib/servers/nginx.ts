import { existsSync } from 'node:fs';
import { aptInstall } from './apt.ts';

const NGINX = '/usr/sbin/nginx';
const OPENSSL = '/usr/bin/openssl';

/** Debian's nginx, and openssl to make a test's certificate. Undefined where they cannot be installed. */
export async function findNginx(): Promise<{ nginx: string; openssl: string } | undefined> {
  const isThere = () => existsSync(NGINX) && existsSync(OPENSSL);
  if (!isThere()) await aptInstall('nginx-light', 'openssl');
  return isThere() ? { nginx: NGINX, openssl: OPENSSL } : undefined;
}
