import type { Understood } from '@extranet/shared/contracts';
import { useTranslation } from '@extranet/shared/i18n';
import { Button } from '@extranet/shared/ui';
import { Notes } from './listStyles.ts';

interface Props {
  understood: Understood;
  /** What was typed. */
  text: string;
  onExact: () => void;
}

/** What was understood; a word that was taken for another can be taken back with one click (B3.03). */
export function UnderstoodLine({ understood: { inWords, meant, unknown }, text, onExact }: Props) {
  const { t } = useTranslation('catalog');
  // Where nothing was understood there is nothing that the rest was left out of.
  if (inWords === '' && meant.length === 0) return null;
  return (
    <Notes>
      {inWords !== '' && <strong>{t('words.understood', { inWords })}</strong>}
      {unknown.length > 0 && <span>{t('words.without', { unknown: unknown.join(' ') })}</span>}
      {meant.length > 0 && (
        <Button variant="quiet" onClick={onExact}>
          {t('words.exact', { text })}
        </Button>
      )}
    </Notes>
  );
}
