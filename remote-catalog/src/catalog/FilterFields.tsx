import type { Catalogue } from '@extranet/shared/contracts';
import { useTranslation } from '@extranet/shared/i18n';
import { Select, TextField } from '@extranet/shared/ui';
import { type KeyboardEvent, memo, useState } from 'react';
import { withCentury, YEAR_DIGITS, yearTyped } from './filters.ts';

const LONGEST = 60;

interface Props<Value extends string = string> {
  value: Value;
  onValue: (value: Value) => void;
}

// Each field is memoised: a keystroke renders one field and the rows, not the whole bar.

export const CatalogueField = memo(function Choice({
  catalogs,
  value,
  onValue,
}: Props<Catalogue> & { catalogs: readonly Catalogue[] }) {
  const { t } = useTranslation('catalog');
  const options = catalogs.map((name) => ({ value: name, label: t(`catalogue.${name}`) }));
  return <Select label={t('filters.catalogue')} value={value} onValue={onValue} options={options} />;
});

export const YearField = memo(function Year({ value, onValue }: Props) {
  const { t } = useTranslation('catalog');
  const [left, setLeft] = useState(false);
  const short = left && value !== '' && value.length < YEAR_DIGITS;
  return (
    <TextField
      label={t('filters.year')}
      inputMode="numeric"
      autoComplete="off"
      placeholder={t('filters.yearHint')}
      maxLength={YEAR_DIGITS}
      value={value}
      onValue={(text) => onValue(yearTyped(text, value))}
      onFocus={() => setLeft(false)}
      onBlur={() => {
        setLeft(true);
        onValue(withCentury(value));
      }}
      error={short ? t('filters.yearShort') : null}
      onKeyDown={goToRows}
    />
  );
});

export const ReferenceField = memo(function Reference({ isKit, value, onValue }: Props & { isKit: boolean }) {
  const { t } = useTranslation('catalog');
  return (
    <TextField
      label={isKit ? t('filters.kitText') : t('filters.reference')}
      placeholder={isKit ? t('filters.kitHint') : t('filters.referenceHint')}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      maxLength={LONGEST}
      enterKeyHint="search"
      value={value}
      onValue={onValue}
      onKeyDown={goToRows}
    />
  );
});

/** Arrow down moves the focus from the last filters into the rows. */
function goToRows(event: KeyboardEvent): void {
  if (event.key !== 'ArrowDown') return;
  const row = document.querySelector<HTMLElement>('[role="grid"] [data-index][tabindex="0"]');
  if (!row) return;
  event.preventDefault();
  row.focus();
}
