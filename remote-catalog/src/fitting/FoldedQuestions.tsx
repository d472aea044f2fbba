import { useTranslation } from '@extranet/shared/i18n';
import { QUESTION_NAMES, type Question } from '@extranet/shared/rules/fitting';
import type { Pins } from '@extranet/shared/rules/vehicle';
import { color, font, space } from '@extranet/shared/theme';
import { Panel } from '@extranet/shared/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import styled from 'styled-components';
import { QuestionField } from './QuestionField.tsx';
import { SocketField } from './SocketField.tsx';
import type { Decided } from './useDecided.ts';
import { useSocket } from './useSocket.ts';

interface Props extends Pick<Decided, 'shown' | 'answers'> {
  sockets: readonly Pins[];
  /** The last answer was given by touch, and they have folded. */
  onAnswered: () => void;
}

/** What decides of socket and load, and what only the customer knows: it never folds before it is answered. */
const DECIDES_MOST = 'use';

/**
 * On a phone the question that decides most stands open, and the others are one line: what was answered, and how many are open.
 * Whoever holds one wants to see the proposals first. All fold with the last answer, unless it is given with the keys: arrows go
 * on from it.
 */
export function FoldedQuestions({ shown, answers, sockets, onAnswered }: Props) {
  const { t } = useTranslation('catalog');
  const [open, setOpen] = useState(false);
  const [apart, setApart] = useState(!(DECIDES_MOST in answers));
  const isApart = (question: Question) => apart && question === DECIDES_MOST;
  const folded = shown.filter(({ question }) => !isApart(question));
  const given = QUESTION_NAMES.filter((question) => question in answers && !isApart(question));
  const isOpen = ({ question }: Decided['shown'][number]) => !(question in answers);
  const left = folded.filter(isOpen).length;
  const touched = useRef(false);
  const fold = useEffectEvent(() => {
    if (!touched.current || shown.some(isOpen)) return;
    touched.current = false;
    setOpen(false);
    setApart(false);
    onAnswered();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: an answer may have been the last.
  useEffect(() => fold(), [answers]);
  const [wanted] = useSocket();
  const words = [
    wanted && t('fitting.socket.short', { pins: wanted }),
    ...given.map((question) =>
      t(`fitting.short.${question}.${answers[question] ?? 'inconnu'}` as 'fitting.short.use.caravane'),
    ),
    left > 0 && t(given.length === 0 ? 'fitting.questionsCount' : 'fitting.questionsLeft', { count: left }),
  ].filter(Boolean);
  return (
    <Panel>
      <Touched
        onPointerDown={() => {
          touched.current = true;
        }}
        onKeyDown={() => {
          touched.current = false;
        }}
      >
        {shown
          .filter(({ question }) => isApart(question))
          .map((one) => (
            <QuestionField key={one.question} {...one} />
          ))}
        {(folded.length > 0 || given.length > 0 || sockets.length > 1) && (
          <Fold open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
            <summary>
              <span>{words.join(' · ') || t('fitting.socket.free')}</span>
              <u>{t(open ? 'fitting.hide' : left > 0 ? 'fitting.answerThem' : 'fitting.change')}</u>
            </summary>
            <Fields>
              {sockets.length > 1 && <SocketField sockets={sockets} />}
              {folded.map((one) => (
                <QuestionField key={one.question} {...one} />
              ))}
            </Fields>
          </Fold>
        )}
      </Touched>
    </Panel>
  );
}

const Touched = styled.div`
  display: grid;
  gap: ${space('s')};
`;
const Fields = styled.div`
  display: grid;
  gap: ${space('m')};
`;
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
