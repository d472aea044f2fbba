import { useTranslation } from '@extranet/shared/i18n';
import { isShortFor, searchable } from '@extranet/shared/rules';
import { type Condition, type ConditionField, unitOf, valuesOfField } from '@extranet/shared/rules/fitting';
import { color, font, radius, space } from '@extranet/shared/theme';
import { Checkbox, Field, IconButton, Row, Stack, TextField } from '@extranet/shared/ui';
import { Combobox } from '@extranet/shared/ui/combobox';
import { X } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import styled from 'styled-components';
import { useFoundReferences } from '../useFoundReferences.ts';
import { valueName } from './rule-words.ts';

const TICKED_MAX = 5;
const VALUES_MAX = 200;
const VALUE_MAX = 80;

interface Props {
  condition: Condition;
  choices: readonly string[] | undefined;
  error: string | undefined;
  onValues: (values: string[]) => void;
}

/** What a condition compares with: a number, some of a few choices, or names that are added one by one. */
export function ValuesField({ condition, choices, error, onValues }: Props) {
  const { t } = useTranslation('admin');
  const { field, operator, values } = condition;
  const unit = unitOf(field);
  if (operator === 'from' || operator === 'to')
    return (
      <TextField
        label={t(`rules.form.number.${unit ?? 'plain'}`)}
        inputMode={unit === 'year' ? 'numeric' : 'decimal'}
        autoComplete="off"
        maxLength={VALUE_MAX}
        value={values[0] ?? ''}
        error={error}
        onValue={(text) => onValues(text === '' ? [] : [text])}
      />
    );
  const few = valuesOfField(field);
  if (few && few.length <= TICKED_MAX)
    return (
      <Field label={t('rules.form.values')} error={error}>
        {({ id, required: _required, ...described }) => (
          <Row $gap="m" role="group" aria-labelledby={`${id}-label`} {...described}>
            {few.map((value) => (
              <Checkbox
                key={value}
                label={valueName(t, field, value)}
                checked={has(values, value)}
                onValue={(on) => onValues(on ? [...values, value] : without(values, value))}
              />
            ))}
          </Row>
        )}
      </Field>
    );
  return (
    <Stack $gap="s">
      {values.length > 0 && <Chips field={field} values={values} onValues={onValues} />}
      {values.length < VALUES_MAX && (
        <AddValue field={field} values={values} choices={choices} error={error} onValues={onValues} />
      )}
    </Stack>
  );
}

function Chips({ field, values, onValues }: Pick<Condition, 'field' | 'values'> & Pick<Props, 'onValues'>) {
  const { t } = useTranslation('admin');
  return (
    <ChipList aria-label={t('rules.form.values')}>
      {values.map((value) => {
        const name = valueName(t, field, value);
        return (
          <li key={value}>
            {name}
            <IconButton
              icon={X}
              name={t('rules.form.removeValue', { value: name })}
              onClick={() => onValues(without(values, value))}
            />
          </li>
        );
      })}
    </ChipList>
  );
}

interface AddProps extends Omit<Props, 'condition'> {
  field: ConditionField;
  values: readonly string[];
}

function AddValue({ field, values, choices, error, onValues }: AddProps) {
  const { t } = useTranslation('admin');
  const label = t(values.length > 0 ? 'rules.form.anotherValue' : 'rules.form.value');
  const add = (value: string) => {
    const next = value.trim();
    if (next !== '' && !has(values, next)) onValues([...values, next]);
  };
  if (field === 'part.prodRef') return <AddReference label={label} error={error} onAdd={add} />;
  if (!choices) return <AddText label={label} error={error} onAdd={add} />;
  return (
    <Combobox
      label={label}
      items={choices.filter((value) => !has(values, value))}
      itemText={(value) => valueName(t, field, value)}
      value={null}
      error={error}
      onValue={(value) => value !== null && add(value)}
    />
  );
}

interface AddOneProps {
  label: string;
  error: string | undefined;
  onAdd: (value: string) => void;
}

const itself = (value: string) => value;
const isMeant = (reference: string, typed: string) => isShortFor(typed, reference);

function AddReference({ label, error, onAdd }: AddOneProps) {
  const [typed, setTyped] = useState('');
  const { t } = useTranslation('admin');
  const { references, hasMore, waiting, failed } = useFoundReferences(typed);
  return (
    <Combobox
      label={label}
      items={references}
      onSearch={setTyped}
      itemText={itself}
      value={null}
      hasMore={hasMore}
      loading={waiting}
      isMeant={isMeant}
      error={failed ? t('related.catalogueFailed') : error}
      onValue={(value) => value !== null && onAdd(value)}
    />
  );
}

function AddText({ label, error, onAdd }: AddOneProps) {
  const { t } = useTranslation('admin');
  const [typed, setTyped] = useState('');
  const add = () => {
    setTyped('');
    onAdd(typed);
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    add();
  };
  return (
    <TextField
      label={label}
      hint={t('rules.form.typedHint')}
      autoComplete="off"
      maxLength={VALUE_MAX}
      value={typed}
      error={error}
      onValue={setTyped}
      onKeyDown={handleKeyDown}
      onBlur={add}
    />
  );
}

const has = (values: readonly string[], value: string) =>
  values.some((one) => searchable(one) === searchable(value));
const without = (values: readonly string[], value: string) =>
  values.filter((one) => searchable(one) !== searchable(value));

const ChipList = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space('xs')};
  & > li {
    display: inline-flex;
    align-items: center;
    padding-inline-start: ${space('m')};
    border: 1px solid ${color('line')};
    border-radius: ${radius('pill')};
    background: ${color('sunken')};
    font: ${font('s')};
  }
`;
