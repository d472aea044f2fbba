import type { JobsChanged, JobsOverview } from '@extranet/shared/contracts';
import { http } from '@extranet/shared/http';

export const fetchJobs = () => http.get<JobsOverview>('/admin/jobs', { quiet: true });

export const postJobs = (way: 'retry' | 'discard', ids: readonly string[]) =>
  http.post<JobsChanged>(`/admin/jobs/${way}`, { ids }, { quiet: true });
