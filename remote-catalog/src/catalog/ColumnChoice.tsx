import type { Catalogue } from '@extranet/shared/contracts';
import { useTranslation } from '@extranet/shared/i18n';
import { color, radius, shadow, space } from '@extranet/shared/theme';
import { Checkbox, IconButton } from '@extranet/shared/ui';
import { Columns3 } from 'lucide-react';
import { type FocusEvent, type KeyboardEvent, memo, useState } from 'react';
import styled from 'styled-components';
import { type OptionalColumn, optionalColumns } from './chosen-columns.ts';

interface Props {
  catalogue: Catalogue;
  columns: readonly OptionalColumn[];
  onToggle: (column: OptionalColumn) => void;
}

/** Which columns the list shows. Escape and leaving it close it. */
export const ColumnChoice = memo(function Choice({ catalogue, columns, onToggle }: Props) {
  const { t } = useTranslation('catalog');
  const [open, setOpen] = useState(false);
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return;
    // Around it, Escape clears the filters.
    event.preventDefault();
    setOpen(false);
  };
  const handleBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) setOpen(false);
  };
  return (
    <Place onKeyDown={handleKeyDown} onBlur={handleBlur}>
      <IconButton
        icon={Columns3}
        name={t('columns.choose')}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      />
      {open && (
        <Choices>
          <legend>{t('columns.title')}</legend>
          {optionalColumns(catalogue).map((column) => (
            <Checkbox
              key={column}
              label={t(`columns.${column}`)}
              checked={columns.includes(column)}
              onValue={() => onToggle(column)}
            />
          ))}
        </Choices>
      )}
    </Place>
  );
});

const Place = styled.div`
  position: relative;
`;
const Choices = styled.fieldset`
  position: absolute;
  z-index: 20;
  inset-block-start: calc(100% + 4px);
  inset-inline-end: 0;
  inline-size: max-content;
  padding: ${space('m', 'l')};
  border: 1px solid ${color('line')};
  border-radius: ${radius()};
  background: ${color('panel')};
  box-shadow: ${shadow('pop')};
  & > legend { float: inline-start; inline-size: 100%; padding: 0; font-weight: 600; }
`;
