import { phoneQuery, tabletQuery } from '@extranet/shared/theme';

/** A screen that is turned changes its height, too, of which some rules ask. */
const CONDITIONS = [phoneQuery, tabletQuery, '(orientation: portrait)', '(pointer: coarse)'];
const RULE = '@media all { [data-restyle] { color: inherit; } }';

/**
 * Has the page styled anew when its width or pointer changes. A plain rule that comes into a style sheet just before makes Chromium 156 keep
 * the conditions of before, for good; one with a condition in that sheet makes it look at every element (ADR 0058).
 */
export function restyleOnChange(): () => void {
  // After the frame of the change, in which the rule came.
  const soon = () => setTimeout(restyle);
  const lists = CONDITIONS.map((condition) => window.matchMedia(condition));
  for (const list of lists) list.addEventListener('change', soon);
  return () => {
    for (const list of lists) list.removeEventListener('change', soon);
  };
}

function restyle(): void {
  for (const { sheet } of document.querySelectorAll<HTMLStyleElement>('style[data-styled]')) {
    if (!sheet) continue;
    // At the end, where styled-components counts no rules.
    const last = sheet.cssRules.length - 1;
    if (sheet.cssRules[last]?.cssText.includes('data-restyle')) sheet.deleteRule(last);
    sheet.insertRule(RULE, sheet.cssRules.length);
  }
}
