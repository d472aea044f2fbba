import { onFirstUse } from './on-first-use.ts';

const bytes = onFirstUse(() => new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 1 }));

/** A file size in French: 10 Mo, 316,5 Ko. */
export function fileSize(size: number): string {
  if (size < 1024) return `${bytes().format(size)}\u00a0o`;
  if (size < 1024 ** 2) return `${bytes().format(size / 1024)}\u00a0Ko`;
  return `${bytes().format(size / 1024 ** 2)}\u00a0Mo`;
}
