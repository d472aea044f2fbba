import type { EarlySearch } from '@extranet/shared/remote';

/** What is typed before the catalogue is there. One for all places of the field: a page has only one of them. */
export const early: EarlySearch = {
  text: '',
  focused: false,
  submitted: false,
  taken() {
    Object.assign(early, { text: '', focused: false, submitted: false });
  },
};

/** Carried by the field, the early one and the remote's. */
export const findField = (): HTMLInputElement | null => document.querySelector('[data-search-field]');
