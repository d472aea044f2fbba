import { integer } from '@extranet/shared/format';
import { useTranslation } from '@extranet/shared/i18n';
import { QUANTITY } from '@extranet/shared/rules';
import { Badge } from '@extranet/shared/ui';
import { obstacleWords } from '../obstacle.ts';
import { useInCart } from '../useInCart.ts';
import { isReady, type ListLine, type Verdict as Result, verdictOf } from './lines.ts';
import { useList } from './list.slice.ts';
import { Verdict } from './listStyles.ts';

/** The id by which the invalid field refers to its error message. */
export const verdictId = (key: string): string => `verdict-${encodeURIComponent(key)}`;

/** What happened to the line, where nothing that somebody wrote was wrong. */
function wordFor({ notes, successor }: ListLine, verdict: Exclude<Result, 'notOrderable'>) {
  if (verdict === 'unknown' && successor) return 'gone';
  const [only, ...others] = notes;
  if (verdict !== 'corrected' || others.length > 0) return verdict;
  return only === 'ean' || only === 'summed' ? only : verdict;
}

/** Shows the result for a line. */
export function LineVerdict({ line }: { line: ListLine }) {
  const { t } = useTranslation('cart-orders');
  const verdict = verdictOf(line);
  const inCart = useInCart(line.product?.prodId);
  const offer = useList(({ list }) => list.offers[line.product?.prodId ?? '']);
  const short = offer !== undefined && offer.offProdCodeStock !== line.product?.prodCodeStock;
  const word = verdict === 'notOrderable' ? undefined : wordFor(line, verdict);
  // What the word says already needs no note.
  const notes = line.notes.filter((note) => note !== word).map((note) => t(`list.note.${note}`));
  const hints =
    verdict === 'quantity'
      ? t('list.quantityPossible', { min: QUANTITY.min, max: integer(QUANTITY.max) })
      : [
          ...(short ? [t('list.notEnough', { count: offer.offQuantity })] : []),
          ...(inCart > 0 ? [t('line.inCart', { count: inCart })] : []),
          ...notes,
        ].join(' · ');
  return (
    <Verdict title={hints || undefined} id={verdictId(line.key)}>
      <Badge tone={isReady(line) ? 'quiet' : 'error'}>
        {word ? t(`list.state.${word}`) : obstacleWords(t, line.product)}
      </Badge>
      {hints && <small>{hints}</small>}
    </Verdict>
  );
}
