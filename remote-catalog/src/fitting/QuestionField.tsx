import { useTranslation } from '@extranet/shared/i18n';
import { fittingAnswered } from '@extranet/shared/remote';
import { useAppDispatch } from '@extranet/shared/store';
import { useFoundBy, useKnownEquipment } from '../known-equipment.slice.ts';
import { useVehicle } from '../useVehicle.ts';
import { ChoiceField } from './ChoiceField.tsx';
import type { Decided } from './useDecided.ts';

type Props = Decided['shown'][number];

/** One question with its choices; 'Je ne sais pas' leaves it open. */
export function QuestionField({ question, choices }: Props) {
  const { t } = useTranslation('catalog');
  const dispatch = useAppDispatch();
  const { answers, chosen } = useVehicle((vehicle) => vehicle);
  const known = useKnownEquipment();
  const foundBy = useFoundBy(chosen?.key);
  const isGiven = question in answers;
  const answer = (given?: string) =>
    dispatch(fittingAnswered({ question, ...(given !== undefined && { answer: given }) }));
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
          checked: answers[question] === choice,
          onChoose: () => answer(choice),
        })),
        {
          key: 'unknown',
          label: t('fitting.unknown'),
          checked: isGiven && answers[question] === undefined,
          onChoose: () => answer(),
        },
      ]}
    />
  );
}
