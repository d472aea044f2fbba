import { useTranslation } from '@extranet/shared/i18n';
import { searchable } from '@extranet/shared/rules';
import { EQUIPMENT } from '@extranet/shared/rules/vehicle';
import { color, space } from '@extranet/shared/theme';
import { Button, Columns, Row, Select, TextField } from '@extranet/shared/ui';
import { Autocomplete } from '@extranet/shared/ui/combobox';
import styled from 'styled-components';
import { useVehicleModels } from '../useVehicleModels.ts';
import {
  type ApplicationLine,
  MAKE_MAX,
  MODEL_MAX,
  type Need,
  NOTE_MAX,
  type ProblemField,
  type Problems,
  withYearsRead,
} from './application-lines.ts';

const NEEDS = ['', 'with', 'without'] as const satisfies readonly Need[];
const itself = (name: string) => name;

interface Props {
  line: ApplicationLine;
  problems: Problems;
  onChange: (line: ApplicationLine) => void;
  onDone: () => void;
  onRemove: () => void;
}

/** One application: any make and model may be typed; those of the catalogue are suggested. */
export function ApplicationForm({ line, problems, onChange, onDone, onRemove }: Props) {
  const { t } = useTranslation('admin');
  const { makes, modelsOf } = useVehicleModels();
  const change = (changes: Partial<ApplicationLine>) => onChange({ ...line, ...changes });
  const errorAt = (field: ProblemField) => {
    const problem = problems[field];
    return problem && t(`applications.problem.${problem}`);
  };
  const name = (field: 'marque' | 'modele', known: readonly string[], max: number) => (
    <Autocomplete
      label={t(`applications.${field}`)}
      required
      text={line[field]}
      onText={(text) => change({ [field]: text.slice(0, max) })}
      items={startingWith(known, line[field])}
      itemText={itself}
      minLength={1}
      error={errorAt(field)}
      onPick={(text) => change({ [field]: text })}
      autoFocus={field === 'marque' && line.marque === ''}
    />
  );
  const year = (field: 'from' | 'to') => (
    <TextField
      label={t(`applications.${field}`)}
      hint={t(`applications.${field}Hint`)}
      autoComplete="off"
      value={line[field]}
      error={errorAt(field)}
      onValue={(text) => change({ [field]: text })}
      onBlur={() => onChange(withYearsRead(line))}
    />
  );
  return (
    <Card>
      <Columns $gap="m" $min="9rem">
        {name('marque', makes, MAKE_MAX)}
        {name('modele', modelsOf(line.marque.trim() === '' ? [] : [line.marque]), MODEL_MAX)}
        {year('from')}
        {year('to')}
      </Columns>
      <Columns $gap="m" $min="9rem">
        {EQUIPMENT.map((one) => (
          <Select
            key={one}
            label={t(`applications.equipment.${one}`)}
            value={line.equipment[one] ?? ''}
            options={NEEDS.map((value) => ({ value, label: t(`applications.need.${value || 'any'}`) }))}
            onValue={(need) => change({ equipment: { ...line.equipment, [one]: need } })}
          />
        ))}
      </Columns>
      <TextField
        label={t('applications.note')}
        hint={t('applications.noteHint')}
        maxLength={NOTE_MAX}
        autoComplete="off"
        value={line.note}
        onValue={(note) => change({ note })}
      />
      <Row>
        <Button variant="solid" onClick={onDone}>
          {t('applications.done')}
        </Button>
        <Button onClick={onRemove}>{t('common.remove')}</Button>
      </Row>
    </Card>
  );
}

/** A name that is typed whole needs no suggestion. */
function startingWith(names: readonly string[], text: string): string[] {
  const wanted = searchable(text);
  return names.filter((name) => searchable(name).includes(wanted) && name !== text);
}

const Card = styled.div`
  display: grid;
  gap: ${space('m')};
  padding: ${space('m')};
  background: ${color('sunken')};
`;
