import { useTranslation } from '@extranet/shared/i18n';
import { useAppDispatch } from '@extranet/shared/store';
import { space } from '@extranet/shared/theme';
import { Button, toast } from '@extranet/shared/ui';
import { Replace, ShoppingCart } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import styled from 'styled-components';
import { isHurried } from '../unhurried.ts';
import { AlreadyInCart } from './AlreadyInCart.tsx';
import { fittingReplaced, partsOrdered, type Whole } from './fitting.slice.ts';
import type { heldInCart } from './in-cart.ts';
import { useFirstFocus } from './useFirstFocus.ts';

interface Props {
  whole: Whole;
  held: ReturnType<typeof heldInCart>;
  /** What the cart holds for this vehicle of the same sort. */
  alike: readonly string[];
  busy: boolean;
  first: boolean;
  startsHere: boolean;
}

/** A second fitting for a vehicle is hardly meant: where the cart holds one, it is put in its place, or added on purpose. */
export function CartActions({ whole, held, alike, busy, first, startsHere }: Props) {
  const { t } = useTranslation('catalog');
  const dispatch = useAppDispatch();
  const start = useFirstFocus<HTMLButtonElement>(first && startsHere);
  // The same button with other words: what the cart holds is known a moment later, and the focus may be on it.
  const handleKeyDown = (event: KeyboardEvent) => {
    // Arrows and Tab order nothing.
    if ((event.key !== 'Enter' && event.key !== ' ') || !isHurried(event)) return;
    event.preventDefault();
    if (!event.repeat) toast({ text: t('fitting.hurried', { action }), tone: 'info' });
  };
  const action = t(
    held === 'other' ? 'fitting.replace' : held === 'part' ? 'fitting.addRest' : 'fitting.addAll',
  );
  const inPlace = held === 'other' || held === 'part';
  return (
    <Two>
      <Button
        ref={start}
        data-first-action={first || undefined}
        onKeyDown={handleKeyDown}
        variant={first && held === 'nothing' ? 'primary' : 'secondary'}
        wide
        icon={held === 'other' ? Replace : ShoppingCart}
        busy={busy}
        onClick={() => dispatch(inPlace ? fittingReplaced(whole) : partsOrdered(whole))}
      >
        {action}
      </Button>
      {inPlace && alike.length > 0 && <AlreadyInCart references={alike} />}
      {inPlace && (
        <Button variant="quiet" wide busy={busy} onClick={() => dispatch(partsOrdered(whole))}>
          {t('fitting.addToo')}
        </Button>
      )}
    </Two>
  );
}

const Two = styled.div`
  display: grid;
  gap: ${space('xs')};
`;
