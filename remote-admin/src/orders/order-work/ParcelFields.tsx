import { useTranslation } from '@extranet/shared/i18n';
import { isDayFrom } from '@extranet/shared/rules';
import { inParis, isParcelLink, ORDER_TEXT_MAX } from '@extranet/shared/rules/order';
import { TextField } from '@extranet/shared/ui';

/** What is said of a parcel, beside what is in it. */
export interface ParcelWords {
  carrier: string;
  number: string;
  link: string;
  expectedOn: string;
}

export const NO_WORDS: ParcelWords = { carrier: '', number: '', link: '', expectedOn: '' };

/** What is wrong, as keys of texts. A day that was announced may have passed. */
export const wrongWords = ({ carrier, link, expectedOn }: ParcelWords, announced = '') => ({
  carrier: carrier.trim() ? null : ('carrierMissing' as const),
  link: isParcelLink(link.trim()) ? null : ('linkWrong' as const),
  expectedOn:
    expectedOn === '' || expectedOn === announced || isDayFrom(inParis(new Date()).day, expectedOn)
      ? null
      : ('dayWrong' as const),
});

export const asSent = ({ expectedOn, ...words }: ParcelWords) => ({
  ...words,
  ...(expectedOn && { expectedOn }),
});

interface Props {
  words: ParcelWords;
  onWords: (words: ParcelWords) => void;
  /** Null before somebody tried to save. */
  wrong: ReturnType<typeof wrongWords> | null;
}

export function ParcelFields({ words, onWords, wrong }: Props) {
  const { t } = useTranslation('admin');
  const field = (name: keyof ParcelWords) => ({
    value: words[name],
    onValue: (value: string) => onWords({ ...words, [name]: value }),
  });
  const error = (name: 'carrier' | 'link' | 'expectedOn') =>
    wrong?.[name] ? t(`orderWork.parcel.${wrong[name]}`) : null;
  return (
    <>
      <TextField
        label={t('orderWork.parcel.carrier')}
        required
        maxLength={ORDER_TEXT_MAX.carrier}
        error={error('carrier')}
        {...field('carrier')}
      />
      <TextField
        label={t('orderWork.parcel.number')}
        maxLength={ORDER_TEXT_MAX.parcelNumber}
        {...field('number')}
      />
      <TextField
        label={t('orderWork.parcel.link')}
        type="url"
        hint={t('orderWork.parcel.linkHint')}
        maxLength={ORDER_TEXT_MAX.link}
        error={error('link')}
        {...field('link')}
      />
      <TextField
        label={t('orderWork.parcel.expectedOn')}
        type="date"
        error={error('expectedOn')}
        {...field('expectedOn')}
      />
    </>
  );
}
