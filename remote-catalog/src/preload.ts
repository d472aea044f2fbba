let fitting: () => Promise<unknown> = () => Promise.resolve();

/** remote.ts names the pages; what a page shows cannot import them, they would import each other. */
export function preloadWith(load: () => Promise<unknown>): void {
  fitting = load;
}

/** Who types a vehicle is about to open its fitting. */
export function preloadFitting(): void {
  fitting().catch(() => {
    // The page asks for it again when it is opened, and then says what is wrong.
  });
}
