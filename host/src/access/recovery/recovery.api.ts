import type { PasswordSet, RecoveryStarted, UpdatePwd } from '@extranet/shared/contracts';
import { http } from '@extranet/shared/http';

const quiet = { quiet: true };

export const postRecovery = (email: string) => http.post<RecoveryStarted>('/user/lostPwd', { email }, quiet);

/** true, or a message that says why not. */
export const postRecoveryCode = (token: string, recoveryCode: string) =>
  http.post<true | { message?: string }>('/user/lostPwd', { token, recoveryCode }, quiet);

export const postRecoveryAbort = (token: string, recoveryCode: string) =>
  http.post('/user/lostPwd/abort', { token, recoveryCode }, quiet);

export const postNewPassword = (choice: UpdatePwd) =>
  http.post<PasswordSet>('/user/updatePwd', choice, quiet);
