import {
  aHarness,
  aKit,
  aRule,
  aTowbar,
  aVehicle,
  decided,
  refs,
  someParts,
  thirteenForCaravan,
} from './testing/fitting.ts';

const fixed = aTowbar('AT-1', 'Col de cygne', { prodDecoupePC: 'Oui' });
const caravan = { rules: [thirteenForCaravan], answers: { use: 'caravane' } };

describe('the complete fitting [B2.01]', () => {
  it('without any rule proposes what fits: a way to tow for each that the catalogue has, the harness that comes soonest', () => {
    expect(refs()).toEqual([
      ['AT-1', 'FA-7'],
      ['AT-2', 'FA-7'],
    ]);
    expect(decided({ parts: [] }).proposals).toEqual([]);
  });

  it('says what it tows, how long it takes, which part comes last, what it costs', () => {
    const [first] = decided(caravan).proposals;
    expect(first).toMatchObject({
      way: 'fixed',
      complete: true,
      towsKg: 1500,
      fittingMinutes: 210,
      stock: '3',
      totalCents: 29_000,
    });
    expect(first?.lines.map(({ prodRef }) => prodRef)).toEqual(['AT-1', 'FA-13']);
  });

  it('never takes what cannot be ordered while another can, and never puts it into the cart', () => {
    const soldOut = aTowbar('AT-0', 'Col de cygne', { prodMbrPrice: '90.00', prodCodeStock: '9' });
    expect(refs({ parts: [soldOut, ...someParts] })[0]).toEqual(['AT-1', 'FA-7']);
    const { proposals } = decided({ parts: [soldOut, ...someParts.slice(1)] });
    expect(proposals.map(({ way, complete }) => [way, complete])).toEqual([
      ['detachable', true],
      ['fixed', false],
    ]);
    expect(proposals[1]?.missing).toMatchObject([{ of: 'Attelage', code: 'unorderable', nearest: soldOut }]);
    // A harness without its towbar is no fitting.
    expect(proposals[1]).toMatchObject({ lines: [], totalCents: 0, stock: '' });
  });

  it('says what is missing and which rule asked for it, instead of an empty place [B2.03]', () => {
    const [first] = decided({ ...caravan, parts: someParts.slice(0, 3) }).proposals;
    expect(first?.harness).toBeNull();
    expect(first?.missing).toMatchObject([
      { of: 'Faisceau', code: 'rule', rules: [{ ruleId: 'caravan-13' }], nearest: { prodRef: 'FA-7' } },
    ]);
    expect(decided({ parts: someParts.slice(0, 1) }).proposals[0]?.missing).toMatchObject([{ code: 'none' }]);
  });

  it('takes a kit where the single parts are not all there, else offers it with what it saves', () => {
    const kit = aKit('KI-1', 'Kit attelage col de cygne et faisceau 13 broches', { prodMbrPrice: '230.00' });
    const [offered] = decided({ parts: [...someParts, kit] }).proposals;
    expect(offered?.kit).toMatchObject({ part: kit, taken: false, savesCents: 3000 });
    expect(offered?.lines).toHaveLength(2);
    const [taken] = decided({ parts: [...someParts.slice(1), kit] }).proposals;
    expect(taken).toMatchObject({ way: 'fixed', complete: true, lines: [kit], totalCents: 23_000 });
  });

  it('takes no kit of which a rule asks what its title does not say', () => {
    const kit = aKit('KI-1', 'Kit attelage col de cygne et faisceau 13 broches');
    const led = aRule({ part: [{ field: 'part.prodLEDSupport', operator: 'is', values: ['Oui'] }] });
    expect(decided({ parts: [fixed, kit], rules: [led] }).proposals[0]?.kit).toBeNull();
  });

  it('offers what carries bicycles beside the proposal, when bicycles are carried', () => {
    const carrier = aKit('KI-2', 'Kit porte-vélos sur attelage 2 vélos');
    const parts = [...someParts, carrier];
    expect(decided({ parts }).proposals[0]?.completes).toBeNull();
    const [first] = decided({ parts, answers: { use: 'porte-velos' } }).proposals;
    expect(first).toMatchObject({ completes: carrier, totalCents: 26_000 });
  });
});

describe('the reasons [B2.03]', () => {
  it('name the rule without which another part would have been taken', () => {
    expect(decided(caravan).proposals[0]?.reasons).toEqual([
      { rule: thirteenForCaravan, prodId: 'p-FA-13', decided: true },
    ]);
    const only = { ...caravan, parts: someParts.filter(({ prodRef }) => prodRef !== 'FA-7') };
    expect(decided(only).proposals[0]?.reasons).toMatchObject([{ decided: false }]);
  });

  it('prefer a part without taking the others away, and never one that cannot be ordered', () => {
    const prefers = aRule({ ...thirteenForCaravan, when: [], outcome: 'prefers' });
    expect(refs({ rules: [prefers] })[0]).toEqual(['AT-1', 'FA-13']);
    const parts = [...someParts.slice(0, 3), aHarness('FA-13', '13', { prodCodeStock: '9' })];
    expect(refs({ parts, rules: [prefers] })[0]).toEqual(['AT-1', 'FA-7']);
  });

  it('leave out rules that are switched off or speak of another vehicle, and read names without case and accents', () => {
    const of = (values: string[]) =>
      aRule({ ...thirteenForCaravan, when: [{ field: 'vehicle.marque', operator: 'is', values }] });
    expect(refs({ rules: [of(['PEUGEOT'])] })[0]).toEqual(['AT-1', 'FA-13']);
    expect(refs({ rules: [of(['Renault'])] })[0]).toEqual(['AT-1', 'FA-7']);
    expect(refs({ rules: [{ ...of(['Peugeot']), active: false }] })[0]).toEqual(['AT-1', 'FA-7']);
  });

  it('of a year hold for a vehicle of unknown year when they hold for all years of its model', () => {
    const since = (year: string) => [
      aRule({
        ...thirteenForCaravan,
        when: [{ field: 'vehicle.year', operator: 'from', values: [year] }],
      }),
    ];
    const vehicle = { ...aVehicle, year: 0 };
    expect(refs({ vehicle, rules: since('2013') })[0]).toEqual(['AT-1', 'FA-13']);
    expect(refs({ vehicle, rules: since('2014') })[0]).toEqual(['AT-1', 'FA-7']);
    expect(refs({ rules: since('2014') })[0]).toEqual(['AT-1', 'FA-13']);
  });
});

describe('warnings [B2.05]', () => {
  it('stand when a chosen part calls for them, each sentence once', () => {
    const cut = aRule({
      outcome: 'warns',
      of: 'Attelage',
      part: [{ field: 'part.prodDecoupePC', operator: 'is', values: ['Oui'] }],
      text: 'Découpe du pare-chocs.',
    });
    const parts = [fixed, ...someParts.slice(1)];
    const { proposals } = decided({ parts, rules: [cut, { ...cut, ruleId: 'again' }] });
    expect(proposals.map(({ warnings }) => warnings.map(({ text }) => text))).toEqual([
      ['Découpe du pare-chocs.'],
      [],
    ]);
  });

  it('have what the workshop must prepare before licence and masses, and else stand in the order of the list', () => {
    const warns = (text: string, some: Parameters<typeof aRule>[0]) =>
      aRule({ outcome: 'warns', of: 'Attelage', text, ...some });
    const use = { field: 'answer.use', operator: 'is', values: ['caravane'] } as const;
    const platform = { field: 'vehicle.platform', operator: 'is', values: ['EMP2'] } as const;
    const rules = [
      warns('Permis BE.', { when: [use] }),
      warns('Masse tractable.', { part: [{ field: 'part.prodMR', operator: 'to', values: ['1500'] }] }),
      warns('Codage.', { of: 'Faisceau', when: [platform] }),
      warns('Découpe.', { part: [{ field: 'part.prodDecoupePC', operator: 'is', values: ['Oui'] }] }),
    ];
    const parts = [aTowbar('AT-1', 'Col de cygne', { prodDecoupePC: 'Oui', prodMR: '1 300 kg' })];
    const [first] = decided({ parts, rules, answers: { use: 'caravane' } }).proposals;
    expect(first?.warnings.map(({ text }) => text)).toEqual([
      ...['Codage.', 'Découpe.', 'Permis BE.', 'Masse tractable.'],
    ]);
  });
});
