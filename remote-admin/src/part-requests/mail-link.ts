import type { PartRequest } from '@extranet/shared/contracts';
import { date } from '@extranet/shared/format';
import type { useTranslation } from '@extranet/shared/i18n';

type Translate = ReturnType<typeof useTranslation>['t'];

/** An answer that is begun: its subject says which request it is for, and the request stands in it, quoted. */
export function mailLink(t: Translate, { text, vehicle, message, customer, askedAt }: PartRequest): string {
  const asked = [text, vehicle, ...message.split('\n')].filter((line) => line.trim() !== '');
  const quoted = asked.map((line) => `> ${line}`);
  const body = ['', '', t('partRequests.mail.asked', { date: date(askedAt) }), ...quoted].join('\r\n');
  const subject = t('partRequests.mail.subject', { text });
  return `mailto:${customer.email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
