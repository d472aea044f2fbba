import { createAction } from '@extranet/shared/store';

/** A code came from a scanner while no field was waiting for one. */
export const codeScanned = createAction<string>('catalog/codeScanned');
