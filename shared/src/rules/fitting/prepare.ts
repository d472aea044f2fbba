import { type CompiledRule, type CompiledRules, rulesFor } from './compile.ts';
import { type FittingPart, type KitContents, kitContents, WAYS, type Way, wayOf } from './part.ts';
import type { EquipmentCondition, FittingQuestion } from './proposal.ts';
import type { Answers, Question } from './rule.ts';

type Catalogue = FittingPart['prodCatalogue'];

export interface KitPart<Part> {
  part: Part;
  contents: KitContents;
}

/** What stays the same while answers change: the rules of the vehicle, and which of its parts they speak of. */
export interface Prepared<Part> {
  rules: Record<Catalogue, readonly CompiledRule[]>;
  towbars: readonly { way: Way; parts: readonly Part[] }[];
  harnesses: readonly Part[];
  kits: readonly KitPart<Part>[];
  /** Judged once per rule and part. */
  matches: (rule: CompiledRule, part: FittingPart) => boolean;
  equipmentOf: (part: Part) => readonly EquipmentCondition[];
  /** Those on which anything could depend. */
  questions: ReadonlySet<Question>;
}

export function prepare<Part extends FittingPart>(
  { vehicle, parts, conditions }: FittingQuestion<Part>,
  compiled: CompiledRules,
): Prepared<Part> {
  const rules = rulesFor(compiled, vehicle);
  const of = (catalogue: Catalogue) => parts.filter(({ prodCatalogue }) => prodCatalogue === catalogue);
  const towbars = of('Attelage');
  const kits = of('Kit').map((part) => ({ part, contents: kitContents(part.prodTitre) }));
  const byPart = new Map<string, EquipmentCondition[]>();
  for (const condition of conditions)
    byPart.set(condition.prodId, [...(byPart.get(condition.prodId) ?? []), condition]);
  return {
    rules: {
      Attelage: rules.filter(({ rule }) => rule.of === 'Attelage'),
      Faisceau: rules.filter(({ rule }) => rule.of === 'Faisceau'),
      Kit: rules.filter(({ rule }) => rule.of === 'Kit'),
    },
    towbars: WAYS.map((way) => ({ way, parts: towbars.filter((part) => wayOf(part) === way) })),
    harnesses: of('Faisceau'),
    kits,
    matches: remembered((rule, part) => rule.matches(part)),
    equipmentOf: ({ prodId }) => byPart.get(prodId) ?? [],
    questions: new Set<Question>([
      ...(kits.some(({ contents }) => contents.carrier) ? (['use'] as const) : []),
      ...rules.flatMap(({ questions }) => questions),
      ...conditions.flatMap((condition) => [...condition.with, ...condition.without] as Question[]),
    ]),
  };
}

export type EquipmentFit = 'yes' | 'open' | 'no';

/** Whether a part fits a vehicle with this equipment; the best of its applications counts. */
export function fitsEquipment(conditions: readonly EquipmentCondition[], answers: Answers): EquipmentFit {
  if (conditions.length === 0) return 'yes';
  const fits = conditions.map((condition) => {
    const asked = [
      ...condition.with.map((name) => [answers[name as Question], 'oui']),
      ...condition.without.map((name) => [answers[name as Question], 'non']),
    ];
    if (asked.every(([answer, wanted]) => answer === wanted)) return 'yes';
    return asked.some(([answer, wanted]) => answer !== undefined && answer !== wanted) ? 'no' : 'open';
  });
  return fits.includes('yes') ? 'yes' : fits.includes('open') ? 'open' : 'no';
}

function remembered(judge: (rule: CompiledRule, part: FittingPart) => boolean) {
  const known = new Map<CompiledRule, Map<FittingPart, boolean>>();
  return (rule: CompiledRule, part: FittingPart): boolean => {
    const ofRule = known.get(rule) ?? new Map<FittingPart, boolean>();
    known.set(rule, ofRule);
    const holds = ofRule.get(part) ?? judge(rule, part);
    ofRule.set(part, holds);
    return holds;
  };
}
