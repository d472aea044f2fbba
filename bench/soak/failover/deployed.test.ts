import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { parser } from '@prometheus-io/lezer-promql';
import { parse } from 'yaml';
import { root } from '../../../tools/lib/workspaces.ts';
import { alertsOfDatabase } from './alerts.ts';
import { balancerSettings, DEPLOYED, etcdSettings, patroniSettings } from './settings.ts';

interface Service {
  command: string[];
  environment: Record<string, string>;
  volumes: string[];
}
const read = (name: string) => readFileSync(join(DEPLOYED, name), 'utf8');
const { services } = parse(read('compose.yaml'), { merge: true }) as {
  services: Record<'etcd' | 'patroni' | 'haproxy', Service>;
};
const all = [1, 2, 3].map((number) => ({
  name: ['one', 'two', 'three'][number - 1] as string,
  address: `10.0.0.${number}`,
  folder: '/var/lib/postgresql',
}));
const [first] = all as [(typeof all)[0]];
/** An example of .env, on the first machine. */
const ANSWERS: Record<string, string> = {
  ...{
    NAME: 'one',
    ADDRESS: '10.0.0.1',
    ADDRESS_1: '10.0.0.1',
    ADDRESS_2: '10.0.0.2',
    ADDRESS_3: '10.0.0.3',
  },
  ...{ POSTGRES_PASSWORD: 'a', REPLICATION_PASSWORD: 'b', REWIND_PASSWORD: 'c' },
};
const filledIn = ({ environment }: Service) =>
  Object.fromEntries(
    Object.entries(environment).map(([name, value]) => [
      name,
      value.replace(/\$\{(\w+):\?\}/g, (_, asked: string) => ANSWERS[asked] ?? assert.fail(asked)),
    ]),
  );
/** Folders and passwords are each one's own. */
const comparable = (settings: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(settings).filter(([name]) => !/PASSWORD|DATA_DIR|BIN_DIR|PGPASS/.test(name)),
  );

describe('what is deployed for a database that fails over', () => {
  it('is what the soak takes apart: the same files, with the same settings from outside', () => {
    const compared: [Service, Record<string, string>][] = [
      [services.etcd, etcdSettings(first, all)],
      [services.patroni, patroniSettings(first, all, '/usr/lib/postgresql/15/bin')],
      [services.haproxy, balancerSettings(all, 5000)],
    ];
    for (const [service, soak] of compared) {
      assert.deepEqual(Object.keys(service.environment).sort(), Object.keys(soak).sort());
      assert.deepEqual(comparable(filledIn(service)), comparable(soak));
    }
    for (const [name, file] of [
      ['patroni', 'patroni.yaml'],
      ['haproxy', 'haproxy.cfg'],
    ] as const) {
      const [mounted = ''] = services[name].volumes.filter((line) => line.startsWith(`./${file}:`));
      assert.equal(services[name].command.at(-1), mounted.split(':')[1]);
    }
  });

  it('acknowledges nothing without a standby, and keeps Patroni’s rule about its times', () => {
    const { dcs } = (parse(read('patroni.yaml')) as { bootstrap: { dcs: Record<string, number | boolean> } })
      .bootstrap;
    assert.deepEqual([dcs.synchronous_mode, dcs.synchronous_mode_strict], [true, true]);
    assert.ok(Number(dcs.loop_wait) + 2 * Number(dcs.retry_timeout) <= Number(dcs.ttl));
  });

  it('has a part of the runbook for each of its alerts, which ask in PromQL', () => {
    const runbook = readFileSync(join(root, 'docs/runbook.md'), 'utf8');
    const sections = [...runbook.matchAll(/^### (\w+)$/gm)].map(([, name]) => name);
    assert.deepEqual(
      sections,
      alertsOfDatabase().map(({ alert }) => alert),
    );
    for (const { alert, expr } of alertsOfDatabase())
      parser.parse(expr).iterate({ enter: ({ type }) => assert.ok(!type.isError, alert) });
  });
});
