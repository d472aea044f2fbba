import { useTranslation } from '@extranet/shared/i18n';
import { color, font } from '@extranet/shared/theme';
import styled from 'styled-components';

/** Beside a button that is grey: what it waits for. */
export function WhyNot({ missing }: { missing: readonly (string | false)[] }) {
  const { t } = useTranslation('host');
  const fields = missing.filter((field) => field !== false);
  return <Why role="status">{fields.length > 0 && t('account.missing', { fields: fields.join(', ') })}</Why>;
}

const Why = styled.p`
  flex: 1 1 14rem;
  align-self: center;
  color: ${color('soft')};
  font: ${font('xs')};
`;
