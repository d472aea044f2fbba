import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import type {
  FittingMaterial,
  FittingPreview,
  FittingRules,
  FittingRulesSaved,
  FittingVersion,
  RuleOfFitting,
} from '@extranet/shared/contracts';
import { signedIn } from '../../../testing/signed-in.ts';
import { buildTestApp } from '../../../testing/test-app.ts';

const { app } = await buildTestApp({ products: 200 });
await app.db.deleteFrom('fitting_rules').execute();
const admin = await signedIn(app, 'admin@demo.example', 'admin');
const garage = await signedIn(app, 'garage@demo.example');

const caravan: RuleOfFitting = {
  ruleId: 'caravane-13',
  title: 'Caravane : 13 broches',
  active: true,
  when: [{ field: 'answer.use', operator: 'is', values: ['caravane'] }],
  outcome: 'requires',
  of: 'Faisceau',
  part: [{ field: 'part.prodType', operator: 'is', values: ['13'] }],
  text: '',
  why: 'Une caravane a besoin du permanent.',
  source: 'ISO 11446',
};
const save = (after: number, rules: RuleOfFitting[], comment = '') =>
  admin('/api/admin/fitting/rules', { method: 'PUT', payload: { after, comment, rules } });
const preview = async (rules: RuleOfFitting[]) =>
  (await admin('/api/admin/fitting/preview', { method: 'POST', payload: { rules } })).json<FittingPreview>();
const current = async () => (await admin('/api/admin/fitting/rules')).json<FittingRules>();
const material = async () => (await garage('/api/fitting/peugeot.308ii.2016')).json<FittingMaterial>();

describe('the rules of the fitting', () => {
  it('are none in an empty portal, which proposes all the same [B2.01]', async () => {
    assert.deepEqual(await current(), { version: 0, rules: [] });
    const { rules, parts, vehicle, version } = await material();
    assert.deepEqual([rules, version, vehicle.modele], [[], 0, '308 II']);
    assert.ok(parts.length > 0);
    for (const part of parts) assert.ok(/^\d+(\.\d\d)?$/.test(part.prodMbrPrice), part.prodMbrPrice);
  });

  it('are saved as a version with author, date and comment, and reach the customer whom they concern [B2.03][B2.04]', async () => {
    const renault = {
      ...caravan,
      ruleId: 'renault',
      when: [{ field: 'vehicle.marque' as const, operator: 'is' as const, values: ['Renault'] }],
    };
    assert.equal((await save(0, [caravan, renault], 'Premières règles')).status, 200);
    const { rules, version } = await material();
    assert.deepEqual([rules, version], [[caravan], 1]);
    const versions = (await admin('/api/admin/fitting/versions')).json<FittingVersion[]>();
    assert.deepEqual(
      versions.map(({ version, comment, rules }) => [version, comment, rules]),
      [[1, 'Premières règles', 2]],
    );
    assert.match(versions[0]?.author ?? '', /\w/);
    const audited = await app.db
      .selectFrom('audit')
      .select(['action', 'subject'])
      .where('object_kind', '=', 'fittingRules')
      .execute();
    assert.deepEqual(
      audited.map(({ action, subject }) => [action, subject]),
      [['fittingRules.save', 'Version 1']],
    );
  });

  it('are saved by one of two who edited the same version; the other is told so [B2.04]', async () => {
    const answers = await Promise.all([save(1, [caravan], 'un'), save(1, [], 'deux')]);
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409]);
    const refused = answers.find(({ status }) => status === 409);
    assert.match(refused?.text ?? '', /entre-temps/);
    assert.equal((await current()).version, 2);
  });

  it('go back to a version by a new one [B2.04]', async () => {
    assert.equal((await save(2, [{ ...caravan, active: false }])).status, 200);
    const restored = await admin('/api/admin/fitting/versions/1/restore', {
      method: 'POST',
      payload: { after: 3 },
    });
    assert.deepEqual(restored.json<FittingRulesSaved>(), { version: 4, contradictions: [] });
    assert.deepEqual(
      (await current()).rules.map(({ ruleId }) => ruleId),
      ['caravane-13', 'renault'],
    );
    const first = (await admin('/api/admin/fitting/versions/1')).json<FittingRules>();
    assert.deepEqual(first.rules[0], caravan);
    assert.equal((await admin('/api/admin/fitting/versions/99')).status, 404);
  });

  it('are refused with a sentence for each mistake, at its place [B2.04]', async () => {
    const wrong = {
      ...caravan,
      when: [{ field: 'part.prodType', operator: 'is', values: ['13'] }],
    } as RuleOfFitting;
    const answer = await save(4, [caravan, wrong]);
    assert.equal(answer.status, 422);
    assert.deepEqual(
      answer
        .json<{ error: { fields: { field: string; code: string }[] } }>()
        .error.fields.map(({ field, code }) => [field, code]),
      [
        ['rules.1.ruleId', 'duplicate'],
        ['rules.1.when.0', 'partInWhen'],
      ],
    );
    assert.match(answer.text, /champ de la pièce/);
    const unknown = { ...caravan, part: [{ field: 'part.couleur', operator: 'is', values: ['x'] }] };
    assert.match((await save(4, [unknown as unknown as RuleOfFitting])).text, /n’existe pas/);
    assert.equal((await current()).version, 4);
  });

  it('that contradict each other are named, before saving and after [B2.04]', async () => {
    const no13: RuleOfFitting = { ...caravan, ruleId: 'sans-13', title: 'Jamais 13', outcome: 'excludes' };
    const { contradictions } = await preview([caravan, no13]);
    assert.deepEqual(contradictions, [
      {
        first: 'caravane-13',
        second: 'sans-13',
        words: '«\u00a0Jamais 13\u00a0» exclut ce que «\u00a0Caravane : 13 broches\u00a0» exige.',
      },
    ]);
    const saved = (await save(4, [caravan, no13])).json<FittingRulesSaved>();
    assert.deepEqual(saved.contradictions, contradictions);
  });

  it('show beforehand which models change, with examples, and which would be left without anything [B2.04]', async () => {
    assert.equal((await save(5, [])).status, 200);
    const { models, changed, examples, emptied } = await preview([caravan]);
    assert.ok(models > 50, String(models));
    assert.ok(changed > 0 && changed < models, `${changed} of ${models}`);
    assert.equal(examples.length, Math.min(50, changed));
    assert.deepEqual(examples[0]?.answers, { use: 'caravane' });
    assert.notDeepEqual(examples[0]?.before, examples[0]?.after);
    assert.ok(emptied.length <= changed);
    const nothing: RuleOfFitting = {
      ...caravan,
      when: [],
      part: [{ field: 'part.prodRef', operator: 'is', values: ['rien'] }],
    };
    const [first] = (await preview([nothing])).emptied;
    assert.ok(first?.model);
    assert.deepEqual(first.answers, [{}]);
    const forCaravans = { ...nothing, when: caravan.when };
    for (const { answers } of (await preview([forCaravans])).emptied)
      assert.deepEqual(answers, [{ use: 'caravane' }]);
    assert.deepEqual((await preview([])).changed, 0);
    assert.deepEqual((await current()).rules, []);
  });
});

describe('many rules', () => {
  const names = (count: number, prefix: string) => Array.from({ length: count }, (_, at) => prefix + at);
  const condition = (field: string, ...values: string[]) =>
    ({ field, operator: 'is', values }) as RuleOfFitting['when'][number];
  const two = (when: (at: number) => RuleOfFitting['when']): RuleOfFitting[] =>
    Array.from({ length: 2000 }, (_, at) => ({
      ...caravan,
      ruleId: `r-${at}`,
      outcome: at % 2 ? 'requires' : 'excludes',
      when: when(at),
      part: [condition('part.prodRef', ...names(4, `${at % 2 ? 'a' : at}-`))],
    }));

  it('are looked at and saved while others get their answers [B2.04]', async () => {
    const rules = two((at) => [condition('vehicle.platform', ...names(4, `p${at}-`))]);
    const { version } = await current();
    let answered = 0;
    let isDone = false;
    const others = (async () => {
      while (!isDone) {
        await pause(1);
        await garage('/api/vehicles/makes');
        answered += 1;
      }
    })();
    const all = (async () => [await preview(rules), await save(version, rules)] as const)();
    const [seen, saved] = await all.finally(() => {
      isDone = true;
    });
    await others;
    assert.deepEqual([seen.contradictions, saved.status], [[], 200]);
    // Not a time, which depends on what else the machine does: without turns they are a handful.
    assert.ok(answered > 20, `${answered} answers`);
    assert.deepEqual((await material()).rules, []);
    assert.equal((await save(version + 1, [])).status, 200);
  });

  it('are refused with a sentence when their values are too many to judge [B2.04]', async () => {
    const { version } = await current();
    const long = { ...caravan, when: [condition('vehicle.modele', ...names(51, 'm'))] };
    const answer = await save(version, [long]);
    assert.equal(answer.status, 422);
    assert.match(answer.text, /50 valeurs au plus/);
    const all = await save(
      version,
      two((at) => [condition('vehicle.modele', ...names(7, `m${at}-`))]),
    );
    assert.equal(all.status, 422);
    assert.match(all.text, /20.000 au plus/);
    assert.equal((await current()).version, version);
  });

  it('of fifty makes and models each do not grow with every pair of them [B2.03]', async () => {
    const { version } = await current();
    const rules = two(() => [])
      .slice(0, 190)
      .map((rule) => ({
        ...rule,
        when: [
          condition('vehicle.marque', ...names(49, 'a'), 'Peugeot'),
          condition('vehicle.modele', ...names(49, 'b'), '308 II'),
        ],
      }));
    assert.equal((await save(version, rules)).status, 200);
    const began = performance.now();
    assert.equal((await material()).rules.length, 190);
    assert.ok(performance.now() - began < 1000);
    assert.equal((await save(version + 1, [])).status, 200);
  });
});

describe('the material of a fitting', () => {
  it('holds parts of the caller’s catalogues only [B2.01]', async () => {
    const reader = await signedIn(app, 'lecteur@demo.example');
    const { parts } = (await reader('/api/fitting/peugeot.308ii.2016')).json<FittingMaterial>();
    assert.deepEqual([...new Set(parts.map(({ prodCatalogue }) => prodCatalogue))], ['Faisceau']);
    assert.equal((await reader('/api/fitting/nobody.nothing.2016')).status, 404);
  });

  it('holds no rule of a catalogue that the caller does not see, and no reference of a part that is not sent [B2.03]', async () => {
    const { version } = await current();
    const [part] = (await material()).parts.filter(({ prodCatalogue }) => prodCatalogue === 'Attelage');
    const towbar: RuleOfFitting = {
      ...{ ...caravan, ruleId: 'secret', title: 'Marge', of: 'Attelage', source: 'Accord interne' },
      part: [{ field: 'part.prodRef', operator: 'is', values: [part?.prodRef ?? '', 'AT-SECRET'] }],
    };
    assert.equal((await save(version, [caravan, towbar])).status, 200);
    const [seen, shown] = (await material()).rules;
    assert.deepEqual(seen, caravan);
    assert.deepEqual(shown, { ...towbar, part: [{ ...towbar.part[0], values: [part?.prodRef] }] });
    const of = async (email: string) =>
      (await (await signedIn(app, email))('/api/fitting/peugeot.308ii.2016')).json<FittingMaterial>().rules;
    assert.deepEqual(await of('lecteur@demo.example'), [caravan]);
    const kitsOnly = await of('sansfaq@demo.example');
    assert.deepEqual(
      kitsOnly.map(({ ruleId, title, why, source, of: whose }) => [ruleId, title, why, source, whose]),
      [
        ['caravane-13', '', '', '', 'Faisceau'],
        ['secret', '', '', '', 'Attelage'],
      ],
    );
    assert.equal((await save(version + 1, [])).status, 200);
  });
});
