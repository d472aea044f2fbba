import type { FaqPost, FaqPostStatus, FaqPostToModerate } from '@extranet/shared/contracts';
import type { Refusal } from '@extranet/shared/http';
import { createAction, createSlice, type PayloadAction, remoteSelector } from '@extranet/shared/store';
import { type Decision, refused } from '../decision.ts';
import { type Answers, answerPublished } from './answers.slice.ts';
import { waitingPostsOpened } from './back-office.facts.ts';

export interface BackOfficeState {
  status: 'empty' | 'pending' | 'success' | 'error';
  /** The reference whose posts are shown; of all what waits, where there is none. */
  about: string | undefined;
  /** Those that waited when the page was opened: they stay until then, so that a decision can be taken back. */
  posts: FaqPostToModerate[];
  decisions: Record<string, Decision>;
}

const initialState: BackOfficeState = { status: 'empty', about: undefined, posts: [], decisions: {} };

export const postDecided = createAction<{ post: FaqPost; postStatus: FaqPostStatus }>(
  'faq/backOffice/decided',
);

const backOffice = createSlice({
  name: 'faq/backOffice',
  initialState,
  reducers: {
    waitingPostsRead: (state, { payload }: PayloadAction<FaqPostToModerate[]>): BackOfficeState => ({
      ...state,
      status: 'success',
      posts: payload,
      decisions: {},
    }),
    waitingPostsFailed: (state): BackOfficeState => ({ ...state, status: 'error' }),
    postDecisionTaken: ({ posts, decisions }, { payload }: PayloadAction<FaqPost>) => {
      const at = posts.findIndex(({ postId }) => postId === payload.postId);
      if (at >= 0) Object.assign(posts[at] as FaqPost, payload);
      const decision = decisions[payload.postId];
      if (decision) decision.status = 'success';
    },
    postDecisionRefused: (
      { posts, decisions },
      { payload }: PayloadAction<{ postId: string; refusal: Refusal }>,
    ) => {
      const post = posts.find(({ postId }) => postId === payload.postId);
      if (!post) return;
      post.postStatus = decisions[payload.postId]?.before ?? post.postStatus;
      decisions[payload.postId] = refused(post.postStatus, payload.refusal);
    },
    /** As it is now, after somebody else has changed it: what was said of the decision stays above it. */
    postChanged: ({ posts }, { payload }: PayloadAction<FaqPost>) => {
      const at = posts.findIndex(({ postId }) => postId === payload.postId);
      if (at >= 0) Object.assign(posts[at] as FaqPost, payload);
    },
    postDecisionForgotten: ({ decisions }, { payload }: PayloadAction<string>) => {
      delete decisions[payload];
    },
  },
  extraReducers: (builder) => {
    builder.addCase(
      waitingPostsOpened,
      (_state, { payload: about }): BackOfficeState => ({ ...initialState, about, status: 'pending' }),
    );
    // Right below what it answers.
    builder.addCase(answerPublished, ({ posts }, { payload: { postId, published } }) => {
      const at = posts.findIndex((post) => post.postId === postId);
      posts.splice(at + 1, 0, published);
    });
    builder.addCase(postDecided, ({ posts, decisions }, { payload: { post, postStatus } }) => {
      const shown = posts.find(({ postId }) => postId === post.postId);
      if (!shown) return;
      decisions[post.postId] = { before: shown.postStatus, status: 'pending' };
      shown.postStatus = postStatus;
    });
  },
});

export const {
  waitingPostsRead,
  waitingPostsFailed,
  postDecisionTaken,
  postDecisionRefused,
  postChanged,
  postDecisionForgotten,
} = backOffice.actions;
export const backOfficeReducer = backOffice.reducer;
export const useBackOffice = remoteSelector<{ backOffice: BackOfficeState; answers: Answers }>('faq');
/** For sagas. */
export const selectBackOffice = (root: { faq: { backOffice: BackOfficeState } }) => root.faq.backOffice;
export const selectAnswer = (root: { faq: { answers: Answers } }, postId: string) => root.faq.answers[postId];
