import { searchable } from '../search.ts';
import { all, type Holds, isAbout, onAnswers, onPart, onVehicle, questionOf } from './condition.ts';
import type { FittingPart } from './part.ts';
import type { FittingVehicle } from './proposal.ts';
import type { Answers, FittingRule, Question } from './rule.ts';

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

/** Rules by the make they name, so that a thousand of them cost what the few of one make cost. */
export interface CompiledRules {
  byModel: ReadonlyMap<string, readonly CompiledRule[]>;
  byMake: ReadonlyMap<string, readonly CompiledRule[]>;
  general: readonly CompiledRule[];
}

const modelKey = (make: string, model: string) => `${searchable(make)}.${searchable(model)}`;

/** Rules that are switched off are left out. The order stays that of the list. */
export function compile(rules: readonly FittingRule[]): CompiledRules {
  const byModel = new Map<string, CompiledRule[]>();
  const byMake = new Map<string, CompiledRule[]>();
  const general: CompiledRule[] = [];
  for (const [at, rule] of rules.entries()) {
    if (!rule.active) continue;
    const compiled = compileRule(rule, at);
    const makes = named(rule, 'vehicle.marque');
    const models = named(rule, 'vehicle.modele');
    if (!makes) general.push(compiled);
    else if (!models) for (const make of makes) add(byMake, searchable(make), compiled);
    else for (const make of makes) for (const model of models) add(byModel, modelKey(make, model), compiled);
  }
  return { byModel, byMake, general };
}

/** The rules that concern a vehicle, whatever is answered. */
export function rulesFor({ byModel, byMake, general }: CompiledRules, vehicle: FittingVehicle) {
  const candidates = [
    ...general,
    ...(byMake.get(searchable(vehicle.marque)) ?? []),
    ...(byModel.get(modelKey(vehicle.marque, vehicle.modele)) ?? []),
  ];
  return candidates.filter(({ concerns }) => concerns(vehicle)).sort((one, other) => one.at - other.at);
}

function compileRule(rule: FittingRule, at: number): CompiledRule {
  const about = (subject: 'vehicle' | 'answer') =>
    rule.when.filter((condition) => isAbout(subject, condition));
  return {
    rule,
    at,
    concerns: all(about('vehicle').map(onVehicle)),
    fires: all(about('answer').map(onAnswers)),
    questions: about('answer').map(questionOf),
    matches: all(rule.part.map(onPart)),
    fields: rule.part.map(({ field }) => field),
  };
}

/** The values that a rule names for a field, when it names them. */
const named = ({ when }: FittingRule, field: string) => {
  const values = when.find((condition) => condition.field === field && condition.operator === 'is')?.values;
  // The same name twice must not judge a rule twice.
  return values && [...new Map(values.map((value) => [searchable(value), value])).values()];
};

function add<Value>(map: Map<string, Value[]>, key: string, value: Value): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}
