import type { FormStatus } from '@extranet/shared/ui';
import type { FormFailure } from './failure.ts';

/** Empty, pending, success or error (C4.02): every form of the host is in one of them. */
export interface FormState {
  status: FormStatus;
  failure: FormFailure | null;
}

export const emptyForm: FormState = { status: 'empty', failure: null };
export const pendingForm: FormState = { status: 'pending', failure: null };
export const doneForm: FormState = { status: 'success', failure: null };
export const refusedForm = (failure: FormFailure): FormState => ({ status: 'error', failure });
