/**
 * Where a deployed shell keeps the declarations of its platform. Among the assets, which never change and which pages of an
 * older shell find too: hence the id in the name.
 */
export const surfaceAddress = (shellId: string): string => `/assets/surface.${shellId}.json`;
