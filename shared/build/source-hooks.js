import { readFileSync } from 'node:fs';
import { createRequire, registerHooks } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { transformSync } from '@swc/core';

// Lets Node run the shell's own sources, as webpack would read them: TypeScript with JSX, texts without an attribute, and
// styled-components as the module that it also is (its package says CommonJS to Node).

const require = createRequire(import.meta.url);
const styled = pathToFileURL(
  require.resolve('styled-components').replace('styled-components.cjs.js', 'styled-components.esm.js'),
).href;

const isSource = (url) => /\.tsx?$/.test(url) && !url.includes('/node_modules/');

registerHooks({
  resolve(specifier, context, next) {
    if (specifier === 'styled-components') return { url: styled, format: 'module', shortCircuit: true };
    if (!specifier.endsWith('.json')) return next(specifier, context);
    const { url } = next(specifier, { ...context, importAttributes: { type: 'json' } });
    return { url, format: 'module', shortCircuit: true };
  },
  load(url, context, next) {
    if (url.endsWith('.json'))
      return { format: 'module', source: `export default ${read(url)}`, shortCircuit: true };
    if (!isSource(url)) return next(url, context);
    const { code } = transformSync(read(url), {
      filename: fileURLToPath(url),
      isModule: true,
      jsc: {
        parser: { syntax: 'typescript', tsx: url.endsWith('x') },
        target: 'es2024',
        transform: { react: { runtime: 'automatic' } },
      },
    });
    return { format: 'module', source: code, shortCircuit: true };
  },
});

const read = (url) => readFileSync(fileURLToPath(url), 'utf8');
