import type { Part } from '../../base/parts.ts';
import { adminSaga } from './admin.saga.ts';

export { AdminLayout } from './AdminLayout.tsx';

export const part: Part = { id: 'adminGate', saga: adminSaga, texts: [] };
