import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { it } from 'node:test';
import type { ProductRow, SearchAnswer } from '@extranet/shared/contracts';
import { searchable } from '@extranet/shared/rules';
import { signedIn } from '../../testing/signed-in.ts';
import { buildTestApp } from '../../testing/test-app.ts';

/** In the first three, of a hundred questions. */
const SHARE = 0.95;

const { app } = await buildTestApp({ products: 6000 });
const atelier = await signedIn(app, 'atelier@demo.example');

interface Line {
  readonly number: number;
  readonly question: string;
  /** What a right product has: 'marque=Peugeot|modele=308 II|broches=13'. */
  readonly expected: Readonly<Record<string, string>>;
}

const lines: readonly Line[] = readFileSync(new URL('./golden.csv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line, at) => {
    const [question = '', conditions = ''] = line.split(';');
    const expected = Object.fromEntries(conditions.split('|').map((condition) => condition.split('=')));
    return { number: at + 1, question, expected };
  });

/** How each condition is judged, by the row as the portal shows it. */
const CONDITIONS: Readonly<Record<string, (row: ProductRow, wanted: string) => boolean>> = {
  ref: (row, wanted) => row.prodRef === wanted,
  catalogue: (row, wanted) => row.prodCatalogue === wanted,
  marque: (row, wanted) => row.prodMarque === wanted,
  modele: (row, wanted) => `${row.prodModele} `.startsWith(`${wanted} `),
  annee: ({ prodAnnee }, wanted) => {
    const [from = '', to = ''] = prodAnnee.split('-');
    return Number(from) <= Number(wanted) && Number(wanted) <= Number(to || 9999);
  },
  broches: (row, wanted) => row.prodType === wanted || row.prodTitre.includes(`${wanted} broches`),
  mots: (row, wanted) =>
    searchable(`${row.prodTitre} ${row.prodTypeAttelage ?? ''}`).includes(searchable(wanted)),
  sans: (row, wanted) =>
    !searchable(`${row.prodTitre} ${row.prodTypeAttelage ?? ''}`).includes(searchable(wanted)),
  gamme: (row, wanted) => (row.prodStandard === 'oui') === (wanted === 'standard'),
  led: (row, wanted) => row.prodLEDSupport === wanted,
  codage: (row, wanted) => row.prodAideProgrammation === wanted,
};

const isRight = (row: ProductRow, { expected }: Line): boolean =>
  Object.entries(expected).every(([name, wanted]) => {
    const judge = CONDITIONS[name];
    assert.ok(judge, `golden.csv has an unknown condition: ${name}`);
    return judge(row, wanted);
  });

const shown = (row: ProductRow) => `${row.prodRef} ${row.prodMarque} ${row.prodModele} ${row.prodTitre}`;

/** The first three that the answer shows. */
async function firstRows({ question }: Line): Promise<ProductRow[]> {
  const answer = await atelier(`/api/search?q=${encodeURIComponent(question)}`);
  assert.equal(answer.status, 200, `${question}: ${answer.text}`);
  return (answer.json<SearchAnswer>().groups[0]?.rows ?? []).slice(0, 3);
}

it('the golden questions: a reference is first, always; the right part among the first three for 95 % [B3.02 B3.03 B3.08]', async (t) => {
  assert.ok(lines.length >= 300, `${lines.length} lines`);
  const wrong: string[] = [];
  for (const line of lines) {
    const rows = await firstRows(line);
    const isFound = line.expected.ref
      ? rows.slice(0, 1).some((row) => isRight(row, line))
      : rows.some((row) => isRight(row, line));
    if (isFound) continue;
    const told = `line ${line.number}, '${line.question}': ${rows.map(shown).join(' | ') || 'nothing'}`;
    assert.ok(!line.expected.ref, told);
    wrong.push(told);
  }
  const score = 1 - wrong.length / lines.length;
  t.diagnostic(`${lines.length - wrong.length} of ${lines.length} (${(score * 100).toFixed(1)} %)`);
  for (const told of wrong) t.diagnostic(told);
  assert.ok(score >= SHARE, wrong.join('\n'));
});
