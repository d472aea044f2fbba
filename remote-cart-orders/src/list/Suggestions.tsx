import { useTranslation } from '@extranet/shared/i18n';
import { productWords } from '@extranet/shared/rules';
import { useAppDispatch } from '@extranet/shared/store';
import { useMemo } from 'react';
import type { ListLine } from './lines.ts';
import { productChosen, suggestionPicked } from './list.slice.ts';
import { Choices } from './listStyles.ts';
import { suggest } from './suggest.ts';

const CANDIDATES = 3;

/** Choices for a reference that is unknown, or that several products share. */
export function Suggestions({ line, references }: { line: ListLine; references: readonly string[] }) {
  const { t } = useTranslation('cart-orders');
  const dispatch = useAppDispatch();
  const { key, candidates, written } = line;
  // Computed for the lines in view only: for a thousand lines it is noticeably slow.
  const suggestions = useMemo(
    () => (candidates.length === 0 ? suggest(written, references) : []),
    [candidates, written, references],
  );
  return (
    <Choices>
      {suggestions.map((reference) => (
        <button
          key={reference}
          type="button"
          aria-label={t('list.take', { reference, written })}
          onClick={() => dispatch(suggestionPicked({ key, reference }))}
        >
          {reference}
        </button>
      ))}
      {candidates.slice(0, CANDIDATES).map((product) => (
        <button
          key={product.prodId}
          type="button"
          title={productWords(product)}
          onClick={() => dispatch(productChosen({ key, product }))}
        >
          {productWords(product)}
        </button>
      ))}
    </Choices>
  );
}
