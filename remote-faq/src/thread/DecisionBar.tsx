import type { FaqPostStatus } from '@extranet/shared/contracts';
import { useTranslation } from '@extranet/shared/i18n';
import { color, font, media, radius, rowHeight, space } from '@extranet/shared/theme';
import { Alert, Button } from '@extranet/shared/ui';
import { Check, FilePen, Pencil, Undo2 } from 'lucide-react';
import styled from 'styled-components';
import type { Decision } from './decision.ts';

interface Props {
  postStatus: FaqPostStatus;
  decision: Decision | undefined;
  /** The next thing to do on the page: its button has the accent's colour. */
  isNext: boolean;
  onDecide: (status: FaqPostStatus) => void;
  onForget: () => void;
  /** Without it the text cannot be edited here. */
  onEdit?: () => void;
}

/** What a moderator can decide on a contribution, and what came of it. */
export function DecisionBar({ postStatus, decision, isNext, onDecide, onForget, onEdit }: Props) {
  const { t } = useTranslation('faq');
  const undecided = postStatus === 'unvalidated';
  const pending = decision?.status === 'pending';
  // Once a decision is pending or made here, both buttons stay in place, so that the second half of a double click does not
  // hit the other one.
  const both = undecided || decision !== undefined;
  // Both buttons wait: the second half of a double click would decide on a text that has just taken the place of the one that was read.
  if (decision?.status === 'changed')
    return (
      <Alert action={<Button onClick={onForget}>{t('moderation.reread')}</Button>}>
        {decision.refusal?.message}
      </Alert>
    );
  if (decision?.status === 'withdrawn') return <Alert tone="info">{decision.refusal?.message}</Alert>;
  return (
    <>
      {decision?.status === 'error' && (
        <Alert onDismiss={onForget}>{decision.refusal?.message || t('moderation.failed')}</Alert>
      )}
      <Bar
        data-undecided={undecided || undefined}
        data-both={both || undefined}
        role="group"
        aria-label={t('moderation.label')}
      >
        <Told>
          <strong role="status">
            {undecided && t('moderation.choose')}
            {decision?.status === 'success' && !undecided && t(`moderation.done.${postStatus}`)}
          </strong>
          {decision?.status === 'success' && !undecided && (
            <Button variant="quiet" icon={Undo2} onClick={() => onDecide(decision.before)}>
              {t('moderation.undo')}
            </Button>
          )}
        </Told>
        {(both || postStatus === 'draft') && (
          <Button
            variant={undecided ? (isNext ? 'primary' : 'secondary') : 'quiet'}
            icon={Check}
            aria-pressed={postStatus === 'validated'}
            onClick={() => onDecide('validated')}
          >
            {t('moderation.validate')}
          </Button>
        )}
        {(both || postStatus === 'validated') && (
          <Button
            variant={undecided ? 'secondary' : 'quiet'}
            icon={FilePen}
            aria-pressed={postStatus === 'draft'}
            onClick={() => onDecide('draft')}
          >
            {t('moderation.toDraft')}
          </Button>
        )}
        {onEdit && (
          <Button variant="quiet" icon={Pencil} disabled={pending} onClick={onEdit}>
            {t('moderation.edit')}
          </Button>
        )}
      </Bar>
    </>
  );
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: ${space('xs', 's')};
  border-radius: ${radius()};
  &[data-both] {
    padding: ${space('s', 'm')};
  }
  ${media.phone} {
    & > button {
      flex: 1 1 auto;
    }
  }
  &[data-undecided] {
    background: ${color('accentGround')};
  }
`;
/** At the start of the line, so that its text does not move the buttons. */
const Told = styled.div`
  display: flex;
  align-items: center;
  gap: ${space('s')};
  min-block-size: ${rowHeight()};
  margin-inline-end: auto;
  font: ${font('s')};
  ${media.phone} {
    flex: 1 0 100%;
    justify-content: space-between;
  }
`;
