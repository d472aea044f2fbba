import { createSlice, type PayloadAction } from '@extranet/shared/store';
import type { FormFailure } from '../../forms/failure.ts';
import { emptyForm, type FormState, pendingForm, refusedForm } from '../../forms/form-state.ts';

const adminLink = createSlice({
  name: 'adminLink',
  initialState: emptyForm,
  reducers: {
    linkSent: (): FormState => pendingForm,
    linkRefused: (_state, { payload }: PayloadAction<FormFailure>): FormState => refusedForm(payload),
  },
});

export const { linkSent, linkRefused } = adminLink.actions;
export const adminLinkReducer = adminLink.reducer;
export const selectAdminLink = (state: { adminLink: FormState }) => state.adminLink;
