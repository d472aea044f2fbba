import { registerGlobalPlugins } from '@module-federation/enhanced/runtime';
import react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import * as reactDomClient from 'react-dom/client';

/** As the federation names them. */
const LENT: Record<string, object> = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': reactDom,
  'react-dom/client': reactDomClient,
};

/**
 * React's production build cannot exchange a component that is shown: the part that does is left out of it. So the shell of this
 * page runs on React's development build, and lends it to its remotes. The shell's own files stay as they are deployed.
 */
export function lendRefreshableReact(): void {
  putIntoShell();
  lendToShellOfBefore();
}

/** The run time of the shell's webpack: its modules, by their names. */
interface RunTime {
  m: Record<string, unknown>;
}
type Chunk = [names: string[], modules: object, start: (shell: RunTime) => void];

/** As the shell's build names its modules (shared/build/react-by-name.js). */
const IN_SHELL: Record<string, object> = {
  react,
  jsx: jsxRuntime,
  'react-dom': reactDom,
  'react-dom/client': reactDomClient,
};

/**
 * A chunk that is there before the shell's own, which webpack lets look at its run time before any module runs. What the shell's
 * chunks bring under these names is not taken.
 */
function putIntoShell(): void {
  const takePlace = (shell: RunTime) => {
    for (const [name, build] of Object.entries(IN_SHELL)) {
      const evaluate = (module: { exports: object }) => {
        module.exports = build;
      };
      Object.defineProperty(shell.m, name, { get: () => evaluate, set: () => {} });
    }
  };
  const chunk: Chunk = [['refreshable-react'], {}, takePlace];
  Object.assign(globalThis, { webpackChunkextranet_host: [chunk] });
}

/** A shell from before ADR 0052 borrows React from the federation, which asks this plugin before it takes what the shell brings along. */
function lendToShellOfBefore(): void {
  registerGlobalPlugins([
    {
      name: 'refreshable-react',
      beforeRegisterShare(registering) {
        const development = LENT[registering.pkgName];
        if (development) {
          registering.shared.lib = () => development;
          registering.shared.loaded = true;
        }
        return registering;
      },
    },
  ]);
}
