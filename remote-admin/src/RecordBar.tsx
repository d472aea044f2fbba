import { useTranslation } from '@extranet/shared/i18n';
import { color, font, media, radius, space } from '@extranet/shared/theme';
import { Button } from '@extranet/shared/ui';
import { type ReactNode, useRef } from 'react';
import styled from 'styled-components';
import { useRoomAtFoot } from './useRoomAtFoot.ts';

interface Props {
  /** The sections with something unsaved, by their names, or the whole sentence. */
  unsaved: readonly string[] | string;
  /** Of what kinds the changes are. */
  kinds?: string;
  saving: boolean;
  /** Why it cannot be saved yet. */
  reason?: string | undefined;
  onDrop?: (() => void) | undefined;
  onSave: () => void;
  /** What else can be done with the changes. */
  children?: ReactNode;
}

/** At the foot of a page as long as something is unsaved in any section: it names which, and saves all of them. */
export function RecordBar({ unsaved, kinds, saving, reason, onDrop, onSave, children }: Props) {
  const { t } = useTranslation('admin');
  const bar = useRef<HTMLDivElement>(null);
  useRoomAtFoot(bar);
  return (
    <Bar ref={bar} role="region" aria-label={t('record.bar')} data-at-foot>
      <p role="status">
        <strong>
          {typeof unsaved === 'string' ? unsaved : t('record.unsaved', { sections: unsaved.join(', ') })}
        </strong>
        {kinds && <span>{kinds}</span>}
        {reason && <em>{reason}</em>}
      </p>
      {onDrop && (
        <Button variant="quiet" disabled={saving} onClick={onDrop}>
          {t('record.drop')}
        </Button>
      )}
      {children}
      <Button variant="primary" busy={saving} disabled={reason !== undefined} onClick={onSave}>
        {t('common.save')}
      </Button>
    </Bar>
  );
}

const Bar = styled.div`
  position: sticky;
  inset-block-end: var(--foot, 0);
  z-index: 4;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: ${space('s')};
  padding: ${space('m', 'l')};
  border: 1px solid ${color('edge')};
  border-radius: ${radius('l')};
  background: ${color('panel')};
  & > p { flex: 1 1 14rem; display: grid; font: ${font('s')}; }
  & > p > span { color: ${color('soft')}; font: ${font('xs')}; }
  & > p > em { color: ${color('error')}; font: ${font('xs', 'strong')}; }
  ${media.print} { display: none; }
  ${media.phone} {
    & > p { flex: 1 1 100%; }
    & > button { flex: 1 1 auto; }
  }
`;
