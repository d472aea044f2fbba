import { useTranslation } from '@extranet/shared/i18n';
import type { Condition, ConditionField } from '@extranet/shared/rules/fitting';
import { color, font, media, radius, space } from '@extranet/shared/theme';
import { Alert, Button, IconButton, Select } from '@extranet/shared/ui';
import { Plus, Trash2 } from 'lucide-react';
import styled from 'styled-components';
import { useVehicleModels } from '../useVehicleModels.ts';
import { choicesFor, conditionOn, isMeasure, operatorsOf } from './fields.ts';
import { type FormProblem, problemAt } from './problems.ts';
import { fieldName, type Translate } from './rule-words.ts';
import { ValuesField } from './ValuesField.tsx';

const CONDITIONS_MAX = 12;

interface Props {
  list: 'when' | 'part';
  legend: string;
  /** What it means when there is no condition. */
  none: string;
  fields: readonly ConditionField[];
  conditions: readonly Condition[];
  problems: readonly FormProblem[];
  /** 'when.0': a condition without a value yet, until it is left. */
  onBegun: (at: string | null) => void;
  onConditions: (conditions: Condition[]) => void;
}

/** Conditions that must all hold, each made of three choices. */
export function ConditionsEditor(props: Props) {
  const { list, legend, none, fields, conditions, problems, onBegun, onConditions } = props;
  const { t } = useTranslation('admin');
  const vehicles = useVehicleModels();
  const replace = (at: number, condition: Condition) => onConditions(conditions.with(at, condition));
  const whole = problemAt(problems, list);
  const next = fields.find((field) => !conditions.some((one) => one.field === field)) ?? fields[0];
  return (
    <Group>
      <legend>{legend}</legend>
      {conditions.length === 0 && <p>{none}</p>}
      {conditions.map((condition, at) => (
        <Line
          key={`${at} ${condition.field}`}
          role="group"
          aria-label={t('rules.form.condition', { at: at + 1 })}
          onBlur={({ currentTarget, relatedTarget }) => {
            if (!currentTarget.contains(relatedTarget)) onBegun(null);
          }}
        >
          <Select
            label={t('rules.form.field')}
            value={condition.field}
            options={offered(fields, condition.field).map((field) => ({
              value: field,
              label: longName(t, field),
            }))}
            onValue={(field) => {
              onBegun(`${list}.${at}`);
              replace(at, conditionOn(field));
            }}
          />
          <Select
            label={t('rules.form.operator')}
            value={condition.operator}
            options={operatorsOf(condition.field).map((operator) => ({
              value: operator,
              label: t(`rules.operator.${operator}`),
            }))}
            onValue={(operator) =>
              replace(at, {
                ...condition,
                operator,
                values: isMeasure(condition.field) ? condition.values.slice(0, 1) : condition.values,
              })
            }
          />
          <ValuesField
            condition={condition}
            choices={choicesFor(condition.field, conditions, vehicles)}
            error={problemAt(problems, `${list}.${at}`)}
            onValues={(values) => replace(at, { ...condition, values })}
          />
          <IconButton
            icon={Trash2}
            name={t('rules.form.removeCondition', { at: at + 1 })}
            onClick={() => onConditions(conditions.toSpliced(at, 1))}
          />
        </Line>
      ))}
      {whole && <Alert>{whole}</Alert>}
      {next && conditions.length < CONDITIONS_MAX && (
        <Button
          icon={Plus}
          onClick={() => {
            onBegun(`${list}.${conditions.length}`);
            onConditions([...conditions, conditionOn(next)]);
          }}
        >
          {t(conditions.length === 0 ? 'rules.form.addCondition' : 'rules.form.addAnother')}
        </Button>
      )}
    </Group>
  );
}

/** A field that is no longer offered stays until another one is chosen. */
const offered = (fields: readonly ConditionField[], own: ConditionField) =>
  fields.includes(own) ? fields : [...fields, own];

function longName(t: Translate, field: ConditionField): string {
  const name = fieldName(t, field);
  if (field.startsWith('part.')) return name;
  return t(field.startsWith('vehicle.') ? 'rules.subject.vehicle' : 'rules.subject.answer', { name });
}

const Group = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: ${space('m')};
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;
  & > legend { padding: 0; margin-block-end: ${space('s')}; font: ${font('m', 'strong')}; }
  & > p { color: ${color('soft')}; font: ${font('s')}; }
  & > [role='alert'] { inline-size: 100%; }
`;
const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(10rem, 3fr) minmax(8rem, 2fr) minmax(12rem, 5fr) auto;
  align-items: start;
  gap: ${space('s', 'm')};
  inline-size: 100%;
  padding: ${space('m')};
  border: 1px solid ${color('line')};
  border-radius: ${radius()};
  & > button { margin-block-start: 1.5rem; }
  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) auto;
    & > :nth-child(3) { grid-column: 1 / -1; }
    & > button { grid-row: 1; grid-column: 3; }
  }
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr) auto;
    & > :nth-child(2), & > :nth-child(3) { grid-column: 1 / -1; }
    & > button { grid-column: 2; }
  }
`;
