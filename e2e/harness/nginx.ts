import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from '../../tools/lib/run.ts';
import { findNginx, freePort } from '../../tools/lib/servers/index.ts';
import { root } from '../../tools/lib/workspaces.ts';

export interface Front {
  url: string;
  /** Its access log. */
  log: () => string;
  stop: () => Promise<void>;
}

const TEMPLATE = join(root, 'tools/deploy/nginx.conf.template');

/** A real nginx with the configuration that is deployed, on ports and a certificate of the test's own. */
export async function startNginx(servers: string[], releases: string): Promise<Front> {
  const found = await findNginx();
  if (!found) throw new Error('nginx is not on this machine');
  const folder = mkdtempSync(join(tmpdir(), 'extranet-nginx-'));
  const [http, https] = [await freePort(), await freePort()];
  const key = ['-newkey', 'rsa:2048', '-nodes', '-keyout', join(folder, 'privkey.pem')];
  const certificate = ['-out', join(folder, 'fullchain.pem'), '-days', '2', '-subj', '/CN=127.0.0.1'];
  const made = await run(found.openssl, ['req', '-x509', ...key, ...certificate]);
  if (made.code !== 0) throw new Error(made.output);

  const values: Record<string, string> = {
    EXTRANET_API: servers.map((url) => `server ${new URL(url).host} fail_timeout=5s;`).join(' '),
    EXTRANET_HTTP_PORT: `127.0.0.1:${http}`,
    EXTRANET_HTTPS_PORT: `127.0.0.1:${https}`,
    EXTRANET_CERTIFICATES: folder,
    EXTRANET_RELEASES: releases,
    EXTRANET_LOG: join(folder, 'access.log'),
  };
  const filled = readFileSync(TEMPLATE, 'utf8').replace(/\$\{(\w+)\}/g, (_, name) => values[name] as string);
  writeFileSync(join(folder, 'extranet.conf'), filled);
  mkdirSync(join(folder, 'temp'));
  writeFileSync(join(folder, 'nginx.conf'), around(folder));
  const child = spawn(found.nginx, ['-p', folder, '-c', join(folder, 'nginx.conf')], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let complaint = '';
  child.stderr.on('data', (chunk: Buffer) => {
    complaint += chunk;
  });
  const ended = new Promise<void>((resolve) => child.on('close', () => resolve()));
  const url = `https://127.0.0.1:${https}`;
  await listening(child, https, () => complaint);
  return {
    url,
    log: () => readFileSync(values.EXTRANET_LOG as string, 'utf8'),
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The main configuration as Debian ships it, but with all paths in the test's folder. */
function around(folder: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (what) => `${what}_temp_path ${join(folder, 'temp', what)};`,
  );
  // Its workers must be able to read files of the test's user.
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  return `${user} daemon off; worker_processes 1; pid ${join(folder, 'pid')};
    error_log ${join(folder, 'error.log')}; events { worker_connections 512; }
    http { ${temporary.join(' ')} include ${join(folder, 'extranet.conf')}; }`;
}

async function listening(child: ChildProcess, port: number, complaint: () => string): Promise<void> {
  for (let tries = 0; tries < 200; tries += 1) {
    if (child.exitCode !== null) throw new Error(`nginx ended: ${complaint()}`);
    const answers = await fetch(`http://127.0.0.1:${port}/`).then(
      () => true,
      () => false,
    );
    if (answers) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`nginx does not answer: ${complaint()}`);
}
