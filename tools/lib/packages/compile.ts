import { existsSync, readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { dirname, join, relative } from 'node:path';
import ts from 'typescript';
import { root } from '../workspaces.ts';

/** One file of the tool, as the package has it. */
export interface CompiledFile {
  /** Its path below this repository, which is also its path in the package but for the ending. */
  source: string;
  text: string;
  /** Files that it needs, as paths below this repository. */
  needs: string[];
  /** Libraries that it imports, by their package's name. */
  libraries: string[];
}

/** Quoted relative names of source files: of imports, and of programs that are started in a process or thread of their own. */
const RELATIVE = /(['"])(\.{1,2}\/[^'"\n]+?)\.ts\1/g;
const BESIDE = /new URL\('([^'./][^']*)', import\.meta\.url\)/g;
const OF_PLATFORM = /(['"])@extranet\/shared\/([^'"\n]+)\1/g;
/** Programs and fonts that are found by the path of their file. */
const FOUND = /\b(?:installed|import\.meta\.resolve)\('([^']+)'/g;

const platformExports = (
  JSON.parse(readFileSync(join(root, 'shared/package.json'), 'utf8')) as { exports: Record<string, string> }
).exports;

/**
 * Makes JavaScript of a TypeScript file: Node runs TypeScript outside of node_modules only. Types become spaces, so lines stay
 * where they are. The tool brings along the few modules of the platform that the server shares with the pages (contracts,
 * rules, registry): they belong to its server, whichever version of the platform the remote has installed.
 */
export function compile(source: string): CompiledFile {
  const original = readFileSync(join(root, source), 'utf8');
  if (!source.endsWith('.ts')) return { source, text: original, needs: [], libraries: [] };
  const folder = dirname(source);
  const needs = new Set<string>();
  const plain = stripTypeScriptTypes(original);
  const text = plain
    .replace(RELATIVE, (whole, quote: string, path: string) => {
      const target = join(folder, `${path}.ts`);
      if (!existsSync(join(root, target))) return whole;
      needs.add(target);
      return `${quote}${path}.js${quote}`;
    })
    .replace(OF_PLATFORM, (whole, quote: string, entry: string) => {
      const exported = platformExports[`./${entry}`];
      if (!exported) return whole;
      const target = join('shared', exported);
      needs.add(target);
      const path = relative(folder, target).replace(/\.ts$/, '.js');
      return `${quote}${path}${quote}`;
    });
  for (const [, name = ''] of plain.matchAll(BESIDE))
    if (existsSync(join(root, folder, name))) needs.add(join(folder, name));
  const imported = ts.preProcessFile(plain, true, true).importedFiles.map(({ fileName }) => fileName);
  const found = [...plain.matchAll(FOUND)].map(([, name = '']) => name);
  return { source, text, needs: [...needs], libraries: packagesOf([...imported, ...found]) };
}

/** 'pg/lib/x' and '@fastify/static' -> 'pg', '@fastify/static' */
export const packagesOf = (specifiers: string[]): string[] =>
  specifiers
    .filter((name) => !/^(\.|node:|@extranet\/|file:)/.test(name))
    .map((name) =>
      name
        .split('/')
        .slice(0, name.startsWith('@') ? 2 : 1)
        .join('/'),
    );
