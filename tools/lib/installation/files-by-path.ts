import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Plugin } from 'rolldown';

/** new URL('./import.worker.ts', import.meta.url): what a thread or process runs, or a file to read, beside the source. */
const BESIDE = /new URL\(\s*'([^']+)',\s*import\.meta\.url,?\s*\)/g;
/** import.meta.resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'): a file of a library. */
const OF_LIBRARY = /import\.meta\.resolve\('([^']+)'\)/g;
/** The source map would name the places after the change; nothing moves to another line. */
const SAME_LINES = null;

/** Brings along what our code and libraries find by its path at run time: programs are bundled as entries, other files are copied. */
export function filesByPath(): Plugin {
  return {
    name: 'files-by-path',
    transform: {
      filter: { id: /\.(ts|mjs)$/, code: /import\.meta\.(url|resolve)/ },
      handler(code, id) {
        const addressOf = (file: string) => {
          const reference = file.endsWith('.ts')
            ? this.emitFile({ type: 'chunk', id: file, name: basename(file, '.ts') })
            : this.emitFile({ type: 'asset', name: basename(file), source: readFileSync(file) });
          return `import.meta.ROLLUP_FILE_URL_${reference}`;
        };
        const beside = (_: string, path: string) => `new URL(${addressOf(join(dirname(id), path))})`;
        const ofLibrary = (_: string, name: string) =>
          addressOf(fileURLToPath(import.meta.resolve(name, pathToFileURL(id))));
        return {
          code: code.replace(BESIDE, beside).replace(OF_LIBRARY, ofLibrary),
          map: SAME_LINES,
        };
      },
    },
  };
}
