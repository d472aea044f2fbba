import { useTranslation } from '@extranet/shared/i18n';
import { Badge, VisuallyHidden } from '@extranet/shared/ui';
import styled from 'styled-components';

/** How much waits behind a line of the rail. */
export function RailCount({ shown }: { shown: string }) {
  const { t } = useTranslation('admin');
  return (
    <Place>
      <Badge tone="accent">
        <span aria-hidden>{shown}</span>
      </Badge>
      <VisuallyHidden>{t('nav.waiting', { shown })}</VisuallyHidden>
    </Place>
  );
}

/** What is hidden has its place here: on a phone the menu scrolls, and the page must not. */
const Place = styled.span`
  position: relative;
  margin-inline-start: auto;
`;
