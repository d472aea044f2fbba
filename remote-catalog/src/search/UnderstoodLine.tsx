import type { Understood } from '@extranet/shared/contracts';
import { useTranslation } from '@extranet/shared/i18n';
import { Notes } from './listStyles.ts';

/** What was understood (B3.03); the last option of the list takes it back. */
export function UnderstoodLine({
  understood: { inWords, meant, unknown, aside, without = [] },
}: {
  understood: Understood;
}) {
  const { t } = useTranslation('catalog');
  // Where nothing was understood there is nothing that the rest was left out of.
  if (inWords === '' && meant.length === 0) return null;
  return (
    <Notes>
      {inWords !== '' && <strong>{t('words.understood', { inWords })}</strong>}
      {without.map(({ shown }) => (
        <span key={shown}>{t('words.turnedDown', { shown })}</span>
      ))}
      {unknown.length > 0 && <span>{t('words.without', { unknown: unknown.join(' ') })}</span>}
      {aside && <span>{t('words.aside', { aside: aside.join(' ') })}</span>}
    </Notes>
  );
}
