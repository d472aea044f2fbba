interface PolicyFactory {
  createPolicy(name: string, rules: { createScriptURL(address: string): string | null }): unknown;
}

/** Where the server publishes the shell's files and the remotes' releases. */
const PUBLISHED = /^\/(assets|r)\/[\w./-]+\.js$/;

/**
 * The page enforces Trusted Types (ADR 0017). webpack, the federation runtime and older releases hand plain
 * strings to script elements. This policy allows files of this origin's own folders and nothing else. It has no rule
 * for HTML or for code: such strings stay forbidden.
 */
export function guardSinks(): void {
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };
  trustedTypes?.createPolicy('default', { createScriptURL: (address) => publishedScript(address) });
}

export function publishedScript(address: string): string | null {
  const url = URL.parse(address, location.href);
  return url?.origin === location.origin && PUBLISHED.test(url.pathname) ? url.href : null;
}
