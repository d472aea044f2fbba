import type { FaqPost, FaqPostStatus } from '@extranet/shared/contracts';
import type { Refusal } from '@extranet/shared/http';
import { referenceKey } from '@extranet/shared/rules';
import { createAction, createSlice, type PayloadAction, remoteSelector } from '@extranet/shared/store';
import { contributionSaved, threadOpened } from './thread.facts.ts';

/** A moderator's word on a post: shown at once, taken back when the server refuses it. */
export interface Decision {
  before: FaqPostStatus;
  status: 'pending' | 'success' | 'error';
  refusal?: Refusal;
}

interface ThreadState {
  ref: string;
  status: 'empty' | 'pending' | 'success' | 'missing' | 'error';
  posts: FaqPost[];
  /** The product of the reference, when it can be opened. */
  prodId: string | null;
  decisions: Record<string, Decision>;
}

const nothing: ThreadState = { ref: '', status: 'empty', posts: [], prodId: null, decisions: {} };

/** By postId; postStatus is what it shall become. */
export interface Wish {
  post: FaqPost;
  postStatus: FaqPostStatus;
}
export const decisionWished = createAction<Wish>('faq/thread/decisionWished');

const thread = createSlice({
  name: 'faq/thread',
  initialState: nothing,
  reducers: {
    threadRead: (state, { payload }: PayloadAction<FaqPost[]>) => {
      if (!payload.every((post) => belongs(post, state.ref))) return;
      state.status = 'success';
      state.posts = payload;
    },
    threadMissing: (state) => {
      state.status = 'missing';
    },
    threadFailed: (state) => {
      state.status = 'error';
    },
    productFound: (state, { payload }: PayloadAction<string>) => {
      state.prodId = payload;
    },
    decisionTaken: ({ posts, decisions }, { payload }: PayloadAction<FaqPost>) => {
      replace(posts, payload);
      const decision = decisions[payload.postId];
      if (decision) decision.status = 'success';
    },
    decisionRefused: (
      { posts, decisions },
      { payload }: PayloadAction<{ postId: string; refusal: Refusal }>,
    ) => {
      const decision = decisions[payload.postId];
      const post = posts.find(({ postId }) => postId === payload.postId);
      if (!decision || !post) return;
      post.postStatus = decision.before;
      Object.assign(decision, { status: 'error', refusal: payload.refusal });
    },
    decisionForgotten: ({ decisions }, { payload }: PayloadAction<string>) => {
      delete decisions[payload];
    },
  },
  extraReducers: (builder) => {
    // Of the same thread, what was read before stays in view while it is read again.
    builder.addCase(threadOpened, (state, { payload }) =>
      state.ref === payload && state.status === 'success'
        ? { ...state, decisions: {} }
        : { ...nothing, ref: payload, status: 'pending' },
    );
    builder.addCase(decisionWished, ({ posts, decisions }, { payload: { post, postStatus } }) => {
      const shown = posts.find(({ postId }) => postId === post.postId);
      if (!shown) return;
      decisions[post.postId] = { before: shown.postStatus, status: 'pending' };
      shown.postStatus = postStatus;
    });
    builder.addCase(contributionSaved, ({ ref, posts, decisions }, { payload: post }) => {
      delete decisions[post.postId];
      if (!replace(posts, post) && belongs(post, ref)) posts.push(post);
    });
  },
});

/** The address may write the reference in its own way; an answer that comes late is another thread's. */
const belongs = ({ postRef }: FaqPost, ref: string) => referenceKey(postRef) === referenceKey(ref);

function replace(posts: FaqPost[], post: FaqPost): boolean {
  const at = posts.findIndex(({ postId }) => postId === post.postId);
  if (at >= 0) posts[at] = post;
  return at >= 0;
}

export const {
  threadRead,
  threadMissing,
  threadFailed,
  productFound,
  decisionTaken,
  decisionRefused,
  decisionForgotten,
} = thread.actions;
export const threadReducer = thread.reducer;

export const useThread = remoteSelector<{ thread: ThreadState }>('faq');
/** For sagas. */
export const selectThread = (root: { faq: { thread: ThreadState } }): ThreadState => root.faq.thread;
