import { type Static, Type } from 'typebox';

/** One file of a release, with what is needed to preload it and to refuse it if it was modified. */
export const ReleaseAsset = Type.Object({
  file: Type.String(),
  integrity: Type.String({ description: 'sha384-...' }),
  bytes: Type.Integer(),
  groups: Type.Array(Type.String(), {
    description: "What is shown with it: 'remote' (remote.ts itself), 'route-cart', 'slot-home.search' ...",
  }),
  platform: Type.Array(Type.String(), {
    description: "Platform entries outside the first paint that its code starts with: 'ui/table'",
  }),
});
export type ReleaseAsset = Static<typeof ReleaseAsset>;

const manifestFields = {
  label: Type.String(),
  mounts: Type.Array(Type.String(), {
    description: "Page addresses that belong to it: '/cart' stands for '/cart' and all under '/cart/'",
  }),
  slots: Type.Array(Type.String()),
  nav: Type.Array(
    Type.Object({
      to: Type.String(),
      label: Type.String(),
      under: Type.Optional(
        Type.Array(Type.String(), { description: 'Further page addresses on which the line is marked' }),
      ),
    }),
    { description: 'Its lines of the main menu' },
  ),
  order: Type.Integer(),
  asks: Type.Optional(
    Type.Record(Type.String(), Type.Array(Type.String({ pattern: '^/[a-z]' })), {
      description:
        "GETs under /api whose answers a slot ('home.kits') or a page address ('/orders') draws first. The page asks them itself, before any program runs",
    }),
  ),
  access: Type.Enum(['signedIn', 'admin']),
  needs: Type.Optional(
    Type.Literal('faq', {
      description: "Nothing of it is shown or called for a customer whose forum role is 'none'",
    }),
  ),
};

/** A remote's place in the portal, as its package.json says when it is built. */
export const RemoteManifest = Type.Object(manifestFields);
export type RemoteManifest = Static<typeof RemoteManifest>;

/** An immutable directory of the release store. */
export const Release = Type.Object({
  id: Type.String(),
  version: Type.String(),
  base: Type.String({ description: "Address of the directory, ending with '/'" }),
  container: Type.String({
    description: 'The name under which the federation runtime knows this very release',
  }),
  entry: Type.String(),
  contract: Type.Integer(),
  needs: Type.Record(Type.String(), Type.String(), {
    description: 'Shared modules it uses, with the version range it was built for',
  }),
  assets: Type.Array(ReleaseAsset),
  manifest: Type.Optional(RemoteManifest),
});
export type Release = Static<typeof Release>;

const Signature = Type.String({ description: 'Ed25519, base64; where the releases are signed' });

/**
 * When something was signed. What is older than what a server or a browser has seen is refused; an epoch is begun when a store was
 * restored, so that what stands in it counts again.
 */
export const Stamp = Type.Object({
  epoch: Type.Integer(),
  revision: Type.Integer(),
  canary: Type.Optional(
    Type.String({
      description: 'The signature of the canary that was offered: another one does not belong to the entry',
    }),
  ),
  signature: Signature,
});
export type Stamp = Static<typeof Stamp>;

/** How a canary goes on by itself: a server raises its share within the steps, and no further. */
export const CanaryPlan = Type.Object({
  steps: Type.Array(Type.Number({ minimum: 0, maximum: 100 }), {
    description: 'Shares in percent, rising; after 100 the canary becomes the stable release',
  }),
  everyMinutes: Type.Number({ exclusiveMinimum: 0 }),
  promoted: Type.Optional(
    Type.Object(
      { signature: Signature, stamp: Stamp },
      { description: 'Of the entry as it will be: signed with the plan, because a server has no key' },
    ),
  ),
});
export type CanaryPlan = Static<typeof CanaryPlan>;

/** The keys of a remote's team: they may sign its entry and its canary, and nothing else. */
export const Signers = Type.Object({
  keys: Type.Array(Type.String(), {
    description: 'Public keys, Ed25519, base64. Empty: taken from the team',
  }),
  issued: Type.String({ description: 'An older list is refused once a newer one was seen' }),
  signature: Type.String({ description: "By the platform's key" }),
});
export type Signers = Static<typeof Signers>;

export const RegistryEntry = Type.Object({
  id: Type.String(),
  ...manifestFields,
  stable: Release,
  previous: Type.Optional(Release),
  canary: Type.Optional(
    Type.Object(
      {
        release: Release,
        percent: Type.Number({ minimum: 0, maximum: 100 }),
        plan: Type.Optional(CanaryPlan),
        signature: Type.Optional(Signature),
      },
      {
        description: 'A release that a share of the accounts runs, always the same ones',
      },
    ),
  ),
  signature: Type.Optional(Signature),
  stamp: Type.Optional(Stamp),
  signers: Type.Optional(Signers),
});
export type RegistryEntry = Static<typeof RegistryEntry>;

/** What a shell is and what it has for remotes: a tab of an earlier one knows by it that a release is not for it. */
export const ShellFacts = Type.Object({
  id: Type.String(),
  version: Type.String({ description: 'Of the platform' }),
  contract: Type.Integer(),
  provides: Type.Record(Type.String(), Type.String(), {
    description: 'Shared modules, with the version that the shell has',
  }),
});
export type ShellFacts = Static<typeof ShellFacts>;

/** GET /remotes/registry.json: the public entries. Those for administrators have a request of their own. */
export const Registry = Type.Object({
  revision: Type.Integer(),
  epoch: Type.Optional(
    Type.Integer({
      description: 'Revisions count within an epoch; a new one is begun when a store was restored',
    }),
  ),
  remotes: Type.Array(RegistryEntry),
  shell: Type.Optional(ShellFacts),
  config: Type.Optional(
    Type.String({ description: "GET /config's text: open pages learn of a change from here" }),
  ),
});
export type Registry = Static<typeof Registry>;
