import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** What a module of React is called in the shell; what nearly each file asks for has the short name. */
const NAMES = {
  react: 'react',
  'react/jsx-runtime': 'jsx',
  'react-dom': 'react-dom',
  'react-dom/client': 'react-dom/client',
};

/**
 * Gives React's modules names in the shell, in place of numbers that another build would give anew. By them a page in which a remote is
 * developed puts React's development build in their place (tools/lib/development/page/refreshable-react.ts).
 */
export class ReactByName {
  apply(compiler) {
    const names = new Map(Object.entries(NAMES).map(([module, name]) => [require.resolve(module), name]));
    compiler.hooks.compilation.tap('ReactByName', (compilation) => {
      // Before the others are numbered, which leaves those alone that have a name.
      compilation.hooks.moduleIds.tap({ name: 'ReactByName', stage: -1 }, (modules) => {
        const missing = new Set(names.values());
        for (const module of modules) {
          const name = names.get(module.resource);
          if (!name) continue;
          compilation.chunkGraph.setModuleId(module, name);
          missing.delete(name);
        }
        if (missing.size > 0) throw new Error(`The shell has no ${[...missing].join(', ')} of its own.`);
      });
    });
  }
}
