import { useTranslation } from '@extranet/shared/i18n';
import { Button } from '@extranet/shared/ui';
import { ArrowLeft } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { useLastShown } from './useLastShown.ts';

/** Leads from a related product back to the previous one (C2.21), like the browser's 'back'. */
export function BackToPrevious() {
  const { t } = useTranslation('catalog');
  const navigate = useNavigate();
  const { trail } = useLastShown();
  const before = trail.at(-1);
  if (!before) return null;
  return (
    <div>
      <Button variant="quiet" icon={ArrowLeft} onClick={() => navigate(-1)}>
        {t('product.backTo', { reference: before.prodRef })}
      </Button>
    </div>
  );
}
