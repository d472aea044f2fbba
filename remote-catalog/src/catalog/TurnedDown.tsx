import { useTranslation } from '@extranet/shared/i18n';
import { ButtonLink } from '@extranet/shared/ui';
import { X } from 'lucide-react';
import { addressWithout, type Words, wordsAddress } from '../words-address.ts';
import { withoutWords } from './without-words.ts';

interface Props {
  words: Words;
  /** 'non démontable' */
  typed: string;
  /** 'démontable' */
  shown: string;
}

/** What no product of the list is, as somebody said it; a click asks again without that (B3.03). */
export function TurnedDown({ words, typed, shown }: Props) {
  const { t } = useTranslation('catalog');
  const q = withoutWords(words.q, typed);
  // Written as a synonym it does not stand in the question.
  if (q === undefined) return <span>{t('words.turnedDown', { shown })}</span>;
  return (
    <ButtonLink
      to={q === '' ? addressWithout(words) : wordsAddress({ ...words, q })}
      icon={X}
      aria-label={t('words.turnedDownUndo', { shown })}
    >
      {t('words.turnedDown', { shown })}
    </ButtonLink>
  );
}
