import type { PasswordChange, PasswordChanged } from '@extranet/shared/contracts';
import { http } from '@extranet/shared/http';

export const putPassword = (change: PasswordChange) =>
  http.put<PasswordChanged>('/customer/password', change, { quiet: true });
