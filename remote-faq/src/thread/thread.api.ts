import type { FaqPost, FaqPostUpdate, ReferenceCheck } from '@extranet/shared/contracts';
import { http } from '@extranet/shared/http';

export const fetchThread = (ref: string) =>
  http.get<FaqPost[]>(`/faq/thread/${encodeURIComponent(ref)}`, { quiet: true });

export const putPost = (postId: string, post: FaqPostUpdate) =>
  http.put<FaqPost>(`/faq/post/${encodeURIComponent(postId)}`, post, { quiet: true });

export const fetchReference = (ref: string) =>
  http.get<ReferenceCheck>(`/reference/${encodeURIComponent(ref)}`, { quiet: true });
