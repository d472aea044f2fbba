import type { Config } from '@extranet/shared/contracts';

type Kind = keyof Config['upload'];

const TYPES: Record<Kind, Record<string, string[]>> = {
  faq: {},
  prodPicture: { 'image/jpeg': ['.jpg', '.jpeg'], 'image/png': ['.png'], 'image/webp': ['.webp'] },
  prodDatasheet: { 'application/pdf': ['.pdf'] },
  ldec: {
    'text/csv': ['.csv'],
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['.xlsx'],
  },
};

/** The file types that a drop zone accepts: those of the kind whose extensions the configuration allows. */
export function acceptedFor(kind: Kind, config: Config | null): Record<string, string[]> {
  const allowed = config?.upload[kind].extensions;
  if (!allowed) return TYPES[kind];
  return Object.fromEntries(
    Object.entries(TYPES[kind])
      .map(([type, endings]) => [type, endings.filter((ending) => allowed.includes(ending))] as const)
      .filter(([, endings]) => endings.length > 0),
  );
}
