// Builds by the Rspack configuration that it is given. Rspack's own command would be one package more.
import { pathToFileURL } from 'node:url';
import { type Configuration, rspack } from '@rspack/core';

const [config = ''] = process.argv.slice(2);
const { default: options } = (await import(pathToFileURL(config).href)) as { default: Configuration };
const compiler = rspack(options);
compiler.run((error, stats) => {
  if (error || !stats) throw error ?? new Error('Rspack ended without a result');
  const said = stats.toString({ preset: 'errors-warnings' });
  if (said) console.log(said);
  compiler.close(() => process.exit(stats.hasErrors() ? 1 : 0));
});
