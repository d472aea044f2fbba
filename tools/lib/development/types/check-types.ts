import { type ChildProcess, spawn } from 'node:child_process';
import { relative, resolve } from 'node:path';
import { installed } from '../../installed.ts';
import { root } from '../../workspaces.ts';
import type { Fault } from '../page/messages.ts';

/** 'src/x.ts(3,7): error TS2322: ...' and the lines below it that begin with a space. */
const DIAGNOSTIC = /^(\S.*)\((\d+),(\d+)\): error (TS\d+: .*(?:\n .*)*)/gm;

export interface TypeChecker {
  /** Checks now; a check that is under way is given up, and its answer never comes. */
  check: () => void;
  giveUp: () => void;
}

/** What the compiler knows of unchanged files is kept in a file of its own: so it looks at a third of them. */
export function typeChecker(
  project: string,
  known: string,
  onChecked: (faults: Fault[]) => void,
): TypeChecker {
  const args = [installed('typescript7', 'bin/tsc'), '-p', project, '--noEmit', '--pretty', 'false'];
  let running: ChildProcess | undefined;
  const giveUp = () => {
    // The compiler takes a SIGTERM as no reason to stop: it went on for nine seconds, on all cores.
    running?.kill('SIGKILL');
    running = undefined;
  };
  process.on('exit', giveUp);
  return {
    giveUp,
    check() {
      giveUp();
      const child = spawn(process.execPath, [...args, '--incremental', '--tsBuildInfoFile', known], {
        cwd: root,
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      running = child;
      let output = '';
      child.stdout.on('data', (chunk: Buffer) => {
        output += chunk;
      });
      child.once('close', (_code, signal) => {
        if (running === child && !signal) onChecked(faultsIn(output));
      });
    },
  };
}

/** What the compiler says, with places as seen from the checkout. */
export const faultsIn = (output: string): Fault[] =>
  [...output.matchAll(DIAGNOSTIC)].map(([, file = '', line, column, text = '']) => ({
    kind: 'types',
    place: `${relative(root, resolve(root, file))}:${line}:${column}`,
    text,
  }));
