import type { AdminOrder, OrderEvent } from '@extranet/shared/contracts';
import type { Refusal } from '@extranet/shared/http';
import { createSlice, type PayloadAction, remoteSelector } from '@extranet/shared/store';
import type { OrderChange } from './order-change.ts';

/** Which part of the page is being saved: its button shows it, and its dialog closes when it is done. */
export type Part =
  | 'step'
  | 'cancel'
  | 'parcel'
  | 'parcelWords'
  | 'parcelState'
  | 'promise'
  | 'address'
  | 'answer'
  | 'note';

interface OrderWorkState {
  orderId: string;
  status: 'pending' | 'success' | 'error' | 'missing';
  page: AdminOrder | null;
  saving: Part | null;
  /** Grows with each change that was saved; `savedPart` says of which part. */
  saved: number;
  savedPart: Part | null;
  refusal: (Refusal & { part: Part }) | null;
  /** What a colleague or the customer did meanwhile, after a refusal for that reason. */
  meanwhile: OrderEvent[];
  /** Notes that are not added yet, by order: whoever looks something up meanwhile finds them again. */
  drafts: Record<string, string>;
}

const initialState: OrderWorkState = {
  orderId: '',
  status: 'pending',
  page: null,
  saving: null,
  saved: 0,
  savedPart: null,
  refusal: null,
  meanwhile: [],
  drafts: {},
};

const orderWork = createSlice({
  name: 'admin/orderWork',
  initialState,
  reducers: {
    orderWorkOpened: ({ drafts }, { payload }: PayloadAction<string>): OrderWorkState => ({
      ...initialState,
      drafts,
      orderId: payload,
    }),
    noteTyped: (state, { payload }: PayloadAction<string>): OrderWorkState => ({
      ...state,
      drafts: { ...state.drafts, [state.orderId]: payload },
    }),
    orderWorkRead: (state, { payload }: PayloadAction<AdminOrder>): OrderWorkState => ({
      ...state,
      status: 'success',
      page: payload,
    }),
    orderWorkMissing: (state): OrderWorkState => ({ ...state, status: 'missing' }),
    orderWorkFailed: (state): OrderWorkState => ({ ...state, status: state.page ? 'success' : 'error' }),
    changeAsked: (
      state,
      { payload }: PayloadAction<{ part: Part; change: OrderChange }>,
    ): OrderWorkState => ({ ...state, saving: payload.part, refusal: null, meanwhile: [] }),
    changeSaved: (state, { payload }: PayloadAction<AdminOrder>): OrderWorkState => ({
      ...state,
      page: payload,
      saving: null,
      saved: state.saved + 1,
      savedPart: state.saving,
      ...(state.saving === 'note' && { drafts: { ...state.drafts, [state.orderId]: '' } }),
    }),
    changeRefused: (
      state,
      { payload }: PayloadAction<{ refusal: Refusal & { part: Part }; meanwhile: OrderEvent[] }>,
    ): OrderWorkState => ({ ...state, saving: null, ...payload }),
    refusalDismissed: (state): OrderWorkState => ({ ...state, refusal: null, meanwhile: [] }),
  },
});

export const {
  orderWorkOpened,
  noteTyped,
  orderWorkRead,
  orderWorkMissing,
  orderWorkFailed,
  changeAsked,
  changeSaved,
  changeRefused,
  refusalDismissed,
} = orderWork.actions;
export const orderWorkReducer = orderWork.reducer;
export const useOrderWork = remoteSelector<{ orderWork: OrderWorkState }>('admin');
export const selectOrderWork = (root: { admin: { orderWork: OrderWorkState } }): OrderWorkState =>
  root.admin.orderWork;
