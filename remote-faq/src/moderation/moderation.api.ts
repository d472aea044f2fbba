import type { FaqModeration } from '@extranet/shared/contracts';
import { http } from '@extranet/shared/http';

export const fetchModeration = () => http.get<FaqModeration>('/faq/moderation', { quiet: true });
