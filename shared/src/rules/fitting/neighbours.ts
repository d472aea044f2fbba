import type { Ranges } from './ranges.ts';

const MAKE = 'vehicle.marque';
const MODEL = 'vehicle.modele';

interface Ruled {
  when: Ranges;
}

/**
 * The rules that may concern a vehicle of another rule, by the makes and models that both name: most rules name some, and so
 * most of the pairs of a thousand rules need no look at all.
 */
export function neighbours<Rule extends Ruled>(rules: readonly Rule[]): (rule: Ruled) => Iterable<Rule> {
  const models = byValue(rules, MODEL);
  const makes = byValue(rules, MAKE);
  return ({ when }) => {
    const [model, make] = [namedIn(when, MODEL), namedIn(when, MAKE)];
    return model ? models(model) : make ? makes(make) : rules;
  };
}

/** Rules that name one of some values for a field, or that name none: those concern all. */
function byValue<Rule extends Ruled>(rules: readonly Rule[], field: string) {
  const named = new Map<string, Rule[]>();
  const unnamed: Rule[] = [];
  for (const rule of rules) {
    const values = namedIn(rule.when, field);
    if (!values) unnamed.push(rule);
    for (const value of values ?? []) {
      const list = named.get(value);
      if (list) list.push(rule);
      else named.set(value, [rule]);
    }
  }
  return (values: readonly string[]): Rule[] => {
    const own = values.flatMap((value) => named.get(value) ?? []);
    return [...unnamed, ...(values.length > 1 ? new Set(own) : own)];
  };
}

const namedIn = (when: Ranges, field: string): string[] | undefined => {
  const listed = when.get(field)?.listed;
  return listed && [...listed.keys()];
};
