/** @jest-environment node */
import {
  type RegistryEntry,
  signedCanaryText,
  signedText,
  signersText,
  stampText,
} from '@extranet/shared/registry';
import { customer } from '../../testing/customer.ts';
import { entryOf, release, startRemotes } from '../../testing/remotes.ts';
import { createSignatures } from './signatures.ts';
import { createSignedPart } from './signed-part.ts';

const { subtle } = globalThis.crypto;
const ED25519 = { name: 'Ed25519' };
const plain = entryOf({ previous: release('one') });
const canary = { release: release('canary'), percent: 10 };

/** Those who release: their public key, an entry and a canary that they signed. */
async function releasers() {
  const { publicKey, privateKey } = (await subtle.generateKey(ED25519, true, [
    'sign',
    'verify',
  ])) as CryptoKeyPair;
  const base64 = (bytes: ArrayBuffer) => btoa(String.fromCharCode(...new Uint8Array(bytes)));
  const signature = async (text: string) =>
    base64(await subtle.sign(ED25519, privateKey, new TextEncoder().encode(text)));
  return {
    key: base64(await subtle.exportKey('spki', publicKey)),
    signed: { ...plain, signature: await signature(signedText(plain)) },
    signedCanary: { ...canary, signature: await signature(signedCanaryText({ id: 'faq', canary })) },
    stamped: async (entry: RegistryEntry, revision: number): Promise<RegistryEntry> => {
      const facts = {
        epoch: 0,
        revision,
        ...(entry.canary?.signature && { canary: entry.canary.signature }),
      };
      return { ...entry, stamp: { ...facts, signature: await signature(stampText(entry, facts)) } };
    },
    planned: async (percent: number) => {
      const planned = { ...canary, percent: 10, plan: { steps: [10, 50], everyMinutes: 5 } };
      const text = signedCanaryText({ id: 'faq', canary: planned });
      return { ...planned, percent, signature: await signature(text) };
    },
    naming: async (id: string, keys: string[]) => {
      const named = { keys, issued: '2026-11-23T00:00:00.000Z' };
      return { ...named, signature: await signature(signersText(id, named)) };
    },
  };
}
let theirs: Awaited<ReturnType<typeof releasers>>;
beforeAll(async () => {
  theirs = await releasers();
});

const refusal = { name: 'LoadFailure', kind: 'signature' };

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  jest.spyOn(console, 'error').mockImplementation(() => {});
});

describe('with a key of those who release', () => {
  const signedPart = (entry: RegistryEntry) => createSignatures(theirs.key, subtle)(entry);

  it('an entry that they signed is taken as it is, with a canary that they signed [W3.13]', async () => {
    const { signed, signedCanary } = theirs;
    await expect(signedPart(signed)).resolves.toEqual(signed);
    const entry = { ...signed, canary: signedCanary };
    await expect(signedPart(entry)).resolves.toEqual(entry);
  });

  it('an entry without a signature is refused [W3.13]', async () => {
    await expect(signedPart(plain)).rejects.toMatchObject(refusal);
    await expect(signedPart({ ...theirs.signed, signature: '' })).rejects.toMatchObject(refusal);
    await expect(signedPart({ ...plain, canary: theirs.signedCanary })).rejects.toBeInstanceOf(Error);
  });

  it.each([
    ['its stable release', { stable: release('evil') }],
    ['its previous release', { previous: release('evil') }],
    ['its addresses', { mounts: ['/orders'] }],
    ['its access', { access: 'admin' as const }],
  ])('an entry of which %s was changed is refused [W3.13]', async (_name, change) => {
    await expect(signedPart({ ...theirs.signed, ...change })).rejects.toMatchObject(refusal);
  });

  it.each([
    ['no signature', { signature: '' }],
    ['the signature of another canary', { release: release('evil') }],
    ['the signature of a smaller share', { percent: 100 }],
  ])('a canary with %s is left out, and the rest of the entry is taken [W3.13]', async (_name, change) => {
    const { signed, signedCanary } = theirs;
    const entry = { ...signed, canary: { ...signedCanary, ...change } };
    await expect(signedPart(entry)).resolves.toEqual(signed);
  });

  it('an entry that says when it was signed is taken, and refused where that was made for another state of it', async () => {
    const { signed, stamped } = theirs;
    const entry = await stamped(signed, 5);
    await expect(signedPart(entry)).resolves.toEqual(entry);
    const moved = { ...entry, stamp: { ...(entry.stamp as NonNullable<typeof entry.stamp>), revision: 9 } };
    await expect(signedPart(moved)).rejects.toMatchObject(refusal);
    const tried = await stamped({ ...signed, canary: theirs.signedCanary }, 6);
    await expect(signedPart(tried)).resolves.toEqual(tried);
    // An older canary beside the entry of today.
    const { canary: _gone, ...plainOne } = await stamped({ ...signed, canary: await theirs.planned(10) }, 7);
    const mixed = { ...plainOne, canary: theirs.signedCanary };
    await expect(signedPart(mixed)).resolves.toEqual(plainOne);
  });

  it('an entry that is older than one that this page has seen is refused', async () => {
    const parts = createSignatures(theirs.key, subtle);
    const { stamped, signed } = theirs;
    const now = Date.now();
    const clock = jest.spyOn(Date, 'now').mockReturnValue(now);
    await parts(await stamped(signed, 12));
    clock.mockReturnValue(now + 61_000);
    await expect(parts(await stamped(signed, 11))).rejects.toMatchObject(refusal);
    await expect(parts(signed)).rejects.toMatchObject(refusal);
    await expect(parts(await stamped(signed, 12))).resolves.toBeDefined();
    clock.mockRestore();
  });

  it('a canary with a plan is taken at each share of the plan, and at no other', async () => {
    const { signed, planned } = theirs;
    for (const percent of [10, 50]) {
      const entry = { ...signed, canary: await planned(percent) };
      await expect(signedPart(entry)).resolves.toEqual(entry);
    }
    await expect(signedPart({ ...signed, canary: await planned(100) })).resolves.toEqual(signed);
  });

  it('a remote whose entry is refused has failed without being fetched, and the server hears of it [W3.13]', async () => {
    const page = startRemotes([plain], { user: customer, releasesKey: theirs.key });
    await page.loader.load('faq', { path: '/faq' });
    expect(page.loader.read('faq')).toMatchObject({ status: 'failed', kind: 'signature' });
    expect(page.fetched).toEqual([]);
    expect(page.reports).toMatchObject([
      { report: { reason: 'signature', state: 'fetching', release: 'two' } },
    ]);
  });

  it('a canary that they did not sign is not run by the account that it is offered to [W3.13]', async () => {
    const page = startRemotes([{ ...theirs.signed, canary: { ...canary, percent: 100 } }], {
      user: customer,
      releasesKey: theirs.key,
    });
    await page.loader.load('faq', { path: '/faq' });
    expect(page.loader.read('faq')).toMatchObject({ status: 'ready', release: { id: 'two' } });
  });
});

describe('with a team that has a key of its own', () => {
  const signedPart = (entry: RegistryEntry) => createSignatures(theirs.key, subtle)(entry);
  let team: Awaited<ReturnType<typeof releasers>>;
  beforeAll(async () => {
    team = await releasers();
  });

  it('its entry and its canary are taken when the platform named its key for this remote [W3.13]', async () => {
    const signers = await theirs.naming('faq', [team.key]);
    const entry = { ...team.signed, signers, canary: team.signedCanary };
    await expect(signedPart(entry)).resolves.toEqual(entry);
  });

  it('its entry is refused without that, and when the key was named for another remote or taken from it [W3.13]', async () => {
    await expect(signedPart(team.signed)).rejects.toMatchObject(refusal);
    for (const signers of [
      await theirs.naming('catalog', [team.key]),
      await theirs.naming('faq', []),
      await team.naming('faq', [team.key]),
    ])
      await expect(signedPart({ ...team.signed, signers })).rejects.toMatchObject(refusal);
  });

  it('a named key that is none lets nothing pass [W3.13]', async () => {
    const signers = await theirs.naming('faq', ['AAAA']);
    await expect(signedPart({ ...team.signed, signers })).rejects.toMatchObject(refusal);
  });
});

describe('a browser that cannot check signatures', () => {
  const unable = {
    importKey: () => Promise.reject(new Error('unknown algorithm')),
  } as unknown as SubtleCrypto;

  it.each([
    ['knows no Ed25519', unable],
    ['is on plain http', undefined],
  ])('because it %s takes a signature for right, and refuses an entry without one', async (_name, able) => {
    const signedPart = createSignatures(theirs.key, able);
    await expect(signedPart(theirs.signed)).resolves.toEqual(theirs.signed);
    await expect(signedPart(plain)).rejects.toMatchObject(refusal);
  });
});

it('without a key every entry is taken as it is', async () => {
  const entry = { ...entryOf(), signature: 'nonsense' };
  expect(await createSignedPart(undefined, subtle)(entry)).toBe(entry);
});
