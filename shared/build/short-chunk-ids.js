/**
 * A chunk that its import names keeps that name; one that the build cut out of several gets a number. Names made of all the
 * files in such a chunk are long, and stand in each entry several times.
 */
export class ShortChunkIds {
  apply(compiler) {
    compiler.hooks.compilation.tap('ShortChunkIds', (compilation) => {
      compilation.hooks.chunkIds.tap('ShortChunkIds', (chunks) => {
        for (const chunk of chunks)
          if (chunk.name) Object.assign(chunk, { id: chunk.name, ids: [chunk.name] });
      });
    });
  }
}
