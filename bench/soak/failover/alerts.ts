import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { root } from '../../../tools/lib/workspaces.ts';
import type { Machine } from '../lib/machines.ts';

interface Alert {
  readonly alert: string;
  readonly expr: string;
}

export function alertsOfDatabase(): Alert[] {
  const text = readFileSync(join(root, 'tools/deploy/prometheus/database.yaml'), 'utf8');
  return (parse(text) as { groups: { rules: Alert[] }[] }).groups.flatMap(({ rules }) => rules);
}

/** A sentence for each series that an alert asks for and this machine does not tell. */
export async function untoldSeries({ address }: Pick<Machine, 'address'>): Promise<string[]> {
  const text = await (await fetch(`http://${address}:8008/metrics`)).text();
  const asked = new Set(alertsOfDatabase().flatMap(({ expr }) => expr.match(/patroni_\w+/g) ?? []));
  return [...asked]
    .filter((name) => !text.includes(`\n${name}{scope="extranet"} `))
    .map((name) => `Patroni does not tell ${name}`);
}
