import type { RuleOfFitting } from '@extranet/shared/contracts';
import { useTranslation } from '@extranet/shared/i18n';
import { CATALOGUES } from '@extranet/shared/rules';
import { type Condition, OUTCOMES } from '@extranet/shared/rules/fitting';
import { color, font, radius, space } from '@extranet/shared/theme';
import { Alert, Button, Checkbox, Columns, Modal, Select, Stack, TextField } from '@extranet/shared/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { ConditionsEditor } from './ConditionsEditor.tsx';
import { LONG_MAX } from './draft.ts';
import { partFields, WHEN_FIELDS } from './fields.ts';
import { problemAt, problemsOf } from './problems.ts';
import type { RuleRow } from './rule-list.ts';
import { TextWithCount } from './TextWithCount.tsx';

interface Props {
  row: RuleRow;
  open: boolean;
  onChange: (rule: RuleOfFitting) => void;
  onTakeBack: (ruleId: string) => void;
  onClose: () => void;
}

/** One rule, without code. What is typed goes into the draft at once: closing loses nothing. */
export function RuleDialog({ row, open, onChange, onTakeBack, onClose }: Props) {
  const { t } = useTranslation('admin');
  const { rule, state, words } = row;
  // A form that was just opened empty accuses nobody; one that was closed incomplete says what is missing.
  const [fresh] = useState(state === 'added' && rule.title === '');
  const problems = problemsOf(t, rule);
  // Nor does a condition that was just added or given another field, before it was left.
  const [begun, setBegun] = useState<string | null>(null);
  const shown = fresh && rule.title === '' ? [] : problems.filter(({ at }) => at !== begun);
  const change = (changes: Partial<RuleOfFitting>) => onChange({ ...rule, ...changes });
  const text = (name: 'why' | 'text') => (
    <TextWithCount
      label={t(`rules.form.${name}`)}
      hint={t(`rules.form.${name}Hint`)}
      required
      max={LONG_MAX}
      value={rule[name]}
      error={problemAt(shown, name)}
      onValue={(value) => change({ [name]: value })}
    />
  );
  return (
    <Modal
      open={open}
      onClose={onClose}
      title={rule.title || t('rules.form.new')}
      size="l"
      footer={
        <>
          {state === 'changed' && (
            <Button onClick={() => onTakeBack(rule.ruleId)}>{t('rules.form.takeBack')}</Button>
          )}
          <Button variant="solid" onClick={onClose}>
            {t('rules.form.done')}
          </Button>
        </>
      }
    >
      <Stack>
        <Columns $gap="m" $min="14rem">
          <TextField
            label={t('rules.form.title')}
            hint={t('rules.form.titleHint')}
            required
            autoComplete="off"
            value={rule.title}
            error={problemAt(shown, 'title')}
            onValue={(title) => change({ title })}
          />
          <Checkbox
            label={t('rules.form.active')}
            hint={t('rules.form.activeHint')}
            checked={rule.active}
            onValue={(active) => change({ active })}
          />
        </Columns>
        <Sentence aria-live="polite">
          <strong>{t('rules.form.inWords')}</strong> {words}
        </Sentence>
        <ConditionsEditor
          list="when"
          legend={t('rules.form.when')}
          none={t('rules.form.whenNone')}
          fields={WHEN_FIELDS}
          conditions={rule.when}
          problems={shown}
          onBegun={setBegun}
          onConditions={(when) => change({ when: when.map(written) })}
        />
        <Columns $gap="m" $min="14rem">
          <Select
            label={t('rules.form.of')}
            value={rule.of}
            options={CATALOGUES.map((value) => ({ value, label: t(`product.catalogue.${value}`) }))}
            onValue={(of) => change({ of })}
          />
          <Select
            label={t('rules.form.outcome')}
            value={rule.outcome}
            options={OUTCOMES.map((value) => ({ value, label: t(`rules.outcome.${value}`) }))}
            onValue={(outcome) => change({ outcome })}
          />
        </Columns>
        {rule.outcome === 'warns' && text('text')}
        <ConditionsEditor
          list="part"
          legend={t(`rules.form.part.${rule.outcome}`)}
          none={t(rule.outcome === 'warns' ? 'rules.form.partAlways' : 'rules.form.partNone')}
          fields={partFields(rule.of)}
          conditions={rule.part}
          problems={shown}
          onBegun={setBegun}
          onConditions={(part) => change({ part: part.map(written) })}
        />
        {text('why')}
        <TextWithCount
          label={t('rules.form.source')}
          hint={t('rules.form.sourceHint')}
          max={LONG_MAX}
          value={rule.source}
          error={problemAt(shown, 'source')}
          onValue={(source) => change({ source })}
        />
        {shown.length > 0 && (
          <Alert tone="warning" title={t('rules.form.toCorrect', { count: shown.length })}>
            {t('rules.form.toCorrectHint')}
          </Alert>
        )}
      </Stack>
    </Modal>
  );
}

const written = ({ values, ...condition }: Condition) => ({
  ...condition,
  values: [...values],
});

const Sentence = styled.p`
  padding: ${space('m')};
  border-radius: ${radius()};
  background: ${color('sunken')};
  font: ${font('s')};
  overflow-wrap: anywhere;
`;
