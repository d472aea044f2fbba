import type { BackupsOverview } from '@extranet/shared/contracts';
import { http } from '@extranet/shared/http';

export const fetchBackups = () => http.get<BackupsOverview>('/admin/backups', { quiet: true });
