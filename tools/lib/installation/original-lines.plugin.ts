import { fileURLToPath } from 'node:url';
import type { Plugin } from 'rolldown';

const SHOWN_BY = fileURLToPath(new URL('original-lines.ts', import.meta.url));
const NO_MAP = { version: 3, mappings: '', names: [], sources: [] };

/** Programs whose stack traces name the lines of our sources. What libraries are made from is not described: it is ten times as much. */
export function originalLines(): Plugin {
  return {
    name: 'original-lines',
    transform: {
      handler(code, id) {
        if (id.includes('node_modules')) return { code, map: NO_MAP };
        const isEntry = this.getModuleInfo(id)?.isEntry;
        // Behind what is there, in the last line: no line moves, and an import comes first wherever it stands.
        return isEntry ? { code: `${code}\nimport ${JSON.stringify(SHOWN_BY)};\n`, map: null } : null;
      },
    },
  };
}
