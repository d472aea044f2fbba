import { useTranslation } from '@extranet/shared/i18n';
import { QUESTION_NAMES } from '@extranet/shared/rules/fitting';
import { color, font, space } from '@extranet/shared/theme';
import { Panel } from '@extranet/shared/ui';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import styled from 'styled-components';
import { useVehicle } from '../useVehicle.ts';
import type { Decided } from './useDecided.ts';

interface Props extends Pick<Decided, 'shown'> {
  /** The last answer was given by touch, and they have folded. */
  onAnswered: () => void;
  children: ReactNode;
}

/**
 * On a phone the questions are one line: what was answered, and how many are open. Whoever holds one wants to see the proposals
 * first. They fold again by themselves with the last answer, unless it is given with the keys: arrows go on from it.
 */
export function FoldedQuestions({ shown, onAnswered, children }: Props) {
  const { t } = useTranslation('catalog');
  const answers = useVehicle((vehicle) => vehicle.answers);
  const [open, setOpen] = useState(false);
  const given = QUESTION_NAMES.filter((question) => question in answers);
  const left = shown.filter(({ question }) => !(question in answers)).length;
  const touched = useRef(false);
  const fold = useEffectEvent(() => {
    if (!open || !touched.current) return;
    setOpen(false);
    onAnswered();
  });
  useEffect(() => {
    if (left === 0) fold();
  }, [left]);
  const words = given.map((question) =>
    t(`fitting.short.${question}.${answers[question] ?? 'inconnu'}` as 'fitting.short.use.caravane'),
  );
  return (
    <Panel>
      <Fold
        open={open}
        onToggle={(event) => setOpen(event.currentTarget.open)}
        onPointerDown={() => {
          touched.current = true;
        }}
        onKeyDown={() => {
          touched.current = false;
        }}
      >
        <summary>
          {given.length === 0 ? (
            <span>{t('fitting.questionsCount', { count: left })}</span>
          ) : (
            <span>
              {[...words, ...(left > 0 ? [t('fitting.questionsLeft', { count: left })] : [])].join(' · ')}
            </span>
          )}
          <u>{t(left > 0 ? 'fitting.answerThem' : 'fitting.change')}</u>
        </summary>
        {children}
      </Fold>
    </Panel>
  );
}

const Fold = styled.details`
  & > summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space('s')};
    min-block-size: 44px;
    font: ${font('s', 'strong')};
    cursor: pointer;
  }
  & > summary > span::first-letter { text-transform: uppercase; }
  & > summary > u { flex: none; color: ${color('soft')}; text-underline-offset: 0.25em; }
  &[open] > summary { margin-block-end: ${space('s')}; }
`;
