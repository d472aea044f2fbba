import { useTranslation } from '@extranet/shared/i18n';
import { fittingAnswered } from '@extranet/shared/remote';
import type { Question } from '@extranet/shared/rules/fitting';
import { useAppDispatch } from '@extranet/shared/store';
import { color, font, media, phoneQuery, radius, space } from '@extranet/shared/theme';
import { Panel, useMedia } from '@extranet/shared/ui';
import { useId } from 'react';
import styled from 'styled-components';
import { useKnownEquipment } from '../known-equipment.slice.ts';
import { useVehicle } from '../useVehicle.ts';
import { FoldedQuestions } from './FoldedQuestions.tsx';
import type { Decided } from './useDecided.ts';
import { WhereToLook } from './WhereToLook.tsx';

interface Props extends Pick<Decided, 'shown'> {
  /** On a phone: all of them, and they have folded. */
  onAnswered: () => void;
}

/** Only what changes the proposal is asked; each may be left open (B2.02). */
export function Questions({ shown, onAnswered }: Props) {
  const { t } = useTranslation('catalog');
  const dispatch = useAppDispatch();
  const { answers, chosen } = useVehicle((vehicle) => vehicle);
  const known = useKnownEquipment();
  const phone = useMedia(phoneQuery);
  const id = useId();
  if (shown.length === 0) return null;
  const answer = (question: Question, given?: string) =>
    dispatch(fittingAnswered({ question, ...(given !== undefined && { answer: given }) }));
  const fields = (
    <Fields>
      {shown.map(({ question, choices }) => (
        <fieldset key={question} aria-describedby={`${id}-${question}`}>
          <legend>{t(`fitting.question.${question}`)}</legend>
          <WhereToLook question={question} id={`${id}-${question}`} />
          <div>
            {choices.map((choice) => (
              <label key={choice}>
                <input
                  type="radio"
                  name={question}
                  checked={answers[question] === choice}
                  onChange={() => answer(question, choice)}
                />
                <span>{t(`fitting.answer.${choice}` as 'fitting.answer.oui')}</span>
                {known.key === chosen?.key && known.by !== 'words' && known.answers[question] === choice && (
                  <small>{t(`fitting.knownBy.${known.by}`)}</small>
                )}
              </label>
            ))}
            <label>
              <input
                type="radio"
                name={question}
                checked={question in answers && answers[question] === undefined}
                onChange={() => answer(question)}
              />
              {t('fitting.unknown')}
            </label>
          </div>
        </fieldset>
      ))}
    </Fields>
  );
  return phone ? (
    <FoldedQuestions shown={shown} onAnswered={onAnswered}>
      {fields}
    </FoldedQuestions>
  ) : (
    <Panel title={t('fitting.questions')}>{fields}</Panel>
  );
}

/** Columns, so that question stands above question and answers above answers. */
const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 22rem), 1fr));
  gap: ${space('m', 'xl')};
  & > fieldset { display: flow-root; min-inline-size: 0; padding: 0; margin: 0; border: 0; }
  /* It floats: what explains the question stands behind its last word. */
  & legend {
    float: inline-start;
    display: flex;
    align-items: center;
    min-block-size: 32px;
    max-inline-size: calc(100% - 52px);
    padding: 0;
    margin-inline-end: ${space('xs')};
    font: ${font('s', 'strong')};
    ${media.coarse} { min-block-size: 44px; }
    ${media.phone} { min-block-size: 44px; }
  }
  & fieldset > div { clear: both; display: flex; flex-wrap: wrap; gap: ${space('xs')}; }
  & label {
    display: inline-flex;
    align-items: center;
    gap: ${space('xs')};
    min-block-size: 36px;
    padding-inline: ${space('m')};
    border: 1px solid ${color('edge')};
    border-radius: ${radius()};
    font: ${font('s')};
    cursor: pointer;
    ${media.coarse} { min-block-size: 44px; }
    ${media.phone} { min-block-size: 44px; }
  }
  & label > small { color: ${color('soft')}; font: ${font('xs')}; }
  & label:has(:checked) { border-color: ${color('solid')}; box-shadow: inset 0 0 0 1px ${color('solid')}; background: ${color('selected')}; }
  & label:has(:focus-visible) { outline: 2px solid ${color('focus')}; outline-offset: 1px; }
  & input { accent-color: ${color('solid')}; margin: 0; }
  & input:focus-visible { outline: none; box-shadow: none; }
`;
