import { useTranslation } from '@extranet/shared/i18n';
import { Alert, Button, ButtonLink, Row, Stack } from '@extranet/shared/ui';
import { type KeyboardEvent, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';

/** A second press that comes sooner was meant for the button that stood here. */
const CALM_MS = 800;

/** The clicked button has disappeared: the focus moves to the next action, which a hurried hand does not press by that. */
export function AddedBlock({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('catalog');
  const next = useRef<HTMLAnchorElement>(null);
  const [calm, setCalm] = useState(true);
  useEffect(() => {
    next.current?.focus();
    const timer = setTimeout(() => setCalm(false), CALM_MS);
    return () => clearTimeout(timer);
  }, []);
  const swallow = (event: SyntheticEvent) => {
    event.preventDefault();
    event.stopPropagation();
  };
  // A key that is held would press once the time is over.
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.repeat && event.key === 'Enter') swallow(event);
  };
  return (
    <Stack $gap="s">
      <Alert tone="success">{t('product.added')}</Alert>
      {/* Enter and the space bar are told as clicks too; a press leaves the focus where it is. */}
      <Actions
        data-calm={calm || undefined}
        onClickCapture={calm ? swallow : undefined}
        onMouseDownCapture={calm ? swallow : undefined}
        onKeyDownCapture={handleKeyDown}
      >
        <Button onClick={onClose}>{t('product.close')}</Button>
        <ButtonLink to="/cart" variant="primary" ref={next}>
          {t('product.showCart')}
        </ButtonLink>
      </Actions>
    </Stack>
  );
}

const Actions = styled(Row)`
  &[data-calm] > * { pointer-events: none; }
`;
