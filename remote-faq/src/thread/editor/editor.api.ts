import type { FaqPost, FaqPostCreation, FaqPostRewriting } from '@extranet/shared/contracts';
import { http } from '@extranet/shared/http';

export const postContribution = (post: FaqPostCreation) =>
  http.post<FaqPost>('/faq/post', post, { quiet: true });

export const putOwnPost = (postId: string, change: FaqPostRewriting) =>
  http.put<FaqPost>(`/faq/waitingPost/${encodeURIComponent(postId)}`, change, { quiet: true });
