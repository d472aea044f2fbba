import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import webpack, { type StatsError } from 'webpack';
import { root, workspaceFolder } from '../../workspaces.ts';
import type { Fault } from '../page/messages.ts';
import { configOf } from '../watch.ts';
import { hotConfig } from './hot-config.ts';

/** Editors write a file in several steps. */
const SETTLE_MS = 20;

interface Listeners {
  /** A sound build is in the folder; the bundler's name for it. */
  onBuilt: (hash: string) => void;
  onFaults: (faults: Fault[]) => void;
}

/**
 * Builds a remote into the folder at each save, so that its modules can be exchanged in pages that run. Ends when the first build
 * has, and goes on watching.
 */
export async function watchRemote(name: string, output: string, on: Listeners): Promise<void> {
  const config = hotConfig(await configOf(name), workspaceFolder(name), output);
  const { promise, resolve } = Promise.withResolvers<void>();
  let last: string | undefined;
  webpack(config)?.watch({ aggregateTimeout: SETTLE_MS }, (error, stats) => {
    if (error || !stats) throw error ?? new Error('webpack ended without a result');
    const { errors = [] } = stats.toJson({ all: false, errors: true, moduleTrace: false });
    on.onFaults(errors.map(faultOf));
    if (errors.length === 0 && stats.hash !== last) {
      last = stats.hash;
      on.onBuilt(stats.hash as string);
    }
    resolve();
  });
  return promise;
}

/** swc: ' ,-[/x/src/Page.tsx:12:7]', or with lines drawn by other characters. */
const PLACE_IN_SWC = /\[([^\]\n]+):(\d+):(\d+)\]/;

/** The file from the compiler's message where it has one, else from the bundler. */
export function faultOf({ message, moduleName = '', loc }: StatsError): Fault {
  // Below that stand calls inside the compiler.
  const [text = ''] = stripVTControlCharacters(message).split(/\n+(?:Caused by:| {4}at )/);
  const [, file, line, column] = PLACE_IN_SWC.exec(text) ?? [];
  const place = file
    ? `${relative(root, file)}:${line}:${column}`
    : [moduleName, loc].filter(Boolean).join(':');
  return { kind: 'syntax', place, text: text.trim() };
}
