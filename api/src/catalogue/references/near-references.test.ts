import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { MeantReference, NearReferences } from '@extranet/shared/contracts';
import { assertRefused } from '../../testing/refusals.ts';
import { signedIn } from '../../testing/signed-in.ts';
import { buildTestApp } from '../../testing/test-app.ts';

const { app } = await buildTestApp({ products: 300 });
const garage = await signedIn(app, 'garage@demo.example');
const lecteur = await signedIn(app, 'lecteur@demo.example');
const near = async (ref: string, who = garage) => {
  const answer = await who(`/api/references/near?refs=${encodeURIComponent(ref)}`);
  assert.equal(answer.status, 200, answer.text);
  return answer.json<NearReferences[]>().map((one) => one.near);
};
const meant = async (refs: string) =>
  (await garage(`/api/references/meant?refs=${encodeURIComponent(refs)}`)).json<MeantReference[]>();

describe('GET /references/near', () => {
  it('forgives one sign wrong, missing or too many, and two that changed places [W1.02]', async () => {
    for (const [written, wanted] of [
      ['FB-00012', 'FA-00012'],
      ['FA-0097', 'FA-00097'],
      ['FA-000012', 'FA-00012'],
      ['AF-00012', 'FA-00012'],
    ] as const)
      assert.ok((await near(written))[0]?.includes(wanted), written);
  });

  it('takes what looks the same for the same, and digits for what ends so', async () => {
    assert.equal((await near('FA-OOOI2'))[0]?.[0], 'FA-00012');
    assert.equal((await near('fa-ooo l2'))[0]?.[0], 'FA-00012');
    // Short for it as well, and no beginning of FA-00120.
    assert.equal((await near('FA-00l2'))[0]?.[0], 'FA-00012');
    const ending = (await near('00012'))[0] ?? [];
    assert.ok(ending.length > 0 && ending.every((ref) => ref.endsWith('00012')));
  });

  it('has the likeliest first, three at most, and nothing for what is like none', async () => {
    const [found = []] = await near('FA-0001');
    assert.equal(found.length, 3);
    // What it is short for, then those that begin so for longest.
    assert.equal(found[0], 'FA-00001');
    assert.ok(
      found.slice(1).every((ref) => ref.startsWith('FA-0001')),
      found.join(),
    );
    // Of the letters nothing is right, or merely the form: no guess.
    assert.deepEqual(await near('XX-00012,FA-99999,F,,BOUGIE'), [[], [], [], [], []]);
    assert.deepEqual(await near('F'.repeat(60)), [[]]);
  });

  it('is of the caller’s catalogues and what can be had', async () => {
    const own = (await near('AT-0001', lecteur)).flat();
    assert.ok(
      own.every((ref) => ref.startsWith('FA')),
      own.join(),
    );
    assert.ok(!(await near('FA-0008')).flat().includes('FA-00008'));
    assertRefused(await garage('/api/references/near'), 400, 'request.invalid');
  });
});

describe('GET /references/meant', () => {
  it('says what is short for one reference only, and whose code it is', async () => {
    const { ean } = await app.db
      .selectFrom('products')
      .select('ean')
      .where('ref', '=', 'FA-00013')
      .executeTakeFirstOrThrow();
    assert.deepEqual(await meant(`fa12,nothing,${ean}`), [
      { ref: 'fa12', meant: 'FA00012' },
      { ref: ean, meant: 'FA00013' },
    ]);
  });
});
