import type { Application } from '@extranet/shared/contracts';

/** The vehicles of a product before and after an import, as its line keeps them: as text. */
export interface KeptList {
  readonly list: readonly Application[];
  /** Whether the product had a list of its own, or followed its make, model and years. */
  readonly edited: boolean;
}

export const keptList = (kept: KeptList): string => JSON.stringify(kept);

export const readKept = (text: string | null): KeptList => JSON.parse(text ?? NONE) as KeptList;

const NONE = '{"list":[],"edited":false}';
