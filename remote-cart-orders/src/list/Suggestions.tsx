import type { ProductRow } from '@extranet/shared/contracts';
import { price } from '@extranet/shared/format';
import { useTranslation } from '@extranet/shared/i18n';
import { productWords, yearsInWords } from '@extranet/shared/rules';
import { useAppDispatch } from '@extranet/shared/store';
import { Reference, VisuallyHidden } from '@extranet/shared/ui';
import { useEffect, useRef } from 'react';
import { askable, type ListLine } from './lines.ts';
import { productChosen, suggestionPicked, suggestionsShown, unknownSeen, useList } from './list.slice.ts';
import { Choices } from './listStyles.ts';
import { useFocusOnQuantity } from './useFocusOnQuantity.ts';

const CANDIDATES = 3;
const NONE: readonly string[] = [];

/**
 * Choices for a reference that is replaced, unknown, or that several products share: each says what it is and what it costs.
 * What the supplier names in its place leaves nothing to guess.
 */
export function Suggestions({ line }: { line: ListLine }) {
  const { t } = useTranslation('cart-orders');
  const dispatch = useAppDispatch();
  const described = useList(({ list }) => list.described);
  const { key, candidates, written, successor } = line;
  const isUnknown = candidates.length === 0 && !successor && askable(line);
  // Of lines in view only.
  useEffect(() => {
    if (isUnknown) dispatch(unknownSeen(key));
  }, [dispatch, isUnknown, key]);
  const near = useList(({ list }) => list.near[key]);
  const suggestions = (isUnknown ? near : undefined) ?? NONE;
  const hasNone = candidates.length === 0 && !successor && (!askable(line) || near?.length === 0);
  useEffect(() => {
    if (suggestions.length > 0) dispatch(suggestionsShown(suggestions));
  }, [dispatch, suggestions]);
  const choices = useRef<HTMLSpanElement>(null);
  useFocusOnQuantity(choices);
  return (
    <Choices ref={choices}>
      {successor && (
        <button type="button" onClick={() => dispatch(productChosen({ key, product: successor }))}>
          <span>
            {t('list.replacedBy')} <Reference>{successor.prodRef}</Reference>
            {Number(successor.prodMbrPrice) > 0 && ` ${price(successor.prodMbrPrice)} ${t('ht')}`}
          </span>
          <small title={productWords(successor)}>{productWords(successor)}</small>
          <VisuallyHidden> {t('list.insteadOf', { written })}</VisuallyHidden>
        </button>
      )}
      {suggestions.map((reference) => (
        <button key={reference} type="button" onClick={() => dispatch(suggestionPicked({ key, reference }))}>
          <VisuallyHidden>{t('list.take')} </VisuallyHidden>
          <Choice reference={reference} product={described[reference] ?? null} />
          <VisuallyHidden> {t('list.insteadOf', { written })}</VisuallyHidden>
        </button>
      ))}
      {hasNone && <small>{t('list.noneNear')}</small>}
      {candidates.slice(0, CANDIDATES).map((product) => (
        <button key={product.prodId} type="button" onClick={() => dispatch(productChosen({ key, product }))}>
          <Choice reference={product.prodRef} product={product} />
        </button>
      ))}
    </Choices>
  );
}

/** What tells it from its neighbours: of the rest there is no room for all. */
function Vehicle({ product }: { product: ProductRow }) {
  const car = [product.prodMarque, product.prodModele].filter(Boolean).join(' ');
  const years = yearsInWords(product.prodAnnee);
  if (!car && !years) return productWords(product);
  return (
    <>
      {car}
      {car && years && ', '}
      {years && <span>{years}</span>}
    </>
  );
}

function Choice({ reference, product }: { reference: string; product: ProductRow | null }) {
  const { t } = useTranslation('cart-orders');
  return (
    <>
      <span>
        <Reference>{reference}</Reference>
        {Number(product?.prodMbrPrice) > 0 && ` ${price(product?.prodMbrPrice)} ${t('ht')}`}
      </span>
      {product && (
        <small title={productWords(product)}>
          {' '}
          <Vehicle product={product} />
        </small>
      )}
    </>
  );
}
