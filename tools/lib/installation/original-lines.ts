// In each program of an installation: stack traces name the lines of our sources. Node's own --enable-source-maps does that too,
// and holds 20 MB for it from the start; here a map is read when the first stack is written that needs it.
import { existsSync, readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { fileURLToPath } from 'node:url';

const PLACE = /(file:\/\/[^\s()]+\.js):(\d+):(\d+)/g;
/** A burst of errors reads a map once. */
const FORGOTTEN_AFTER_MS = 60_000;
const maps = new Map<string, SourceMap | null>();

/** fastify-plugin's, which nobody reads: at the start it looks by them which file a plugin without a name is from. */
const UNREAD = 'Error: anonymous function';

Error.prepareStackTrace = (error, calls) => {
  const stack = [String(error), ...calls.map((call) => `    at ${call}`)].join('\n');
  return stack.startsWith(UNREAD) ? stack : stack.replace(PLACE, original);
};

function original(place: string, file: string, line: string, column: string): string {
  const entry = mapOf(file)?.findEntry(Number(line) - 1, Number(column) - 1);
  if (!entry || !('originalSource' in entry)) return place;
  return `${entry.originalSource}:${entry.originalLine + 1}:${entry.originalColumn + 1}`;
}

function mapOf(file: string): SourceMap | null {
  const known = maps.get(file);
  if (known !== undefined) return known;
  const path = `${fileURLToPath(file)}.map`;
  const map = existsSync(path)
    ? new SourceMap(JSON.parse(readFileSync(path, 'utf8')) as SourceMapPayload)
    : null;
  maps.set(file, map);
  setTimeout(() => maps.delete(file), FORGOTTEN_AFTER_MS).unref();
  return map;
}
