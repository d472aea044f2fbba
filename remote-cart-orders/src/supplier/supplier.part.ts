import { addPart } from '../parts.ts';
import { supplierSaga } from './supplier.saga.ts';
import { supplierReducer } from './supplier.slice.ts';

export const addSupplierPart = (): void =>
  addPart({ name: 'supplier', reducers: { supplier: supplierReducer }, saga: supplierSaga });
