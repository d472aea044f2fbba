import { lazily } from '@extranet/shared/remote';

/** Also called when a thread of the list is hovered or focused, to load its page before it is opened. */
export const loadThreadPage = () => import(/* webpackChunkName: "route-faq-_" */ './thread/ThreadPage.tsx');

/** Loaded separately, so that the list's first rows need not wait for it. */
export const ReferencePicker = lazily(
  () => import(/* webpackChunkName: "references" */ './references/ReferencePicker.tsx'),
);
