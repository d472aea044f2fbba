import { remembered } from '../remembered.ts';
import { searchable } from '../search.ts';
import { all, type Holds, isAbout, onAnswers, onPart, onVehicle, questionOf } from './condition.ts';
import type { FittingPart } from './part.ts';
import type { FittingVehicle } from './proposal.ts';
import type { Answers, Condition, FittingRule, Question } from './rule.ts';

export interface CompiledRule {
  rule: FittingRule;
  /** Its place in the list: earlier preferences count more. */
  at: number;
  concerns: Holds<FittingVehicle>;
  fires: Holds<Answers>;
  questions: readonly Question[];
  matches: Holds<FittingPart>;
  /** Fields of the part that it asks about. */
  fields: readonly string[];
}

/**
 * Rules by the model they name, or by the make, so that a thousand of them cost what the few of one vehicle cost. A rule that
 * names both stands under its models only: under each pair of them it would stand thousands of times.
 */
export interface CompiledRules {
  byModel: ReadonlyMap<string, readonly CompiledRule[]>;
  byMake: ReadonlyMap<string, readonly CompiledRule[]>;
  general: readonly CompiledRule[];
}

/** Rules that are switched off are left out. The order stays that of the list. */
export function compile(rules: readonly FittingRule[]): CompiledRules {
  return compiledIn(compileInSteps(rules));
}

/** The same, a rule at a time; the last step holds what came of it. */
export function* compileInSteps(rules: readonly FittingRule[]): Generator<CompiledRules[]> {
  const byModel = new Map<string, CompiledRule[]>();
  const byMake = new Map<string, CompiledRule[]>();
  const general: CompiledRule[] = [];
  const asks = judges();
  for (const [at, rule] of rules.entries()) {
    if (!rule.active) continue;
    const compiled = compileRule(rule, at, asks);
    const models = named(rule, 'vehicle.modele');
    const makes = models ? undefined : named(rule, 'vehicle.marque');
    for (const model of models ?? []) add(byModel, model, compiled);
    for (const make of makes ?? []) add(byMake, make, compiled);
    if (!models && !makes) general.push(compiled);
    yield [];
  }
  yield [{ byModel, byMake, general }];
}

function compiledIn(steps: Iterable<CompiledRules[]>): CompiledRules {
  let compiled: CompiledRules = { byModel: new Map(), byMake: new Map(), general: [] };
  for (const [last] of steps) compiled = last ?? compiled;
  return compiled;
}

/** The rules that concern a vehicle, whatever is answered. */
export function rulesFor({ byModel, byMake, general }: CompiledRules, vehicle: FittingVehicle) {
  const candidates = [
    ...general,
    ...(byMake.get(searchable(vehicle.marque)) ?? []),
    ...(byModel.get(searchable(vehicle.modele)) ?? []),
  ];
  const isSo = remembered((concerns: Holds<FittingVehicle>) => concerns(vehicle));
  return candidates.filter(({ concerns }) => isSo(concerns)).sort((one, other) => one.at - other.at);
}

/** Conditions that are written alike are one function, so that a thousand rules ask what a few dozen ask. */
const judges = () => ({
  vehicle: interned(onVehicle),
  answers: interned(onAnswers),
  part: interned(onPart),
});

function interned<Subject>(judge: (condition: Condition) => Holds<Subject>) {
  const known = new Map<string, Holds<Subject>>();
  return (conditions: readonly Condition[]): Holds<Subject> => {
    const written = JSON.stringify(
      conditions.map(({ field, operator, values }) => [field, operator, values]),
    );
    const same = known.get(written);
    if (same) return same;
    const fresh = all(conditions.map(judge));
    known.set(written, fresh);
    return fresh;
  };
}

function compileRule(rule: FittingRule, at: number, asks: ReturnType<typeof judges>): CompiledRule {
  const about = (subject: 'vehicle' | 'answer') =>
    rule.when.filter((condition) => isAbout(subject, condition));
  return {
    rule,
    at,
    concerns: asks.vehicle(about('vehicle')),
    fires: asks.answers(about('answer')),
    questions: about('answer').map(questionOf),
    matches: asks.part(rule.part),
    fields: rule.part.map(({ field }) => field),
  };
}

/** The values that a rule names for a field, when it names them, each once: a rule is not judged twice. */
const named = ({ when }: FittingRule, field: string) => {
  const values = when.find((condition) => condition.field === field && condition.operator === 'is')?.values;
  return values && new Set(values.map(searchable));
};

function add<Value>(map: Map<string, Value[]>, key: string, value: Value): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}
