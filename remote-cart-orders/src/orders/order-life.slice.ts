import type { OrderCancel, OrderLife, OrderMails } from '@extranet/shared/contracts';
import type { Refusal } from '@extranet/shared/http';
import { createSlice, type PayloadAction, remoteSelector } from '@extranet/shared/store';

export type Part = 'cancel' | 'request' | 'mails';

interface OrderLifeState {
  orderId: string;
  status: 'pending' | 'success' | 'error';
  life: OrderLife | null;
  mails: OrderMails | null;
  saving: Part | null;
  refusal: (Refusal & { part: Part }) | null;
  /** Grows with each change that was saved. */
  saved: number;
  savedPart: Part | null;
  /** By order: what was typed to ask for a change, until it is sent; a dialog closes too easily to lose it. */
  wishes: Readonly<Record<string, string>>;
}

const initialState: OrderLifeState = {
  orderId: '',
  status: 'pending',
  life: null,
  mails: null,
  saving: null,
  refusal: null,
  saved: 0,
  savedPart: null,
  wishes: {},
};

const begins = (state: OrderLifeState, part: Part): OrderLifeState => ({
  ...state,
  saving: part,
  refusal: null,
});

const orderLife = createSlice({
  name: 'cart-orders/orderLife',
  initialState,
  reducers: {
    lifeOpened: (state, { payload }: PayloadAction<string>): OrderLifeState =>
      state.orderId === payload
        ? { ...state, status: state.life ? 'success' : 'pending' }
        : { ...initialState, orderId: payload, wishes: state.wishes },
    lifeRead: (state, { payload }: PayloadAction<OrderLife>): OrderLifeState =>
      payload.orderId === state.orderId ? { ...state, status: 'success', life: payload } : state,
    lifeFailed: (state): OrderLifeState => ({ ...state, status: state.life ? 'success' : 'error' }),
    cancelAsked: (state, _action: PayloadAction<OrderCancel>): OrderLifeState => begins(state, 'cancel'),
    wishTyped: (state, { payload }: PayloadAction<string>): OrderLifeState => ({
      ...state,
      wishes: { ...state.wishes, [state.orderId]: payload },
    }),
    changeAsked: (state, _action: PayloadAction<string>): OrderLifeState => begins(state, 'request'),
    mailsOpened: (state): OrderLifeState => ({ ...state, refusal: null }),
    mailsRead: (state, { payload }: PayloadAction<OrderMails>): OrderLifeState => ({
      ...state,
      mails: payload,
    }),
    mailsChosen: (state, _action: PayloadAction<OrderMails>): OrderLifeState => begins(state, 'mails'),
    lifeSaved: (state, { payload: savedPart }: PayloadAction<Part>): OrderLifeState => ({
      ...state,
      saving: null,
      saved: state.saved + 1,
      savedPart,
      wishes: savedPart === 'request' ? { ...state.wishes, [state.orderId]: '' } : state.wishes,
    }),
    lifeRefused: (state, { payload }: PayloadAction<Refusal & { part: Part }>): OrderLifeState => ({
      ...state,
      saving: null,
      refusal: payload,
    }),
  },
});

export const {
  lifeOpened,
  lifeRead,
  lifeFailed,
  cancelAsked,
  wishTyped,
  changeAsked,
  mailsOpened,
  mailsRead,
  mailsChosen,
  lifeSaved,
  lifeRefused,
} = orderLife.actions;
export const orderLifeReducer = orderLife.reducer;
export const useOrderLife = remoteSelector<{ orderLife: OrderLifeState }>('cart-orders');
export const selectOrderLife = (root: { 'cart-orders': { orderLife: OrderLifeState } }): OrderLifeState =>
  root['cart-orders'].orderLife;
