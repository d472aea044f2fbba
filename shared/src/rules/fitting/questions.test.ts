import { type Answers, type Condition, QUESTION_NAMES, QUESTIONS } from './rule.ts';
import { aHarness, aRule, aTowbar, decided, someParts, thirteenForCaravan } from './testing/fitting.ts';
import { createRandom } from './testing/random.ts';

const asked = (tried: Parameters<typeof decided>[0]) =>
  decided(tried).questions.map(({ question }) => question);
const answer = (question: string, value: string): Condition => ({
  field: `answer.${question}` as Condition['field'],
  operator: 'is',
  values: [value],
});

describe('questions [B2.02]', () => {
  it('are asked only when an answer changes a proposal, and not again once it is given', () => {
    expect(asked({})).toEqual([]);
    expect(asked({ rules: [thirteenForCaravan] })).toEqual(['use']);
    expect(asked({ rules: [thirteenForCaravan], answers: { use: 'remorque' } })).toEqual([]);
    // With one harness of 13 pins only, the answer changes nothing.
    const parts = someParts.filter(({ prodRef }) => prodRef !== 'FA-7');
    expect(asked({ parts, rules: [thirteenForCaravan] })).toEqual([]);
  });

  it('say what stays open in each proposal', () => {
    const { proposals, questions } = decided({ rules: [thirteenForCaravan] });
    expect(questions).toEqual([
      { question: 'use', choices: ['remorque', 'caravane', 'porte-velos'], changes: ['harness'] },
    ]);
    expect(
      proposals[0]?.open[0]?.alternatives.map(({ answer, harness }) => [answer, harness?.prodRef]),
    ).toEqual([
      ['remorque', 'FA-7'],
      ['caravane', 'FA-13'],
      ['porte-velos', 'FA-7'],
    ]);
  });

  it('ask for the equipment on which the fit of a part depends', () => {
    const conditions = [{ prodId: 'p-FA-7', with: ['preparation'], without: [] }];
    expect(asked({ conditions })).toEqual(['preparation']);
    expect(decided({ conditions, answers: { preparation: 'oui' } }).proposals[0]?.harness?.prodRef).toBe(
      'FA-7',
    );
    expect(decided({ conditions, answers: { preparation: 'non' } }).proposals[0]?.harness?.prodRef).toBe(
      'FA-13',
    );
  });

  it('that matter together only are asked when no other is left, also beside one left open', () => {
    const both = aRule({
      ...thirteenForCaravan,
      when: [answer('parkingAid', 'oui'), answer('ledLights', 'oui')],
    });
    expect(asked({ rules: [both] })).toEqual(['parkingAid', 'ledLights']);
    expect(asked({ rules: [both], answers: { parkingAid: 'non' } })).toEqual([]);
    expect(asked({ rules: [both, thirteenForCaravan] })).toEqual(['use']);
    expect(asked({ rules: [both, thirteenForCaravan], leftOpen: ['use'] })).toEqual([
      'use',
      'parkingAid',
      'ledLights',
    ]);
  });
});

describe('whatever the rules and parts are', () => {
  const random = createRandom(7);
  const yesNo = ['Oui', 'Non', ''];
  const aTry = () => {
    const many = <Made>(make: (at: number) => Made) =>
      Array.from({ length: random.between(0, 6) }, (_, at) => make(at));
    const parts = [
      ...many((at) =>
        aTowbar(`AT-${at}`, random.pick(['Col de cygne', 'Rotule équerre', 'Démontable', 'Escamotable']), {
          prodDecoupePC: random.pick(yesNo),
          prodCodeStock: random.pick(['0', '1', '3', '9']),
          prodMbrPrice: random.pick(['0', '120.10', '230.00']),
        }),
      ),
      ...many((at) =>
        aHarness(`FA-${at}`, random.pick(['7', '13'] as const), {
          prodLEDSupport: random.pick(yesNo),
          prodCodeStock: random.pick(['1', '2', '9']),
          prodStatut: random.pick(['disponible', 'non disponible']),
        }),
      ),
    ];
    const rules = many(() =>
      aRule({
        when: random.chance(0.3)
          ? []
          : [random.pick(QUESTION_NAMES)].map((name) => answer(name, random.pick(QUESTIONS[name]))),
        outcome: random.pick(['requires', 'excludes', 'prefers', 'warns'] as const),
        text: 'Attention.',
        ...random.pick([
          {
            of: 'Faisceau' as const,
            part: [{ field: 'part.prodType', operator: 'is', values: ['13'] }] as Condition[],
          },
          {
            of: 'Faisceau' as const,
            part: [{ field: 'part.prodLEDSupport', operator: 'isNot', values: ['Oui'] }] as Condition[],
          },
          {
            of: 'Attelage' as const,
            part: [{ field: 'part.prodDecoupePC', operator: 'is', values: ['Oui'] }] as Condition[],
          },
        ]),
      }),
    );
    const answers: Answers = Object.fromEntries(
      QUESTION_NAMES.filter(() => random.chance(0.3)).map((name) => [name, random.pick(QUESTIONS[name])]),
    );
    return { parts, rules, answers };
  };

  it('a proposal holds its part or says why not, only orderable lines, and their exact total [B2.01]', () => {
    for (let at = 0; at < 300; at++)
      for (const proposal of decided(aTry()).proposals) {
        for (const [of, part] of [
          ['Attelage', proposal.towbar],
          ['Faisceau', proposal.harness],
        ] as const)
          if (!part) expect(proposal.missing.some((missing) => missing.of === of)).toBe(true);
        expect(proposal.complete).toBe(proposal.missing.length === 0);
        for (const line of proposal.lines)
          expect([line.prodStatut, Number(line.prodMbrPrice) > 0]).toEqual(['disponible', true]);
        const cents = proposal.lines.map(({ prodMbrPrice }) => Number(prodMbrPrice.replace('.', '')));
        expect(proposal.totalCents).toBe(cents.reduce((sum, one) => sum + one, 0));
      }
  });

  it('what was asked changes a proposal, and what was not asked changes none [B2.02]', () => {
    const shown = (tried: ReturnType<typeof aTry>) =>
      JSON.stringify(
        decided(tried).proposals.map(({ way, towbar, harness, missing, warnings }) => [
          way,
          towbar?.prodRef,
          harness?.prodRef,
          missing,
          warnings.map(({ text }) => text),
        ]),
      );
    for (let at = 0; at < 200; at++) {
      const tried = aTry();
      const changing = QUESTION_NAMES.filter((name) => {
        if (tried.answers[name] !== undefined) return false;
        const all = QUESTIONS[name].map((value) =>
          shown({ ...tried, answers: { ...tried.answers, [name]: value } }),
        );
        return all.some((one) => one !== shown(tried));
      });
      // Without any, those are asked that matter together.
      if (changing.length > 0) expect(asked(tried)).toEqual(changing);
    }
  });
});
