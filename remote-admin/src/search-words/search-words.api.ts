import type { SearchMiss, Synonym, SynonymWish } from '@extranet/shared/contracts';
import { http } from '@extranet/shared/http';

const quiet = { quiet: true };

export const fetchMisses = () => http.get<SearchMiss[]>('/admin/search/misses', quiet);

export const fetchSynonyms = () => http.get<Synonym[]>('/admin/search/synonyms', quiet);

export const postSynonym = (wish: SynonymWish) => http.post<Synonym>('/admin/search/synonyms', wish, quiet);

export const deleteSynonym = (id: string) =>
  http.delete<unknown>(`/admin/search/synonyms/${encodeURIComponent(id)}`, quiet);
