import { addPart } from '../parts.ts';
import { scanSaga } from './scan.saga.ts';

export const addScanPart = (): void => addPart({ name: 'scanned codes', reducers: {}, saga: scanSaga });
