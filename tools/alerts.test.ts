import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { parser } from '@prometheus-io/lezer-promql';
import { parse } from 'yaml';
import { buildTestApp } from '../api/src/testing/test-app.ts';
import { root } from './lib/workspaces.ts';

interface Alert {
  alert: string;
  expr: string;
  labels: { severity: string };
  annotations: { summary: string };
}
interface Panel {
  title: string;
  type: string;
  targets?: { expr: string; legendFormat: string }[];
}
/** Something that is asked of Prometheus, and the words in which its labels are shown. */
interface Question {
  where: string;
  expr: string;
  words: string;
}

const read = (name: string) => readFileSync(join(root, name), 'utf8');
const { groups } = parse(read('tools/deploy/prometheus/alerts.yaml')) as { groups: { rules: Alert[] }[] };
const alerts = groups.flatMap(({ rules }) => rules);
const { panels } = JSON.parse(read('tools/deploy/grafana/dashboard.json')) as { panels: Panel[] };
const runbook = read('docs/runbook.md');

const questions: Question[] = [
  ...alerts.map(({ alert, expr, annotations }) => ({ where: alert, expr, words: annotations.summary })),
  ...panels.flatMap(({ title, targets = [] }) =>
    targets.map(({ expr, legendFormat }) => ({ where: title, expr, words: legendFormat })),
  ),
];

const { app } = await buildTestApp({ products: 1 });
await app.inject('/api/config');
// A statement that fails has a series of its own.
await app.db
  .selectFrom('nowhere' as 'users')
  .selectAll()
  .execute()
  .catch(() => undefined);
const text = (await app.inject('/metrics')).body;
/** Prometheus adds them, and the server where several processes answer for one. */
const ADDED = ['instance', 'job', 'worker'];

/** What the server tells: the names of its series, each with its labels. */
const told = new Map<string, string[]>([['up', ADDED]]);
for (const [, name = '', type] of text.matchAll(/^# TYPE (\S+) (\S+)$/gm)) {
  const { labelNames = [] } = app.metrics.registry.getSingleMetric(name) as unknown as {
    labelNames?: string[];
  };
  const labels = [...labelNames, ...ADDED];
  told.set(name, labels);
  if (type !== 'histogram') continue;
  for (const part of ['_sum', '_count']) told.set(name + part, labels);
  told.set(`${name}_bucket`, [...labels, 'le']);
}

/** The values that a label has in what the server tells. */
function valuesOf(name: string, label: string): string[] {
  const series = [...text.matchAll(new RegExp(`^${name}\\{(.*)\\} `, 'gm'))].map(([, labels]) => labels);
  return series.flatMap((labels) => new RegExp(`\\b${label}="([^"]*)"`).exec(labels ?? '')?.[1] ?? []);
}

/** Every selector with what it asks of labels, and every list of labels that something is summed by. */
function readExpression(expr: string) {
  const source = expr.replaceAll('$__rate_interval', '5m');
  const selectors: { name: string; matchers: { label: string; op: string; value: string }[] }[] = [];
  const grouped: string[] = [];
  let broken = false;
  parser.parse(source).iterate({
    enter: ({ name, node, from, to, type }) => {
      if (type.isError) broken = true;
      const words = (child: { from: number; to: number } | null) =>
        child ? source.slice(child.from, child.to) : '';
      if (name === 'VectorSelector')
        selectors.push({ name: words(node.getChild('Identifier')), matchers: [] });
      if (name === 'UnquotedLabelMatcher')
        selectors.at(-1)?.matchers.push({
          label: words(node.getChild('LabelName')),
          op: words(node.getChild('MatchOp')),
          value: words(node.getChild('StringLiteral')).slice(1, -1),
        });
      if (name === 'LabelName' && node.parent?.name === 'GroupingLabels')
        grouped.push(source.slice(from, to));
    },
  });
  return { selectors, grouped, broken };
}

describe('alerts and the dashboard', () => {
  it('ask in PromQL', () => {
    for (const { where, expr } of questions) assert.ok(!readExpression(expr).broken, `${where}: ${expr}`);
    assert.ok(readExpression('sum(rate(a[5m)').broken, 'the test itself');
  });

  it('ask for series that a started server tells, by the labels that they have', () => {
    for (const { where, expr, words } of questions) {
      const { selectors, grouped } = readExpression(expr);
      assert.ok(selectors.length > 0, where);
      const labels = selectors.flatMap(({ name }) => told.get(name) ?? assert.fail(`${where}: ${name}`));
      for (const { name, matchers } of selectors)
        for (const { label } of matchers) assert.ok(told.get(name)?.includes(label), `${where}: ${label}`);
      const shown = [...words.matchAll(/\{\{\s*(?:\$labels\.)?([a-z_]+)\s*\}\}/g)].map(
        ([, label = '']) => label,
      );
      for (const label of [...grouped, ...shown]) assert.ok(labels.includes(label), `${where}: ${label}`);
    }
  });

  it('ask for values of labels that there are', () => {
    let compared = 0;
    for (const { where, expr } of questions)
      for (const { name, matchers } of readExpression(expr).selectors)
        for (const { label, op, value } of matchers) {
          const values = valuesOf(name, label);
          if (values.length === 0 || op === '=~' || label === 'route') continue;
          compared += 1;
          assert.ok(values.includes(value), `${where}: ${label}="${value}" is none of ${values}`);
        }
    assert.ok(compared >= 3, 'the test itself');
  });

  it('have a page in the runbook for each alert, and no page for anything else', () => {
    const sections = [...runbook.matchAll(/^## (\w+)$/gm)].map(([, name]) => name);
    assert.deepEqual(
      sections,
      alerts.map(({ alert }) => alert),
    );
    for (const name of sections) {
      const section = runbook.split(`\n## ${name}\n`)[1]?.split('\n## ')[0] ?? '';
      for (const part of ['Means', 'People notice', 'First', 'Then', 'Tried'])
        assert.match(section, new RegExp(`^\\*\\*${part}\\.\\*\\* `, 'm'), `${name}: ${part}`);
    }
  });

  it('say whether somebody is to be woken', () => {
    for (const { alert, labels } of alerts) assert.match(labels.severity, /^(page|look)$/, alert);
  });
});
