import type { FaqThread } from '@extranet/shared/contracts';
import { http } from '@extranet/shared/http';

export const fetchThreads = () => http.get<FaqThread[]>('/faq/threads', { quiet: true });
