import type { Refusal } from '@extranet/shared/http';
import { useTranslation } from '@extranet/shared/i18n';
import { color, media, radius, space } from '@extranet/shared/theme';
import { Alert, Button, Row } from '@extranet/shared/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import styled from 'styled-components';

interface Props {
  children: ReactNode;
  refusal: Refusal | null;
  applying: boolean;
  disabled: boolean;
  onApply: () => void;
  onCancel: () => void;
}

/** Stays in view over the longest preview: what it is, the buttons, and why applying was refused, beside the button. */
export function ApplyBar({ children, refusal, applying, disabled, onApply, onCancel }: Props) {
  const { t } = useTranslation('admin');
  const refused = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (refusal) refused.current?.focus();
  }, [refusal]);
  return (
    <Bar role="region" aria-label={t('applications.import.bar')}>
      <p>{children}</p>
      <Row>
        <Button variant="primary" busy={applying} disabled={disabled} onClick={onApply}>
          {t('applications.import.apply')}
        </Button>
        <Button disabled={applying} onClick={onCancel}>
          {t('applications.import.cancel')}
        </Button>
      </Row>
      {refusal && (
        <div ref={refused} tabIndex={-1}>
          <Alert title={t('applications.import.notApplied')}>{refusal.message}</Alert>
        </div>
      )}
    </Bar>
  );
}

const Bar = styled.div`
  position: sticky;
  inset-block-start: 0;
  z-index: 3;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space('s', 'm')};
  padding: ${space('s', 'm')};
  border: 1px solid ${color('line')};
  border-radius: ${radius()};
  background: ${color('panel')};
  overflow-wrap: anywhere;
  & > p { flex: 1 1 16rem; min-inline-size: 0; }
  & > p > strong { display: block; }
  & > div:last-child:not(:nth-child(2)) { flex: 1 1 100%; }
  ${media.phone} { & > div { flex: 1 1 100%; } & button { flex: 1 1 auto; } }
`;
