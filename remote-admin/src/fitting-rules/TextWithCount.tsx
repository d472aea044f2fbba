import { useTranslation } from '@extranet/shared/i18n';
import { TextArea } from '@extranet/shared/ui';

interface Props {
  label: string;
  hint: string;
  max: number;
  value: string;
  error: string | null | undefined;
  onValue: (value: string) => void;
  required?: boolean;
}

/** Counts while it is typed. What is too long stays and is said, where a limit of the field would cut a pasted text unseen. */
export function TextWithCount({ hint, max, value, error, ...rest }: Props) {
  const { t } = useTranslation('admin');
  const count = value.length;
  return (
    <TextArea
      {...rest}
      hint={`${hint} ${t('rules.form.characters', { count, max })}`}
      rows={2}
      value={value}
      error={error ?? (count > max ? t('rules.form.tooLong', { over: count - max, max }) : null)}
    />
  );
}
