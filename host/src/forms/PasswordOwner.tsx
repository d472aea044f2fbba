import { VisuallyHidden } from '@extranet/shared/ui';

/** Tells password managers whose password this is. */
export const PasswordOwner = ({ email }: { email: string }) => (
  <VisuallyHidden>
    <input type="text" autoComplete="username" value={email} readOnly tabIndex={-1} aria-hidden />
  </VisuallyHidden>
);
