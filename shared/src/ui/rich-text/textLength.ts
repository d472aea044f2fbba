import { sanitizedFragment } from './sanitize.ts';

/** Characters that a reader sees: what the minimum of 20 is counted in (C5.09). */
export const textLength = (html: string) => (sanitizedFragment(html).textContent ?? '').trim().length;
