import type { FaqRole } from '@extranet/shared/contracts';
import type { Gate } from '../base/current-user.ts';
import { forbidden } from '../base/errors.ts';

/** Gates that stand behind app.customer: the forum's roles, each of which includes those before it. */
function gate(allowed: readonly FaqRole[]): Gate {
  return async ({ user }) => {
    if (user.faq_role === 'none') {
      throw forbidden('faq.noAccess', 'Votre compte ne donne pas accès au forum.');
    }
    if (!allowed.includes(user.faq_role)) throw forbidden();
  };
}

export const reads = gate(['reader', 'contributor', 'admin']);
export const contributes = gate(['contributor', 'admin']);
export const moderates = gate(['admin']);
