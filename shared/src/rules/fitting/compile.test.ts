import { compile, rulesFor } from './compile.ts';
import { aRule, aVehicle } from './testing/fitting.ts';

const named = (field: 'marque' | 'modele', ...values: string[]) => ({
  field: `vehicle.${field}` as const,
  operator: 'is' as const,
  values,
});
const names = (count: number, prefix: string) => Array.from({ length: count }, (_, at) => `${prefix}${at}`);

describe('rules of one vehicle [B2.03]', () => {
  it('are found by model and make, each once however often it names them', () => {
    const { marque, modele } = aVehicle;
    const both = aRule({
      when: [named('marque', 'Trabant', marque, marque.toUpperCase()), named('modele', modele, '601')],
    });
    const otherMake = aRule({ when: [named('marque', 'Trabant'), named('modele', modele)] });
    const otherModel = aRule({ when: [named('marque', marque), named('modele', '601')] });
    const modelOnly = aRule({ when: [named('modele', modele)] });
    const makeOnly = aRule({ when: [named('marque', marque)] });
    const every = aRule({});
    const found = rulesFor(compile([both, otherMake, otherModel, modelOnly, makeOnly, every]), aVehicle);
    expect(found.map(({ rule }) => rule)).toEqual([both, modelOnly, makeOnly, every]);
  });

  it('take the room of what they name, not of each make with each model', () => {
    const rules = names(20, 'r').map((ruleId) =>
      aRule({ ruleId, when: [named('marque', ...names(50, 'a')), named('modele', ...names(50, 'b'))] }),
    );
    const { byModel, byMake, general } = compile(rules);
    const held = [...byModel.values(), ...byMake.values(), general].reduce(
      (sum, { length }) => sum + length,
      0,
    );
    expect(held).toBe(20 * 50);
  });
});
