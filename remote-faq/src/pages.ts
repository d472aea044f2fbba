import { lazy } from 'react';

/** A thread of the list that is pointed at or focused brings its page before it is opened. */
export const loadThreadPage = () => import(/* webpackChunkName: "route-faq-_" */ './thread/ThreadPage.tsx');

/** Comes after the list's first rows: they must not wait for it. */
export const ReferencePicker = lazy(
  () => import(/* webpackChunkName: "references" */ './references/ReferencePicker.tsx'),
);
