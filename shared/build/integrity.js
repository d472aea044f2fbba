/**
 * Lets the browser check each chunk that the shell loads later against the hash that the page holds for it: in its data, written
 * by the server, and not in the run time, where forty hashes would be part of the first page's script.
 */
export class Integrity {
  apply(compiler) {
    const { LoadScriptRuntimeModule } = compiler.webpack.runtime;
    compiler.hooks.compilation.tap('Integrity', (compilation) => {
      LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'Integrity',
        (source) => `${source}\nscript.integrity = window.extranetIntegrity?.[url] ?? "";`,
      );
    });
  }
}
