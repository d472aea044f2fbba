import { createSlice, type PayloadAction } from '@extranet/shared/store';
import type { FormFailure } from '../../forms/failure.ts';
import { doneForm, emptyForm, type FormState, pendingForm, refusedForm } from '../../forms/form-state.ts';
import type { MailedLink } from './mailed-link.ts';

export interface MailedLinksState extends FormState {
  link: MailedLink | null;
  /** The email address that is valid from now on, or the server's message where there is none. */
  outcome: string;
}

const initialState: MailedLinksState = { ...emptyForm, link: null, outcome: '' };

const mailedLinks = createSlice({
  name: 'mailedLinks',
  initialState,
  reducers: {
    linkOpened: (_state, { payload }: PayloadAction<MailedLink>): MailedLinksState => ({
      ...initialState,
      link: payload,
    }),
    linkConfirmed: (state): MailedLinksState => ({ ...state, ...pendingForm }),
    linkDone: (state, { payload }: PayloadAction<string>): MailedLinksState => ({
      ...state,
      ...doneForm,
      outcome: payload,
    }),
    linkRefused: (state, { payload }: PayloadAction<FormFailure>): MailedLinksState => ({
      ...state,
      ...refusedForm(payload),
    }),
  },
});

export const { linkOpened, linkConfirmed, linkDone, linkRefused } = mailedLinks.actions;
export const mailedLinksReducer = mailedLinks.reducer;
export const selectMailedLink = (state: { mailedLinks: MailedLinksState }) => state.mailedLinks;
