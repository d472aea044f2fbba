import type { FaqSynonym, FaqThread } from '@extranet/shared/contracts';
import { http } from '@extranet/shared/http';

export const fetchThreads = () => http.get<FaqThread[]>('/faq/threads', { quiet: true });

export const fetchSynonyms = () => http.get<FaqSynonym[]>('/faq/synonyms', { quiet: true });
