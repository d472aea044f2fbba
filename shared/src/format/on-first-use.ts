/** Formats of Intl take milliseconds each to make, on a slow machine tens of them, and no page needs all: made when first asked for. */
export function onFirstUse<Made>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
