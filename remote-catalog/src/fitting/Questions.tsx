import { useTranslation } from '@extranet/shared/i18n';
import type { Pins } from '@extranet/shared/rules/vehicle';
import { color, font, phoneQuery, space } from '@extranet/shared/theme';
import { Button, Panel, toast, useMedia } from '@extranet/shared/ui';
import { ArrowDown } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import styled from 'styled-components';
import { isHurried } from '../unhurried.ts';
import { FoldedQuestions } from './FoldedQuestions.tsx';
import { QuestionField } from './QuestionField.tsx';
import { SocketField } from './SocketField.tsx';
import { SocketMissing } from './SocketMissing.tsx';
import type { Decided } from './useDecided.ts';
import { useFirstFocus } from './useFirstFocus.ts';

interface Props {
  decided: Pick<Decided, 'shown' | 'answers'>;
  sockets: readonly Pins[];
  /** One of them was open when the page was: whoever came by Enter starts with it. */
  first: boolean;
  /** On a phone: all of them, and they have folded. */
  onAnswered: () => void;
  /** Enter: whoever asked for the fitting goes on to it, whatever is open. Absent where there is none. */
  onPassed: (() => void) | undefined;
}

/** Only what changes the proposal is asked; each may be left open (B2.02). */
export function Questions({ decided, sockets, first, onAnswered, onPassed }: Props) {
  const { t } = useTranslation('catalog');
  const phone = useMedia(phoneQuery);
  const place = useFirstFocus<HTMLDivElement>(first, firstOpen);
  if (decided.shown.length === 0 && sockets.length < 2) return <SocketMissing sockets={sockets} />;
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    if (!isHurried(event)) onPassed?.();
    else if (!event.repeat) toast({ text: t('fitting.hurriedPast'), tone: 'info' });
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the fields in it.
    <div ref={place} onKeyDown={handleKeyDown}>
      <SocketMissing sockets={sockets} />
      {phone ? (
        <FoldedQuestions {...decided} sockets={sockets} onAnswered={onAnswered} />
      ) : (
        <Panel title={t('fitting.questions')} actions={<Hint>{t('fitting.questionsHint')}</Hint>}>
          <Fields>
            {sockets.length > 1 && <SocketField sockets={sockets} />}
            {decided.shown.map((one) => (
              <QuestionField key={one.question} {...one} />
            ))}
          </Fields>
          {onPassed && (
            <Pass variant="quiet" icon={ArrowDown} onClick={onPassed}>
              {t('fitting.pass')}
            </Pass>
          )}
        </Panel>
      )}
    </div>
  );
}

/** The first question that nobody has answered, or the fold in which it is. */
function firstOpen(questions: HTMLElement): HTMLElement | null {
  const open = questions.querySelector('[role="group"][data-open]');
  const fold = open?.closest('details:not([open])')?.querySelector('summary');
  return fold ?? open?.querySelector('input') ?? null;
}

/** Columns; each question lends its rows from here, so that answers stand beside answers however long the questions are. */
const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 22rem), 1fr));
  gap: ${space('m', 'xl')};
`;
const Hint = styled.small`
  color: ${color('soft')};
  font: ${font('s')};
`;
const Pass = styled(Button)`
  margin-block-start: ${space('s')};
  margin-inline-start: calc(-1 * ${space('l')});
`;
