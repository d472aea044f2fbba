import { flushSync } from 'react-dom';
import { early } from '../frame/search/early.ts';

/**
 * Puts the page in the place of the frame that was painted before the programs ran (frames.tsx), in one step: what was typed into
 * its field stays, with the focus, and a button that was pressed is pressed again.
 */
export function takeFrame(draw: () => void): void {
  const { dataset } = document.documentElement;
  const focused = document.activeElement;
  for (const field of document.querySelectorAll<HTMLInputElement>('[data-frame] [data-search-field]'))
    if (field.value || field === focused)
      Object.assign(early, {
        text: field.value,
        focused: field === focused,
        submitted: 'submitted' in dataset,
      });
  // Nothing without text is alike: a field says what it is by its label, and goes over by itself.
  const named = focused?.closest('[data-frame]') && focused.textContent;
  flushSync(draw);
  document.getElementById('frames')?.remove();
  find(named)?.focus();
  find(dataset.pressed)?.click();
}

const find = (text: string | false | null | undefined): HTMLElement | undefined =>
  text
    ? [...document.querySelectorAll<HTMLElement>('a, button')].find(({ textContent }) => textContent === text)
    : undefined;
