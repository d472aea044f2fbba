import type { SearchMiss, Synonym, SynonymWish } from '@extranet/shared/contracts';
import { http } from '@extranet/shared/http';
import type { Report } from './report.ts';

const quiet = { quiet: true };

export const fetchReport = (of: Report) => http.get<SearchMiss[]>(`/admin/search/${of}`, quiet);

export const fetchSynonyms = () => http.get<Synonym[]>('/admin/search/synonyms', quiet);

export const postSynonym = (wish: SynonymWish) => http.post<Synonym>('/admin/search/synonyms', wish, quiet);

export const deleteSynonym = (id: string) =>
  http.delete<unknown>(`/admin/search/synonyms/${encodeURIComponent(id)}`, quiet);
