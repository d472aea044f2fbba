import type { Company } from '@extranet/shared/contracts';
import type { Refusal } from '@extranet/shared/http';
import { createSlice, type PayloadAction, remoteSelector } from '@extranet/shared/store';

interface CompanyState {
  status: 'pending' | 'success' | 'error';
  company: Company | null;
  saving: 'empty' | 'pending' | 'success' | 'error';
  refusal: Refusal | null;
}

const initialState: CompanyState = { status: 'pending', company: null, saving: 'empty', refusal: null };

const company = createSlice({
  name: 'cart-orders/company',
  initialState,
  reducers: {
    companyOpened: (): CompanyState => initialState,
    companyRead: (state, { payload }: PayloadAction<Company>): CompanyState => ({
      ...state,
      status: 'success',
      company: payload,
    }),
    companyFailed: (state): CompanyState => ({ ...state, status: 'error' }),
    companyChanged: (state, _action: PayloadAction<Company>): CompanyState => ({
      ...state,
      saving: 'pending',
      refusal: null,
    }),
    companySaved: (state, { payload }: PayloadAction<Company>): CompanyState => ({
      ...state,
      company: payload,
      saving: 'success',
    }),
    companyRefused: (state, { payload }: PayloadAction<Refusal>): CompanyState => ({
      ...state,
      saving: 'error',
      refusal: payload,
    }),
  },
});

export const { companyOpened, companyRead, companyFailed, companyChanged, companySaved, companyRefused } =
  company.actions;
export const companyReducer = company.reducer;
export const useCompany = remoteSelector<{ company: CompanyState }>('cart-orders');
