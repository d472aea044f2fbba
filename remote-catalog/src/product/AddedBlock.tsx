import { useTranslation } from '@extranet/shared/i18n';
import { Alert, Button, ButtonLink, Row, Stack } from '@extranet/shared/ui';
import { useEffect, useRef } from 'react';

/** The clicked button has disappeared: the focus moves to the next action. */
export function AddedBlock({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('catalog');
  const next = useRef<HTMLAnchorElement>(null);
  useEffect(() => next.current?.focus(), []);
  return (
    <Stack $gap="s">
      <Alert tone="success">{t('product.added')}</Alert>
      <Row>
        <Button onClick={onClose}>{t('product.close')}</Button>
        <ButtonLink to="/cart" variant="primary" ref={next}>
          {t('product.showCart')}
        </ButtonLink>
      </Row>
    </Stack>
  );
}
