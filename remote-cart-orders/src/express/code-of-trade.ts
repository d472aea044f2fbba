import { referenceKey } from '@extranet/shared/rules';

/** Digits alone, so many as no reference has: an EAN that is being typed or scanned. None is suggested, the server knows the whole one. */
export const isCodeOfTrade = (text: string): boolean => /^\d{7,14}$/.test(referenceKey(text));
