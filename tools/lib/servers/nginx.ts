import { existsSync } from 'node:fs';
import { aptInstall } from './apt.ts';

const NGINX = '/usr/sbin/nginx';
const OPENSSL = '/usr/bin/openssl';

/** Debian's nginx, and what makes a certificate for a test; undefined where they cannot be had. */
export async function findNginx(): Promise<{ nginx: string; openssl: string } | undefined> {
  const isThere = () => existsSync(NGINX) && existsSync(OPENSSL);
  if (!isThere()) await aptInstall('nginx-light', 'openssl');
  return isThere() ? { nginx: NGINX, openssl: OPENSSL } : undefined;
}
