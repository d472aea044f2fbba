import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import type { FittingMaterial, Product } from '@extranet/shared/contracts';
import { searchable } from '@extranet/shared/rules';
import {
  type Answers,
  compile,
  decide,
  type Fitting,
  type Proposal,
  type Question,
} from '@extranet/shared/rules/fitting';
import { signedIn } from '../../testing/signed-in.ts';
import { buildTestApp } from '../../testing/test-app.ts';

type Found = Fitting<Product>;

const QUESTIONS: Record<string, Question> = {
  usage: 'use',
  préparation: 'preparation',
  aide: 'parkingAid',
  led: 'ledLights',
  roue: 'spareWheel',
  sport: 'sportBumper',
};
const WAYS: Record<string, string> = { fixe: 'fixed', démontable: 'detachable', escamotable: 'retractable' };

/** What a word of the column 'faisceau' asks of a harness. */
const HARNESS: Record<string, (part: Product) => boolean> = {
  '7': ({ prodType }) => prodType === '7',
  '13': ({ prodType }) => prodType === '13',
  permanent: ({ prdPlus }) => !['', 'Non'].includes(prdPlus),
  charge: ({ prodLigne }) => !['', 'Non'].includes(prodLigne),
  led: ({ prodLEDSupport }) => prodLEDSupport === 'Oui',
  radar: ({ prdPdc }) => !['', 'Non'].includes(prdPdc),
  spécifique: ({ prodStandard }) => prodStandard === 'non',
  origine: ({ prodAlimentation }) => prodAlimentation === 'Connecteur d’origine',
};

interface Case {
  line: number;
  vehicle: string;
  answers: Answers;
  towbar: string;
  harness: string[];
  tows: string;
  warnings: string[];
  missing: string;
  questions: string[];
}

function read(text: string): Case[] {
  const lines = text.split('\n').map((line, at) => ({ line: at + 1, cells: line.split(';') }));
  const [, ...cases] = lines.filter(({ cells: [first = ''] }) => first !== '' && !first.startsWith('#'));
  return cases.map(({ line, cells }) => {
    assert.equal(cells.length, 9, `cases.csv:${line} has ${cells.length} columns`);
    const [
      vehicle = '',
      use,
      given = '',
      towbar = '',
      harness = '',
      tows = '',
      warnings = '',
      missing = '',
      asked = '',
    ] = cells;
    const others = words(given).map((answer) => answer.split('='));
    return {
      line,
      vehicle,
      answers: { ...(use && { use }), ...Object.fromEntries(others) },
      towbar,
      harness: words(harness),
      tows,
      warnings: warnings
        .split('|')
        .map((word) => word.trim())
        .filter(Boolean),
      missing,
      questions: words(asked),
    };
  });
}

const words = (text: string) => text.split(' ').filter(Boolean);

/** What is not as the case has it, in words; nothing when all is. */
function disagreements(expected: Case, { proposals, questions }: Found): string[] {
  const wrong: string[] = [];
  const expect = (holds: boolean, wanted: string, found: string) => {
    if (!holds) wrong.push(`${wanted} attendu, trouvé ${found || 'rien'}`);
  };
  expect(proposals.length > 0, 'une proposition', '');
  const whole = proposals.filter(({ complete }) => complete);
  if (expected.missing)
    expect(
      proposals.every(({ missing }) => missing.some(({ of }) => of === expected.missing)),
      `sans ${expected.missing}`,
      refsOf(proposals),
    );
  else expect(whole.length > 0, 'une proposition complète', refsOf(proposals));
  const harness = proposals.find((proposal) => proposal.harness)?.harness;
  for (const word of expected.harness) {
    const asks = HARNESS[word];
    assert.ok(asks, `cases.csv:${expected.line} says « ${word} » of a harness`);
    expect(harness ? asks(harness) : false, `faisceau ${word}`, `${harness?.prodRef} ${harness?.prodTitre}`);
  }
  const fixed = proposals.find(({ way }) => way === 'fixed')?.towbar;
  if (expected.towbar && fixed)
    expect(fixed.prodTypeAttelage === expected.towbar, expected.towbar, fixed.prodTypeAttelage);
  const singles = whole.filter(({ kit }) => !kit?.taken);
  if (expected.tows)
    for (const { towsKg, towbar } of singles)
      expect(String(towsKg) === expected.tows, `${expected.tows} kg`, `${towsKg} kg (${towbar?.prodRef})`);
  for (const wanted of expected.warnings) {
    const [phrase = '', way = ''] = wanted.replace(/^!/, '').split('@');
    const concerned = proposals.filter((proposal) => !way || proposal.way === WAYS[way]);
    const said = concerned.some(({ warnings }) =>
      warnings.some(({ text }) => searchable(text).includes(searchable(phrase))),
    );
    expect(said !== wanted.startsWith('!'), `« ${wanted} »`, warningsOf(concerned));
  }
  for (const wanted of expected.questions) {
    const question = QUESTIONS[wanted.replace(/^!/, '')];
    assert.ok(question, `cases.csv:${expected.line} asks « ${wanted} »`);
    const asked = questions.map((one) => one.question);
    expect(asked.includes(question) !== wanted.startsWith('!'), `question ${wanted}`, asked.join(', '));
  }
  return wrong.map((what) => `cases.csv:${expected.line} ${expected.vehicle} : ${what}`);
}

const refsOf = (proposals: readonly Proposal<Product>[]) =>
  proposals.map(({ lines }) => lines.map(({ prodRef }) => prodRef).join('+')).join(', ');
const warningsOf = (proposals: readonly Proposal<Product>[]) =>
  [...new Set(proposals.flatMap(({ warnings }) => warnings.map(({ rule }) => rule.ruleId)))].join(', ');

const cases = read(readFileSync(new URL('cases.csv', import.meta.url), 'utf8'));
const { app } = await buildTestApp({ products: 6000 });
const customer = await signedIn(app, 'atelier@demo.example');

describe('the cases of a specialist', () => {
  it('are three hundred at least, of many makes [B2.07]', () => {
    assert.ok(cases.length >= 300, String(cases.length));
    assert.ok(new Set(cases.map(({ vehicle }) => vehicle.split('.')[0])).size >= 15);
  });

  it('come out of rules and parts of the demonstration; one that does not is named by its line [B2.07]', async () => {
    const materials = new Map<string, FittingMaterial>();
    for (const { vehicle } of cases)
      if (!materials.has(vehicle)) {
        const answer = await customer(`/api/fitting/${vehicle}`);
        assert.equal(answer.status, 200, vehicle);
        materials.set(vehicle, answer.json<FittingMaterial>());
      }
    const wrong = cases.flatMap((expected) => {
      const material = materials.get(expected.vehicle);
      assert.ok(material);
      return disagreements(
        expected,
        decide({ ...material, answers: expected.answers }, compile(material.rules)),
      );
    });
    assert.deepEqual(wrong, []);
  });

  it('a stabiliser is named for each way to tow, and a square ball says why it differs [B2.05]', async () => {
    const named = { sameForAll: 0, differs: 0 };
    for (const vehicle of new Set(cases.map((one) => one.vehicle))) {
      const material = (await customer(`/api/fitting/${vehicle}`)).json<FittingMaterial>();
      const { proposals } = decide({ ...material, answers: { use: 'caravane' } }, compile(material.rules));
      const whole = proposals.filter(({ towbar, kit }) => towbar && !kit?.taken);
      for (const { towbar, warnings, way } of whole) {
        const said = warnings.filter(({ text }) => /stabilisateur à friction/i.test(text));
        assert.equal(said.length, 1, `${vehicle} ${way}`);
        const isSquare = towbar?.prodTypeAttelage === 'Rotule équerre';
        assert.equal(said[0]?.text.startsWith('Rotule équerre'), isSquare, `${vehicle} ${way}`);
        named[isSquare ? 'differs' : 'sameForAll'] += 1;
      }
    }
    assert.ok(named.sameForAll > 50 && named.differs > 0, JSON.stringify(named));
  });
});
