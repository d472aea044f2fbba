import type { AdminCustomer, AdminProduct } from '@extranet/shared/contracts';
import { createAction } from '@extranet/shared/store';

/** Actions of one feature that others listen to, so that open lists show new names without asking the server again. */
export const customerSaved = createAction<AdminCustomer>('admin/customerSaved');
export const productSaved = createAction<AdminProduct>('admin/productSaved');
