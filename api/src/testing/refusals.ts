import assert from 'node:assert/strict';
import type { ApiError } from '@extranet/shared/contracts';
import type { Answer } from './signed-in.ts';

/** The answer is a refusal in the one shape that all have. */
export function assertRefused(answer: Answer, status: number, code: string): ApiError['error'] {
  assert.equal(answer.status, status, answer.text);
  const { error } = answer.json<ApiError>();
  assert.equal(error.code, code);
  assert.ok(error.message.length > 5);
  assert.ok(error.requestId.length >= 8);
  return error;
}
