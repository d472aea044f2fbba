import { differences } from './proposal-differences.ts';

const licence = 'Permis B jusqu\u2019à 3 500 kg.';

describe('the proposals of an example', () => {
  it('show the parts that only one side has, and only what the other side does not warn of [B2.04]', () => {
    const before = [`AT-1 + FA-7\u202f; ${licence}`, `AT-2 + FA-7\u202f; ${licence}`];
    const after = [
      `AT-1 + FA-13\u202f; ${licence}\u202f; Codage.`,
      `AT-2 + FA-7\u202f; ${licence}\u202f; Codage.`,
    ];
    expect(differences(before, after)).toEqual([
      { parts: 'AT-1 + FA-7', isNew: true, warnings: [] },
      { parts: 'AT-2 + FA-7', isNew: false, warnings: [] },
    ]);
    expect(differences(after, before)).toEqual([
      { parts: 'AT-1 + FA-13', isNew: true, warnings: ['Codage.'] },
      { parts: 'AT-2 + FA-7', isNew: false, warnings: ['Codage.'] },
    ]);
  });
});
