import { sanitizedFragment } from './sanitize.ts';

/** Counts the visible characters, to which the minimum of 20 applies (C5.09). */
export const textLength = (html: string) => (sanitizedFragment(html).textContent ?? '').trim().length;
