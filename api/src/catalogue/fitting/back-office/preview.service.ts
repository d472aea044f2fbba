import { setImmediate } from 'node:timers/promises';
import {
  EMPTIED_ANSWERS_MAX,
  type FittingPreview,
  type RuleOfFitting,
  type Vehicle,
  type VehicleModelRow,
} from '@extranet/shared/contracts';
import { CATALOGUES } from '@extranet/shared/rules';
import {
  type ComparedProposal,
  compareRulesInSteps,
  type RuleComparison,
  type RuleDifference,
} from '@extranet/shared/rules/fitting';
import { vehicleKey } from '@extranet/shared/rules/vehicle';
import type { DbOrTransaction } from '../../../base/db/schema.ts';
import { inTurns } from '../../../base/workers/in-turns.ts';
import { presentProduct } from '../../products/product.present.ts';
import { partsFor } from '../../vehicles/fits.queries.ts';
import { listMakes, listModels } from '../../vehicles/visible-models.ts';
import { namedContradictions } from './rule-sentences.ts';

const EXAMPLES_MAX = 50;
/** A clerk thinks in list prices; which part comes first depends on them as on a customer's. */
const LIST_PRICES = {
  discounts: { general: 0, byCatalogue: { Faisceau: 0, Attelage: 0, Kit: 0 } },
  specialPrices: new Map<string, number>(),
};

/** Tries every model of the catalogue under both sets of rules, one after the other, so that other calls get their turn. */
export async function previewRules(
  db: DbOrTransaction,
  before: readonly RuleOfFitting[],
  after: readonly RuleOfFitting[],
  now: Date,
): Promise<FittingPreview> {
  const [comparison] = await inTurns(compareRulesInSteps(before, after));
  if (!comparison) throw new Error('the steps end with a comparison');
  const preview: FittingPreview = {
    models: 0,
    changed: 0,
    examples: [],
    emptied: [],
    contradictions: await namedContradictions(after),
  };
  for (const marque of await listMakes(db, CATALOGUES))
    for (const model of await listModels(db, CATALOGUES, marque)) {
      preview.models += 1;
      const found = await differencesOf(db, comparison, model, now);
      const [example] = found;
      if (!example) continue;
      preview.changed += 1;
      const answers = answersThatEmpty(found);
      if (answers.length > 0) preview.emptied.push({ model: `${model.marque} ${model.modele}`, answers });
      if (preview.examples.length < EXAMPLES_MAX) preview.examples.push(exampleOf(example));
    }
  return preview;
}

interface Found {
  readonly vehicle: Vehicle;
  readonly difference: RuleDifference;
}

async function differencesOf(
  db: DbOrTransaction,
  { concerns, years, differencesInSteps }: RuleComparison,
  model: VehicleModelRow,
  now: Date,
): Promise<Found[]> {
  const last = Math.min(model.to, now.getUTCFullYear());
  const within = years.filter((year) => year >= model.from && year <= last);
  const found: Found[] = [];
  for (const year of new Set([last, model.from, ...within])) {
    const vehicle = { key: vehicleKey({ ...model, year }), ...model, year };
    if (!concerns(vehicle)) continue;
    const { products, conditions } = await partsFor(db, CATALOGUES, vehicle);
    const parts = products.map((row) => presentProduct(row, LIST_PRICES));
    const differences = await inTurns(differencesInSteps(vehicle, parts, conditions));
    found.push(...differences.map((difference) => ({ vehicle, difference })));
    await setImmediate();
  }
  return found;
}

/** The fewest answers first: those who gave more are concerned too. */
function answersThatEmpty(found: readonly Found[]): FittingPreview['emptied'][number]['answers'] {
  const emptying = found
    .filter(({ difference }) => difference.emptied)
    .map(({ difference }) => difference.answers);
  const distinct = new Map(emptying.map((answers) => [JSON.stringify(answers), answers]));
  const size = (answers: object) => Object.keys(answers).length;
  return [...distinct.values()].sort((one, other) => size(one) - size(other)).slice(0, EMPTIED_ANSWERS_MAX);
}

function exampleOf({ vehicle, difference }: Found): FittingPreview['examples'][number] {
  const { answers, before, after } = difference;
  return {
    vehicle,
    answers: answers as FittingPreview['examples'][number]['answers'],
    before: before.map((proposal) => inWords(proposal, after)),
    after: after.map((proposal) => inWords(proposal, before)),
  };
}

/** 'AT-90001 + FA-90003', what is missing, and of what only this side warns. */
function inWords(
  { way, refs, missing, warnings }: ComparedProposal,
  otherSide: readonly ComparedProposal[],
): string {
  const said = otherSide.find((other) => other.way === way)?.warnings ?? [];
  const parts = [...refs, ...missing.map((of) => `${of}\u00a0: aucun`)].join(' + ');
  return [parts, ...warnings.filter((text) => !said.includes(text))].join('\u202f; ');
}
