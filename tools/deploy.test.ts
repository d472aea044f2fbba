import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { parse } from 'yaml';
import { parseConfig } from '../api/src/base/config/index.ts';
import { root, workspaces } from './lib/workspaces.ts';

const FOLDER = 'tools/deploy';
const read = (name: string) => readFileSync(join(root, FOLDER, name), 'utf8');

interface Service {
  image?: string;
  build?: { context: string; dockerfile: string };
  environment?: Record<string, string>;
  volumes?: string[];
  depends_on?: string[] | Record<string, { condition: string }>;
  networks?: Record<string, { ipv4_address: string }>;
}
const compose = parse(read('compose.yaml'), { merge: true }) as {
  services: Record<string, Service>;
  volumes: Record<string, null>;
  networks: Record<string, { ipam: { config: { subnet: string }[] } }>;
};
const { nginx, ...others } = compose.services as Record<string, Service> & { nginx: Service };
const apis = Object.entries(others).filter(([name]) => name.startsWith('api-'));

/** An example of .env. */
const ANSWERS: Record<string, string> = {
  POSTGRES_PASSWORD: 'a-password',
  PUBLIC_URL: 'https://extranet.example',
  STORE_USER: 'extranet',
  STORE_PASSWORD: 'another-password',
  CERTIFICATES: '/etc/extranet',
};
/** Fills in ${NAME:?} and ${NAME:-} as docker compose does. */
const filledIn = (text: string) =>
  text.replace(/\$\{(\w+):([?-])\}/g, (_, name: string, mark: string) => {
    if (mark === '?') assert.ok(ANSWERS[name], `${name} is missing in .env`);
    return ANSWERS[name] ?? '';
  });

describe('the Dockerfile', () => {
  const lines = read('Dockerfile').replaceAll('\\\n', '').split('\n');
  const commands = (word: string) =>
    lines.filter((line) => line.startsWith(`${word} `)).map((line) => line.slice(word.length + 1).trim());

  it('copies only files that exist, and the package.json of every workspace', () => {
    const copied = commands('COPY').filter((line) => !line.startsWith('--from'));
    const sources = copied.flatMap((line) => line.split(/\s+/).slice(0, -1));
    for (const source of sources) assert.ok(existsSync(join(root, source)), source);
    for (const workspace of workspaces)
      assert.ok(sources.includes(`${workspace}/package.json`), `${workspace} is missing`);
  });

  it('runs the pinned Node as an ordinary user, and names only scripts that exist', () => {
    const [, pinned] =
      /NODE_VERSION = '([\d.]+)'/.exec(readFileSync(join(root, 'tools/lib/node-runtime.mjs'), 'utf8')) ?? [];
    const [builds = '', runs] = commands('FROM');
    assert.ok(builds.startsWith(`node:${pinned}-`), builds);
    // Node is copied into it: it was built for the Debian of the first stage.
    assert.equal(runs, `debian:${/node:[\d.]+-(\S+)/.exec(builds)?.[1]}`);
    assert.deepEqual(commands('USER'), ['node']);
    for (const command of commands('RUN').concat(commands('CMD')))
      for (const [script] of command.matchAll(/tools\/[\w.]+/g))
        assert.ok(existsSync(join(root, script)), script);
    assert.match(commands('HEALTHCHECK').join(), /\/healthz/);
    const [settings = ''] = commands('ENV');
    const env = Object.fromEntries(settings.split(' ').map((pair) => pair.split('=')));
    assert.equal(parseConfig(env).production, true);
  });
});

describe('compose.yaml', () => {
  it('names only files, volumes and services that exist', () => {
    for (const [name, { build, volumes = [], depends_on = {} }] of Object.entries(compose.services)) {
      if (build) assert.ok(existsSync(join(root, FOLDER, build.context, build.dockerfile)), name);
      for (const [from = ''] of volumes.map((line) => filledIn(line).split(':'))) {
        if (from.startsWith('.')) assert.ok(existsSync(join(root, FOLDER, from)), from);
        else if (!from.startsWith('/')) assert.ok(from in compose.volumes, from);
      }
      const awaited = Array.isArray(depends_on) ? depends_on : Object.keys(depends_on);
      for (const other of awaited) assert.ok(other in compose.services, other);
    }
  });

  it('gives each API process an environment that the API accepts', () => {
    assert.equal(apis.length, 2);
    for (const [, { environment = {} }] of apis) {
      const env = Object.fromEntries(
        Object.entries(environment).map(([name, value]) => [name, filledIn(value)]),
      );
      const config = parseConfig({ NODE_ENV: 'production', DEMO: '0', ...env });
      assert.equal(new URL(config.databaseUrl ?? '').hostname, 'postgres');
      assert.deepEqual([config.filesBucket?.bucket, config.releasesBucket?.bucket], ['extranet', 'extranet']);
      assert.equal(config.filesBucket?.endpoint, 'http://store:9000/');
    }
  });

  it('makes the API trust nginx about callers’ addresses, and nobody else in that network', () => {
    const { ipv4_address: address = '' } = nginx.networks?.default ?? {};
    const [{ subnet } = { subnet: '' }] = compose.networks.default?.ipam.config ?? [];
    assert.ok(
      parseConfig({ TRUSTED_PROXIES: subnet }).trustsProxy(address, 0),
      'nginx stands in its network',
    );
    for (const [name, { environment = {} }] of apis) {
      const { trustsProxy } = parseConfig({ TRUSTED_PROXIES: environment.TRUSTED_PROXIES });
      assert.ok(trustsProxy(address, 0), name);
      for (const other of [address.replace(/\d+$/, '1'), address.replace(/\d+$/, '130'), '127.0.0.1'])
        assert.ok(!trustsProxy(other, 0), other);
    }
  });

  it('sets every variable of nginx’s configuration, and names every API process to it', () => {
    const variables = new Set(
      [...read('nginx.conf.template').matchAll(/\$\{(\w+)\}/g)].map(([, name = '']) => name),
    );
    for (const name of variables) assert.ok(nginx.environment?.[name], name);
    for (const [name] of apis)
      assert.match(nginx.environment?.EXTRANET_API ?? '', new RegExp(`server ${name}:8080;`));
  });
});

describe('nginx’s configuration', () => {
  const lines = read('nginx.conf.template')
    .split('\n')
    .map((line) => line.trim());
  const directives = (name: string) => lines.filter((line) => line.startsWith(`${name} `));

  it('replaces the headers in which a caller states its own address, for every forwarded request', () => {
    const forwarded = directives('proxy_set_header').filter((line) =>
      /X-Forwarded-For|Forwarded |X-Forwarded-Host/.test(line),
    );
    assert.deepEqual(forwarded, [
      'proxy_set_header X-Forwarded-For $remote_addr;',
      'proxy_set_header X-Forwarded-Host "";',
      'proxy_set_header Forwarded "";',
    ]);
    // A proxy_set_header inside a location would cancel all of these for that location.
    const first = lines.findIndex((line) => line.startsWith('location '));
    assert.ok(!lines.slice(first).some((line) => line.startsWith('proxy_set_header ')));
    assert.ok(!lines.some((line) => !line.startsWith('#') && line.includes('$proxy_add_x_forwarded_for')));
  });

  it('drops slow callers, and closes its idle connections to the API before the API does', () => {
    for (const name of ['client_header_timeout', 'client_body_timeout', 'send_timeout', 'limit_conn'])
      assert.equal(directives(name).length, 1, name);
    const NGINX_KEEPS_MS = 60_000;
    assert.ok(parseConfig({}).limits.idleMs > NGINX_KEEPS_MS);
  });
});
