import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import {
  API,
  type Diagnostic,
  DiagnosticCategory,
  type Program,
  type Project,
} from 'typescript7/unstable/async';
import { root } from '../../workspaces.ts';
import type { Fault } from '../page/messages.ts';

const TYPED = /\.tsx?$/;
export interface SavedFilesChecker {
  /** Reads these files again: they were changed, made or removed. */
  refresh: (files: string[]) => Promise<void>;
  /** What does not fit in these files, by what was read. */
  faultsIn: (files: string[]) => Promise<Fault[]>;
  close: () => Promise<void>;
}

/**
 * Checks single files by a compiler that goes on running with the whole project in its memory: some hundredths of a second for a
 * file, where another run of the compiler takes one or two seconds to read again what did not change.
 */
export async function savedFilesChecker(project: string): Promise<SavedFilesChecker> {
  const compiler = new API({ cwd: root });
  let snapshot = await compiler.updateSnapshot({ openProjects: [project] });
  const inProject = () => snapshot.getProject(project) as Project;
  // The first question of all is the slow one: what everything builds on is worked out with it.
  const [first] = inProject().rootFiles;
  if (first) await inProject().program.getSemanticDiagnostics(first);

  return {
    async refresh(files) {
      const before = snapshot;
      const known = new Set(await inProject().program.getSourceFileNames());
      const [there, gone] = [files.filter(existsSync), files.filter((file) => !existsSync(file))];
      const changed = there.filter((file) => known.has(file));
      const created = there.filter((file) => !known.has(file));
      snapshot = await compiler.updateSnapshot({ fileChanges: { changed, created, deleted: gone } });
      await before.dispose();
    },
    async faultsIn(files) {
      const { program } = inProject();
      const known = new Set(await program.getSourceFileNames());
      const asked = files.filter((file) => TYPED.test(file) && known.has(file));
      return (await Promise.all(asked.map((file) => faultsOf(program, file)))).flat();
    },
    close: () => compiler.close(),
  };
}

/** What cannot be read has no types: the bundler says what is wrong there. */
async function faultsOf(program: Program, file: string): Promise<Fault[]> {
  if ((await program.getSyntacticDiagnostics(file)).length > 0) return [];
  return (await program.getSemanticDiagnostics(file)).filter(isError).map(faultOf);
}

const isError = ({ category }: Diagnostic) => category === DiagnosticCategory.Error;

/** With the words of the compiler's own output, so that the check of the whole says the same. */
function faultOf(diagnostic: Diagnostic): Fault {
  const { fileName = '', pos, code } = diagnostic;
  const before = readFileSync(fileName, 'utf8').slice(0, pos).split(/\r?\n/);
  const column = (before.at(-1)?.length ?? 0) + 1;
  return {
    kind: 'types',
    place: `${relative(root, fileName)}:${before.length}:${column}`,
    text: `TS${code}: ${textOf(diagnostic)}`,
  };
}

const textOf = ({ text, messageChain = [] }: Diagnostic, depth = 1): string =>
  [text, ...messageChain.map((part) => '  '.repeat(depth) + textOf(part, depth + 1))].join('\n');
