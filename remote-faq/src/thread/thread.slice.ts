import type { FaqPost, FaqPostStatus, ReferenceCheck } from '@extranet/shared/contracts';
import type { Refusal } from '@extranet/shared/http';
import { referenceKey } from '@extranet/shared/rules';
import { createAction, createSlice, type PayloadAction, remoteSelector } from '@extranet/shared/store';
import { type Decision, refused } from './decision.ts';
import { contributionSaved, contributionWithdrawn, threadOpened } from './thread.facts.ts';

interface ThreadState {
  ref: string;
  status: 'empty' | 'pending' | 'success' | 'missing' | 'error';
  posts: FaqPost[];
  /** The product of the thread's reference, if the user may open it. */
  prodId: string | null;
  /** undefined until it is known whether there is one: its place is kept so long. */
  product: ReferenceCheck['product'] | undefined;
  decisions: Record<string, Decision>;
}

const initialState: ThreadState = {
  ref: '',
  status: 'empty',
  posts: [],
  prodId: null,
  product: undefined,
  decisions: {},
};

/** A decision that a moderator asks for; postStatus is the new status. */
export interface DecisionRequest {
  post: FaqPost;
  postStatus: FaqPostStatus;
}
export const decisionRequested = createAction<DecisionRequest>('faq/thread/decisionRequested');

const thread = createSlice({
  name: 'faq/thread',
  initialState,
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
    productFound: (state, { payload }: PayloadAction<Pick<ReferenceCheck, 'prodId' | 'product'>>) => {
      Object.assign(state, payload);
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
      const post = posts.find(({ postId }) => postId === payload.postId);
      if (!post) return;
      post.postStatus = decisions[payload.postId]?.before ?? post.postStatus;
      decisions[payload.postId] = refused(post.postStatus, payload.refusal);
    },
    decisionForgotten: ({ decisions }, { payload }: PayloadAction<string>) => {
      delete decisions[payload];
    },
  },
  extraReducers: (builder) => {
    // The posts of the same thread stay visible while it is reloaded.
    builder.addCase(threadOpened, (state, { payload }) =>
      state.ref === payload && state.status === 'success'
        ? { ...state, decisions: {} }
        : { ...initialState, ref: payload, status: 'pending' },
    );
    builder.addCase(decisionRequested, ({ posts, decisions }, { payload: { post, postStatus } }) => {
      const shown = posts.find(({ postId }) => postId === post.postId);
      if (!shown) return;
      decisions[post.postId] = { before: shown.postStatus, status: 'pending' };
      shown.postStatus = postStatus;
    });
    builder.addCase(contributionSaved, ({ ref, posts, decisions }, { payload: post }) => {
      delete decisions[post.postId];
      if (!replace(posts, post) && belongs(post, ref)) posts.push(post);
    });
    builder.addCase(contributionWithdrawn, (state, { payload: { postId } }) => {
      state.posts = state.posts.filter((post) => post.postId !== postId);
    });
  },
});

/** Compares keys, because the address may spell the reference differently. A late answer may be for another thread. */
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
/** The one post of the page whose decision is offered as the next thing to do: the first that waits. */
export const nextToDecide = ({
  posts,
  decisions,
}: Pick<ThreadState, 'posts' | 'decisions'>): string | undefined =>
  posts.find(
    ({ postId, postStatus }) => postStatus === 'unvalidated' && decisions[postId]?.status !== 'withdrawn',
  )?.postId;
/** For sagas. */
export const selectThread = (root: { faq: { thread: ThreadState } }): ThreadState => root.faq.thread;
