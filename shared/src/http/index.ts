export { type CallOptions, type HttpListeners, http, listenToHttp, type TokenKind } from './client.ts';
export type { EarlyAnswer, EarlyAnswers } from './early.ts';
export { type ApiFailure, isApiFailure, toFailure } from './failure.ts';
export { newId } from './ids.ts';
export { isUnheard, type Refusal, toRefusal } from './refusal.ts';
