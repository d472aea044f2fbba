import type { Catalogue } from '@extranet/shared/contracts';
import type { Lexicon, QuestionReading } from '@extranet/shared/rules/question';
import type { Reading } from '../../base/db/schema.ts';
import type { ExactQuestion } from '../search-index/engine.ts';
import type { SearchStatus } from './status.ts';

/** Where a question is asked, and how it is read there. */
export interface Place {
  readonly db: Reading;
  readonly status: SearchStatus;
  readonly catalogs: readonly Catalogue[];
  readonly lexicon: Lexicon;
  /** No slip is forgiven and no synonym taken. */
  readonly exact: boolean;
  readonly thisYear: number;
}

export const wordsOf = ({ pieces, without }: QuestionReading): ExactQuestion => ({
  all: pieces.map(({ tokens }) => tokens),
  ...(without.length > 0 && { none: without.flatMap(({ tokens }) => tokens) }),
});
