import type { RunningQuery, RunningRemotes } from '@extranet/shared/contracts';
import { http } from '@extranet/shared/http';

export const fetchRunning = (days: NonNullable<RunningQuery['days']>) =>
  http.get<RunningRemotes>('/admin/remotes/figures', { params: { days }, quiet: true });
