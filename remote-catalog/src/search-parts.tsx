import { lazily } from '@extranet/shared/remote';

// What the room of the search shows on pages of others.

export { PartRequestLater } from './search/later.ts';
export const NothingFound = lazily(
  () => import(/* webpackChunkName: "search-nothing" */ './search/NothingFound.tsx'),
);
