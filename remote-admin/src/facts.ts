import type { AdminCustomer, AdminProduct } from '@extranet/shared/contracts';
import { createAction } from '@extranet/shared/store';

/** What one feature did and others listen to: open lists show the new names without asking the server again. */
export const customerSaved = createAction<AdminCustomer>('admin/customerSaved');
export const productSaved = createAction<AdminProduct>('admin/productSaved');
