import { useTranslation } from '@extranet/shared/i18n';
import { TEXT_MAX } from '@extranet/shared/rules';
import { TextField } from '@extranet/shared/ui';
import type { ComponentProps } from 'react';

type Props = Pick<
  ComponentProps<typeof TextField>,
  'value' | 'onValue' | 'onFocus' | 'onBlur' | 'error' | 'autoFocus' | 'autoComplete'
>;

/** The email address of an account. */
export function EmailField(props: Props) {
  const { t } = useTranslation('host');
  return (
    <TextField
      label={t('fields.email')}
      type="email"
      autoComplete="username"
      maxLength={TEXT_MAX.email}
      {...props}
      required
    />
  );
}
