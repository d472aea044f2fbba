import { useTranslation } from '@extranet/shared/i18n';
import { color, font, media, radius, space } from '@extranet/shared/theme';
import { Button } from '@extranet/shared/ui';
import styled from 'styled-components';
import type { RuleChanges } from './draft.ts';

interface Props {
  changes: RuleChanges;
  count: number;
  toCorrect: number;
  onDrop: () => void;
  onEffect: () => void;
  onSave: () => void;
}

/** At the foot of the page as long as something is unsaved: what it is, and what can be done with it. */
export function SaveBar({ changes, count, toCorrect, onDrop, onEffect, onSave }: Props) {
  const { t } = useTranslation('admin');
  const kinds = (['added', 'changed', 'moved', 'removed'] as const)
    .filter((kind) => changes[kind].length > 0)
    .map((kind) => t(`rules.bar.${kind}`, { count: changes[kind].length }));
  return (
    <Bar role="region" aria-label={t('rules.bar.label')} data-at-foot>
      <p role="status">
        <strong>{t('rules.bar.count', { count })}</strong>
        <span>{kinds.join(', ')}</span>
        {toCorrect > 0 && <em>{t('rules.bar.toCorrect', { count: toCorrect })}</em>}
      </p>
      <Button variant="quiet" onClick={onDrop}>
        {t('rules.bar.drop')}
      </Button>
      <Button disabled={toCorrect > 0} onClick={onEffect}>
        {t('rules.bar.effect')}
      </Button>
      <Button variant="primary" disabled={toCorrect > 0} onClick={onSave}>
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
  margin-block-start: ${space('l')};
  padding: ${space('m', 'l')};
  border: 1px solid ${color('edge')};
  border-radius: ${radius('l')};
  background: ${color('panel')};
  & > p { flex: 1 1 14rem; display: grid; font: ${font('s')}; }
  & > p > span { color: ${color('soft')}; font: ${font('xs')}; }
  & > p > em { color: ${color('error')}; font: ${font('xs', 'strong')}; }
  ${media.print} { display: none; }
  ${media.phone} {
    margin-inline: calc(-1 * ${space('l')});
    padding: ${space('s', 'm')};
    border-inline: 0;
    border-block-end: 0;
    border-radius: 0;
    & > p { flex: 1 1 100%; }
    & > button { flex: 1 1 auto; padding-inline: ${space('s')}; }
  }
`;
