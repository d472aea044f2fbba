import { aRule, decided, someParts } from './testing/fitting.ts';

const pins = (values: string[]) => [{ field: 'part.prodType' as const, operator: 'is' as const, values }];
const excludes7 = aRule({ ruleId: 'no-7', outcome: 'excludes', part: pins(['7']) });
const prefers13 = aRule({ ruleId: 'rather-13', outcome: 'prefers', part: pins(['13']) });
const prefers7 = aRule({ ruleId: 'rather-7', outcome: 'prefers', part: pins(['7']) });

const deciding = (rules: Parameters<typeof decided>[0]) =>
  decided({ parts: someParts, ...rules }).proposals[0]?.reasons.map(({ rule, decided: by }) => [
    rule.ruleId,
    by,
  ]);

describe('of rules that do the same [B2.03]', () => {
  it('each had its say, and the later one alone decided nothing more', () => {
    const again = { ...excludes7, ruleId: 'no-7-again' };
    expect(deciding({ rules: [excludes7, again] })).toEqual([
      ['no-7', true],
      ['no-7-again', true],
    ]);
    // Both stand for the part that would come without any rule. Where that one is taken all the same, neither is missed.
    const others = someParts.filter(({ prodRef }) => prodRef !== 'FA-7');
    expect(deciding({ rules: [excludes7, again], parts: others })).toEqual([]);
  });

  it('the earlier preference counts: the same said once more after its contrary changes nothing', () => {
    const again = { ...prefers7, ruleId: 'rather-7-again' };
    expect(deciding({ rules: [prefers7, prefers13, again] })).toEqual([
      ['rather-7', true],
      ['rather-7-again', false],
    ]);
    expect(deciding({ rules: [prefers7, again] })).toEqual([
      ['rather-7', false],
      ['rather-7-again', false],
    ]);
  });
});
