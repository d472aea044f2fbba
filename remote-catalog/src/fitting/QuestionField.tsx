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

/** What explains the question stands behind its last word, never alone in a line. */
const Together = styled.span`
  white-space: nowrap;
`;

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
  const asks = t(`fitting.question.${question}`);
  const last = asks.lastIndexOf(' ') + 1;
  return (
    <Field
      role="group"
      aria-labelledby={`${id}-asks ${id}-last`}
      aria-describedby={id}
      data-open={!isGiven || undefined}
    >
      <p>
        <span id={`${id}-asks`}>{asks.slice(0, last)}</span>
        <Together>
          <span id={`${id}-last`}>{asks.slice(last)}</span> <WhereToLook question={question} id={id} />
        </Together>
      </p>
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

/** Two rows of what is around it: the question and its answers. A fieldset's legend would be no cell of a grid. */
const Field = styled.div`
  display: grid;
  grid-row: span 2;
  grid-template-rows: subgrid;
  row-gap: ${space('s')};
  align-items: start;
  min-inline-size: 0;
  & > p { margin: 0; font: ${font('s', 'strong')}; }
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
