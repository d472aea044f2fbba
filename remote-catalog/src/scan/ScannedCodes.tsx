import { useAppDispatch } from '@extranet/shared/store';
import { useEffect } from 'react';
import { productInAddress } from '../navigation.ts';
import { takeEarlyKeys } from './early-keys.ts';
import { giveBack, quantityIn, searchIn, takesLetters } from './fields.ts';
import { createScanReader, HAND_MS } from './read-scan.ts';
import { codeScanned } from './scan.facts.ts';
import { addScanPart } from './scan.part.ts';

addScanPart();

function keep(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}

/**
 * A part that is scanned while no field has the focus, or only a quantity or a field that searches parts, opens, and the field has what it
 * had. The Enter behind it presses nothing: under a dialog, whose buttons have the focus, that is all that happens, except under an open
 * product, which the next one takes the place of.
 */
export default function ScannedCodes() {
  const dispatch = useAppDispatch();
  useEffect(() => {
    const readElsewhere = createScanReader();
    const readSearch = createScanReader(HAND_MS);
    /** What stood in the field before the first key. */
    let before = '';
    const handleKeyDown = (event: KeyboardEvent) => {
      const { target } = event;
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const quantity = quantityIn(target);
      const search = searchIn(target);
      if (takesLetters(target) && !quantity && !search) return;
      const { soFar, scanned } = (search ? readSearch : readElsewhere)(event);
      const field = quantity ?? search;
      // Not at the Shift before the second letter.
      if (field && soFar.length === 1 && event.key.length === 1) before = field.value;
      // In 'FA-00012' the hyphen takes no piece away. All else stands in the field until an Enter says what it was: a quick hand's too.
      if (quantity && /^[-+]$/.test(event.key) && /[a-z]/i.test(soFar)) keep(event);
      if (scanned === undefined) return;
      keep(event);
      if (field) giveBack(field, before);
      if (productInAddress() !== null || !document.querySelector('[aria-modal="true"]'))
        dispatch(codeScanned(scanned));
    };
    takeEarlyKeys().forEach(handleKeyDown);
    // Before any button hears of the Enter.
    document.addEventListener('keydown', handleKeyDown, { capture: true });
    return () => document.removeEventListener('keydown', handleKeyDown, { capture: true });
  }, [dispatch]);
  return null;
}
