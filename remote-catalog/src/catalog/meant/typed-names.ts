import type { Catalogue } from '@extranet/shared/contracts';
import type { Source } from '../source.ts';

/** Make and model as they stand in the fields, where no name of the catalogue begins so. */
export interface TypedNames {
  audience: Source['audience'];
  catalogue: Catalogue;
  make: string;
  model: string;
}
