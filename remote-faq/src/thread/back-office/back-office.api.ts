import type { FaqAnswer, FaqPost, FaqPostToModerate, FaqPostUpdate } from '@extranet/shared/contracts';
import { http } from '@extranet/shared/http';

export const fetchPosts = (ref: string | undefined) =>
  http.get<FaqPostToModerate[]>('/admin/faq/posts', { quiet: true, params: { ref } });

export const putDecision = (postId: string, post: FaqPostUpdate) =>
  http.put<FaqPost>(`/admin/faq/post/${encodeURIComponent(postId)}`, post, { quiet: true });

export const postAnswer = (answer: FaqAnswer) =>
  http.post<FaqPost>('/admin/faq/post', answer, { quiet: true });
