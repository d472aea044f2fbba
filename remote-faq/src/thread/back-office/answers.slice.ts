import type { FaqPost } from '@extranet/shared/contracts';
import type { Refusal } from '@extranet/shared/http';
import { createAction, createSlice, type PayloadAction } from '@extranet/shared/store';
import type { FormStatus } from '@extranet/shared/ui';
import { waitingPostsOpened } from './back-office.facts.ts';

/** The supplier's answer below a contribution, while it is written. */
export interface Answer {
  open: boolean;
  html: string;
  status: FormStatus;
  refusal: Refusal | null;
}

/** By the contribution's id. */
export type Answers = Record<string, Answer>;

const begun = (html: string): Answer => ({ open: true, html, status: 'empty', refusal: null });

/** The text is kept on the device until it is published: a reload or a closed window loses none of it. */
export const answerAsked = createAction<string>('faq/answers/asked');
export const answerSubmitted = createAction<FaqPost>('faq/answers/submitted');

const answers = createSlice({
  name: 'faq/answers',
  initialState: {} as Answers,
  reducers: {
    answerBegun: (state, { payload: { postId, html } }: PayloadAction<{ postId: string; html: string }>) => {
      state[postId] = begun(html);
    },
    answerTyped: (state, { payload: { postId, html } }: PayloadAction<{ postId: string; html: string }>) => {
      const answer = state[postId];
      if (answer) answer.html = html;
    },
    answerLeft: (state, { payload: postId }: PayloadAction<string>) => {
      const answer = state[postId];
      if (answer) answer.open = false;
    },
    answerRefused: (
      state,
      { payload: { postId, refusal } }: PayloadAction<{ postId: string; refusal: Refusal }>,
    ) => {
      const answer = state[postId];
      if (answer) Object.assign(answer, { status: 'error', refusal });
    },
    answerPublished: (
      state,
      { payload: { postId } }: PayloadAction<{ postId: string; published: FaqPost }>,
    ) => {
      state[postId] = { open: false, html: '', status: 'success', refusal: null };
    },
  },
  extraReducers: (builder) => {
    builder.addCase(waitingPostsOpened, () => ({}));
    builder.addCase(answerSubmitted, (state, { payload: { postId } }) => {
      const answer = state[postId];
      if (answer) answer.status = 'pending';
    });
  },
});

export const { answerBegun, answerTyped, answerLeft, answerRefused, answerPublished } = answers.actions;
export const answersReducer = answers.reducer;
