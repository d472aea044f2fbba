import { useTranslation } from '@extranet/shared/i18n';
import { fittingAnswered } from '@extranet/shared/remote';
import { useAppDispatch } from '@extranet/shared/store';
import { memo } from 'react';
import { useFoundBy, useKnownEquipment } from '../known-equipment.slice.ts';
import { useVehicle } from '../useVehicle.ts';
import { ChoiceField } from './ChoiceField.tsx';
import type { Decided } from './useDecided.ts';

type Props = Decided['shown'][number];

/** One question with its choices; 'Je ne sais pas' leaves it open. Memoised: an answer renders its own question. */
export const QuestionField = memo(function Question({ question, choices }: Props) {
  const { t } = useTranslation('catalog');
  const dispatch = useAppDispatch();
  const given = useVehicle(({ answers }) => answers[question]);
  const isGiven = useVehicle(({ answers }) => question in answers);
  const vehicle = useVehicle(({ chosen }) => chosen?.key);
  const known = useKnownEquipment();
  const foundBy = useFoundBy(vehicle);
  const answer = (chosen?: string) =>
    dispatch(fittingAnswered({ question, ...(chosen !== undefined && { answer: chosen }) }));
  return (
    <ChoiceField
      name={question}
      asks={t(`fitting.question.${question}`)}
      where={t(`fitting.where.${question}`)}
      open={!isGiven}
      choices={[
        ...choices.map((choice) => ({
          key: choice,
          label: t(`fitting.answer.${choice}` as 'fitting.answer.oui'),
          note: foundBy && known.answers[question] === choice ? t(`fitting.knownBy.${foundBy}`) : undefined,
          checked: given === choice,
          onChoose: () => answer(choice),
        })),
        {
          key: 'unknown',
          label: t('fitting.unknown'),
          checked: isGiven && given === undefined,
          onChoose: () => answer(),
        },
      ]}
    />
  );
});
