import { useTranslation } from '@extranet/shared/i18n';
import { space } from '@extranet/shared/theme';
import { Button } from '@extranet/shared/ui';
import { ArrowLeft } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { useLastShown } from './useLastShown.ts';

/** Leads from a related product back to the previous one (C2.21), like the browser's 'back'. */
export function BackToPrevious() {
  const { t } = useTranslation('catalog');
  const navigate = useNavigate();
  const { trail } = useLastShown();
  const before = trail.at(-1);
  if (!before) return null;
  return (
    <Flush>
      <Button variant="quiet" icon={ArrowLeft} onClick={() => navigate(-1)}>
        {t('product.backTo', { reference: before.prodRef })}
      </Button>
    </Flush>
  );
}

/** Its arrow stands in line with what is below it; the ground that it gets under the pointer reaches a little beyond. */
const Flush = styled.div`
  & > button { margin-inline-start: calc(-1 * ${space('s')} - 1px); padding-inline: ${space('s')}; }
`;
