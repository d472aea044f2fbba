import { useTranslation } from '@extranet/shared/i18n';
import { fittingAnswered } from '@extranet/shared/remote';
import { useAppDispatch } from '@extranet/shared/store';
import { color, font, media, radius, space } from '@extranet/shared/theme';
import { useId } from 'react';
import styled from 'styled-components';
import { useFoundBy, useKnownEquipment } from '../known-equipment.slice.ts';
import { useVehicle } from '../useVehicle.ts';
import type { Decided } from './useDecided.ts';
import { WhereToLook } from './WhereToLook.tsx';

type Props = Decided['shown'][number];

/** One question with its choices; 'Je ne sais pas' leaves it open. */
export function QuestionField({ question, choices }: Props) {
  const { t } = useTranslation('catalog');
  const dispatch = useAppDispatch();
  const { answers, chosen } = useVehicle((vehicle) => vehicle);
  const known = useKnownEquipment();
  const foundBy = useFoundBy(chosen?.key);
  const id = useId();
  const isGiven = question in answers;
  const answer = (given?: string) =>
    dispatch(fittingAnswered({ question, ...(given !== undefined && { answer: given }) }));
  return (
    <Field aria-labelledby={`${id}-asks`} aria-describedby={id} data-open={!isGiven || undefined}>
      <legend>
        <span id={`${id}-asks`}>{t(`fitting.question.${question}`)}</span>
        {'\u00a0'}
        <WhereToLook question={question} id={id} />
      </legend>
      <div>
        {choices.map((choice) => (
          <label key={choice}>
            <input
              type="radio"
              name={question}
              checked={answers[question] === choice}
              onChange={() => answer(choice)}
            />
            <span>{t(`fitting.answer.${choice}` as 'fitting.answer.oui')}</span>
            {foundBy && known.answers[question] === choice && (
              <small>{t(`fitting.knownBy.${foundBy}`)}</small>
            )}
          </label>
        ))}
        <label>
          <input
            type="radio"
            name={question}
            checked={isGiven && answers[question] === undefined}
            onChange={() => answer()}
          />
          {t('fitting.unknown')}
        </label>
      </div>
    </Field>
  );
}

const Field = styled.fieldset`
  min-inline-size: 0;
  padding: 0;
  margin: 0;
  border: 0;
  /* What explains the question stands behind its last word. */
  & > legend { padding: 0; margin-block-end: ${space('s')}; font: ${font('s', 'strong')}; }
  & > div { display: flex; flex-wrap: wrap; gap: ${space('xs')}; }
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
