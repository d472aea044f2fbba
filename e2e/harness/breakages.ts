import type { Route } from '@playwright/test';

/** How a published release is broken. The registry announces the hashes of the broken files, so that these do not give it away. */
export interface Breakage {
  /** Changes a file's code. */
  code?: (file: string, code: string) => string;
  contract?: number;
}

interface Way extends Breakage {
  /** The reason that the page reports; none when the registry's entry already rules the release out. */
  reason?: 'evaluation' | 'render' | 'saga';
}

/** Knows the names, so that a misspelt one does not compile. */
const named =
  <Value>() =>
  <Name extends string>(all: Record<Name, Value>) =>
    all;

const THROWS = "throw new Error('broken on purpose');\n";

const inEntry = (change: (code: string) => string) => (file: string, code: string) =>
  file === 'entry.js' ? change(code) : code;

/** Broken in the store, as a bad build would be. */
export const BROKEN_RELEASES = named<Way>()({
  'throws while it is evaluated': { code: inEntry((code) => THROWS + code), reason: 'evaluation' },
  'is an HTML page': { code: inEntry(() => '<!doctype html><p>502'), reason: 'evaluation' },
  'needs a version of shared that the shell does not have': {
    code: inEntry((code) => code.replaceAll(/requiredVersion:"\^1[.\d]*"/g, 'requiredVersion:"^2.0.0"')),
    reason: 'evaluation',
  },
  'throws while it is rendered': {
    code: (file, code) => (/^route-/.test(file) ? THROWS + code : code),
    reason: 'render',
  },
  'throws in its saga': {
    code: (_file, code) => code.replace(/saga:function\*\(\)\{/, `saga:function*(){${THROWS}`),
    reason: 'saga',
  },
  'throws in its saga after a while': {
    code: (_file, code) =>
      code.replace(/saga:function\*\(\)\{/, `saga:function*(){yield Promise.resolve();${THROWS}`),
    reason: 'saga',
  },
  'has another contract version': { contract: 99 },
});

/** Broken between server and browser: the files in the store are fine, what arrives is not. */
export const BROKEN_ANSWERS = {
  'is missing': { answer: (route) => route.fulfill({ status: 404 }), reason: 'http' },
  'is cut off': {
    answer: (route) => changed(route, (code) => code.slice(0, code.length / 2)),
    reason: 'integrity',
  },
  'is an HTML page from a proxy': {
    answer: (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>502' }),
    reason: 'integrity',
  },
  'was changed on the way': {
    answer: (route) => changed(route, (code) => `window.tampered = true;\n${code}`),
    reason: 'integrity',
  },
  'cannot be reached': { answer: (route) => route.abort(), reason: 'network' },
} satisfies Record<string, { answer: (route: Route) => Promise<void>; reason: string }>;

/** The module of a release never comes to an end. */
export const HANGS = inEntry((code) => code.replace(/\w+\.e\("remote"\)/, 'new Promise(()=>{})'));

/** A release blocks the page for two and a half seconds. */
export const LOOPS = (_file: string, code: string) =>
  code.replace(
    /saga:function\*\(\)\{/,
    'saga:function*(){for (const end = Date.now() + 2500; Date.now() < end; );\n',
  );

async function changed(route: Route, change: (code: string) => string): Promise<void> {
  // The page that asked may have been left or closed meanwhile: then nobody waits for the answer.
  const answer = await route.fetch().catch(() => undefined);
  if (!answer) return route.abort().catch(() => undefined);
  await route.fulfill({ response: answer, body: change(await answer.text()) });
}
