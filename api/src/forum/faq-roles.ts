import type { FaqRole } from '@extranet/shared/contracts';
import type { Gate } from '../base/current-user.ts';
import { forbidden } from '../base/errors.ts';

/** A check of the forum's role, to run after app.customer. Each role includes the ones before it. */
function gate(allowed: readonly FaqRole[]): Gate {
  return async ({ user }) => {
    if (user.faq_role === 'none') {
      throw forbidden('faq.noAccess', 'Votre compte ne donne pas accès au forum.');
    }
    if (!allowed.includes(user.faq_role)) throw forbidden();
  };
}

export const requireReader = gate(['reader', 'contributor', 'admin']);
export const requireContributor = gate(['contributor', 'admin']);
export const requireModerator = gate(['admin']);
