import { combineReducers, remoteSelector } from '@extranet/shared/store';
import { moderationReducer } from './moderation/moderation.slice.ts';
import { referencesReducer } from './references/references.slice.ts';
import { editorReducer } from './thread/editor/editor.slice.ts';
import { threadReducer } from './thread/thread.slice.ts';
import { threadsReducer } from './threads/threads.slice.ts';

export const faqReducer = combineReducers({
  threads: threadsReducer,
  references: referencesReducer,
  thread: threadReducer,
  editor: editorReducer,
  moderation: moderationReducer,
});

export type FaqState = ReturnType<typeof faqReducer>;
export const useFaq = remoteSelector<FaqState>('faq');
