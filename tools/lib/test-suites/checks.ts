import { join } from 'node:path';
import { installed } from '../installed.ts';
import { inParallel, node, type Outcome } from '../run.ts';
import { root, standsAlone, workspaceFolder, workspaces } from '../workspaces.ts';

export interface Check {
  name: string;
  run: () => Promise<Outcome>;
}

const IMPORT_RULE_FOLDERS = ['shared/src', 'host/src', 'api/src', 'api/migrations', 'tools', 'bench', 'e2e'];

/**
 * TypeScript 7 checks a workspace in about a second where it keeps what it knows of unchanged files. The builds use version 6, because
 * ts-loader needs it.
 */
export function typesOf(workspace: string): Check {
  const known = join(root, '.cache/types', `${workspace.replaceAll('/', '-')}.tsbuildinfo`);
  const project = [installed('typescript7', 'bin/tsc'), '-p', workspaceFolder(workspace)];
  return {
    name: `types of ${workspace}`,
    run: () => node([...project, '--incremental', '--tsBuildInfoFile', known]),
  };
}

const formatAndLint = (...folders: string[]): Check => ({
  name: 'format and lint',
  run: () => node([installed('@biomejs/biome', 'bin/biome'), 'check', '--error-on-warnings', ...folders]),
});

const importRules = (...folders: string[]): Check => ({
  name: 'import rules',
  run: () =>
    node([
      installed('dependency-cruiser', 'bin/dependency-cruiser.mjs'),
      ...['--config', '.dependency-cruiser.cjs'],
      ...folders,
    ]),
});

/** Of one remote alone. The import rules speak of its neighbours: in a repository of its own it has none. */
export const remoteChecks = (remote: string): Check[] => [
  formatAndLint(workspaceFolder(remote)),
  typesOf(remote),
  ...(standsAlone ? [] : [importRules(`${remote}/src`)]),
];

export const verifyChecks: Check[] = [
  // The long checks first, so that the short ones use the other core meanwhile.
  formatAndLint(),
  importRules(
    ...IMPORT_RULE_FOLDERS,
    ...workspaces.filter((name) => name.startsWith('remote-')).map((name) => `${name}/src`),
  ),
  {
    name: 'unused code',
    // A file that did not change is not read again: a third of the time.
    run: () =>
      node([installed('knip', 'bin/knip.js'), '--cache', '--cache-location', join(root, '.cache/knip')]),
  },
  // What a page says is held to French typography and to its keys, and what docs/ says of the code to the code: these
  // fail as often as a type does.
  {
    name: 'texts and described code',
    run: () =>
      node([
        '--test',
        'tools/texts.test.ts',
        'tools/texts-of-pages.test.ts',
        'tools/platform-page.test.ts',
        'tools/security-page.test.ts',
      ]),
  },
  ...[...workspaces, 'shared/gallery', 'tools/lib/development/page'].map(typesOf),
];

export interface CheckResult {
  name: string;
  passed: boolean;
}

export async function runChecks(checks: Check[]): Promise<CheckResult[]> {
  return inParallel(checks, 2, async ({ name, run }) => {
    const { code, output } = await run();
    console.log(`  ${code === 0 ? 'ok    ' : 'FAILED'} ${name}`);
    if (code !== 0) console.log(output.trimEnd());
    return { name, passed: code === 0 };
  });
}
