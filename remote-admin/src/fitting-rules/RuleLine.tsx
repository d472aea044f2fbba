import { useTranslation } from '@extranet/shared/i18n';
import { color, font, media, space } from '@extranet/shared/theme';
import { Badge, type BadgeTone, Button, Checkbox, IconButton } from '@extranet/shared/ui';
import { ArrowDown, ArrowUp, Copy, Trash2, Undo2 } from 'lucide-react';
import { memo, useRef } from 'react';
import styled from 'styled-components';
import { useOnBecomingTrue } from '../useOnBecomingTrue.ts';
import type { RuleRow } from './rule-list.ts';
import type { DraftActions } from './useRulesDraft.ts';

export interface RuleLineActions extends Pick<DraftActions, 'change' | 'remove' | 'takeBack' | 'move'> {
  open: (ruleId: string) => void;
  duplicate: (row: RuleRow) => void;
}

const TONES = {
  added: 'solid',
  changed: 'solid',
  moved: 'solid',
  removed: 'quiet',
} as const satisfies Record<string, BadgeTone>;

interface Props extends RuleLineActions {
  row: RuleRow;
  /** The list is shown in its own order. */
  movable: boolean;
}

/** One rule in words. Memoised: of thousands, only the one that changes is drawn anew. */
export const RuleLine = memo(function Line({
  row,
  movable,
  open,
  duplicate,
  change,
  remove,
  takeBack,
  move,
}: Props) {
  const { t } = useTranslation('admin');
  const { rule, state, words, problems } = row;
  const { ruleId, title, active } = rule;
  const name = title || t('rules.untitled');
  const gone = state === 'removed';
  // Who removed it by keyboard finds the way back under the same finger.
  const tools = useRef<HTMLDivElement>(null);
  const focusTools = () => tools.current?.querySelector('button')?.focus();
  useOnBecomingTrue(gone, focusTools);
  useOnBecomingTrue(!gone, focusTools);
  return (
    <Item data-off={!active || gone || undefined} data-rule={ruleId}>
      <div>
        <Title type="button" disabled={gone} onClick={() => open(ruleId)}>
          {name}
        </Title>
        <Words>{words}</Words>
        <Marks>
          {state !== 'same' && <Badge tone={TONES[state]}>{t(`rules.state.${state}`)}</Badge>}
          {!active && <Badge>{t('rules.inactive')}</Badge>}
          {problems > 0 && <Badge tone="error">{t('rules.toCorrect')}</Badge>}
        </Marks>
      </div>
      <Tools ref={tools}>
        {gone ? (
          <Button
            icon={Undo2}
            aria-label={t('rules.keepNamed', { title: name })}
            onClick={() => takeBack(ruleId)}
          >
            {t('rules.keep')}
          </Button>
        ) : (
          <>
            <Checkbox
              label={t('rules.active')}
              aria-label={t('rules.activeNamed', { title: name })}
              checked={active}
              onValue={(on) => change({ ...rule, active: on })}
            />
            {movable && rule.outcome === 'prefers' && (
              <>
                <IconButton
                  icon={ArrowUp}
                  name={t('rules.upNamed', { title: name })}
                  onClick={() => move(ruleId, -1)}
                />
                <IconButton
                  icon={ArrowDown}
                  name={t('rules.downNamed', { title: name })}
                  onClick={() => move(ruleId, 1)}
                />
              </>
            )}
            <IconButton
              icon={Copy}
              name={t('rules.duplicateNamed', { title: name })}
              onClick={() => duplicate(row)}
            />
            <IconButton
              icon={Trash2}
              name={t('rules.removeNamed', { title: name })}
              onClick={() => remove(ruleId)}
            />
          </>
        )}
      </Tools>
    </Item>
  );
});

const Item = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space('s', 'l')};
  padding: ${space('s', 'l')};
  border-block-start: 1px solid ${color('line')};
  content-visibility: auto;
  contain-intrinsic-size: auto 4.5rem;
  &:first-child { border-block-start: 0; }
  &:hover { background: ${color('hover')}; }
  &[data-off] p { color: ${color('soft')}; }
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    padding-inline: ${space('m')};
  }
`;
const Title = styled.button`
  padding: 0;
  border: 0;
  background: none;
  color: ${color('ink')};
  font: ${font('s', 'strong')};
  text-align: start;
  overflow-wrap: anywhere;
  cursor: pointer;
  &:hover { text-decoration: underline; }
  &:disabled { cursor: default; text-decoration: line-through; }
  ${media.coarse} { min-block-size: 44px; }
`;
const Words = styled.p`
  font: ${font('s')};
  overflow-wrap: anywhere;
`;
const Marks = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space('xs')};
  &:not(:empty) { margin-block-start: ${space('xs')}; }
`;
const Tools = styled.div`
  display: flex;
  align-items: center;
  justify-content: flex-end;
  gap: ${space('s')};
`;
