import { useTranslation } from '@extranet/shared/i18n';
import { color, font } from '@extranet/shared/theme';
import styled from 'styled-components';

/** Said before a second one is added for the same car. */
export function AlreadyInCart({ references }: { references: readonly string[] }) {
  const { t } = useTranslation('catalog');
  return <Note>{t('fitting.already', { references: references.join(', ') })}</Note>;
}

const Note = styled.small`
  color: ${color('soft')};
  font: ${font('xs')};
`;
