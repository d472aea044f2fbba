// release.json, samples.json and licences.txt beside a build of Vite: the same as other bundlers' plugins write (release-file.js, notices.js).
import { noticesOf } from './notices.js';
import { describeRelease, needsRuntime } from './release-description.js';
import { lateEntry, versionFor } from './sharing.js';

const NAMED_CHUNK = /import\(\s*\/\*\s*webpackChunkName:\s*["']([\w.-]+)["']\s*\*\/\s*["']([^"']+)["']/g;

/** @param remote as readRemote answers it */
export function releaseOfVite({ identity, shared, samples }) {
  /** Module -> the part of the remote that it begins: its route or slot. */
  const parts = new Map();
  /** Module -> the shared modules that it imports. */
  const consumed = new Map();

  return {
    name: 'extranet-release',
    enforce: 'pre',
    // What a part is called stands in the sources once, for every bundler.
    async transform(code, id) {
      for (const [, name, request] of code.matchAll(NAMED_CHUNK)) {
        const found = await this.resolve(request, id);
        if (found) parts.set(found.id, name);
      }
    },
    // Seen first here: the plugin of the federation puts modules of its own in their place.
    resolveId(request, importer) {
      if (importer && isShared(request, shared) && !importer.includes('node_modules'))
        consumed.set(importer, [...(consumed.get(importer) ?? []), request]);
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const emit = (fileName, source) => this.emitFile({ type: 'asset', fileName, source });
        const groups = groupsByFile(bundle, parts);
        const files = Object.values(bundle).map((file) => ({
          name: file.fileName,
          content: Buffer.from(file.type === 'chunk' ? file.code : file.source),
          groups: groups.get(file.fileName),
          platform: [...new Set(takenBy(file, consumed).map(lateEntry).filter(Boolean))],
        }));
        const keys = Object.values(bundle).flatMap((file) => takenBy(file, consumed));
        const ranges = keys.map((key) => [
          key,
          shared[key]?.requiredVersion ?? `^${versionFor(parentOf(key))}`,
        ]);
        const needs = { ...needsRuntime, ...Object.fromEntries(ranges) };
        const notices = noticesOf(Object.values(bundle).flatMap(({ moduleIds }) => moduleIds ?? []));
        if (notices) emit('licences.txt', notices);
        emit('release.json', describeRelease(identity, files, needs));
        emit('samples.json', JSON.stringify(samples));
      },
    },
  };
}

/** 'react/jsx-runtime' is shared under 'react/'. */
const isShared = (request, shared) => request in shared || `${parentOf(request)}/` in shared;
const parentOf = (request) => request.split('/')[0];

const takenBy = (file, consumed) =>
  (file.moduleIds ?? []).flatMap((id) => consumed.get(withoutQuery(id)) ?? []);
const withoutQuery = (id) => id.split('?')[0];

/** Maps each file to the parts that need it. What belongs to no part is needed by all, from the start. */
function groupsByFile(bundle, parts) {
  const groups = new Map(Object.keys(bundle).map((name) => [name, []]));
  for (const chunk of Object.values(bundle)) {
    const part = parts.get(chunk.facadeModuleId ?? '');
    if (part) for (const name of filesOf(bundle, chunk)) groups.get(name)?.push(part);
  }
  const starts = Object.values(bundle).filter(
    (file) => file.isEntry || groups.get(file.fileName).length === 0,
  );
  for (const name of new Set(starts.flatMap((file) => filesOf(bundle, file))))
    groups.get(name)?.push('remote');
  return groups;
}

/** A chunk, and what it imports without waiting. */
function filesOf(bundle, first) {
  const found = new Set();
  const add = (name) => {
    if (found.has(name)) return;
    found.add(name);
    for (const imported of bundle[name]?.imports ?? []) add(imported);
  };
  add(first.fileName);
  return [...found];
}
