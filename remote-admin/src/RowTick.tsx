import { media, rowHeight } from '@extranet/shared/theme';
import { Checkbox, VisuallyHidden } from '@extranet/shared/ui';
import styled from 'styled-components';

interface Props {
  name: string;
  checked: boolean;
  onToggle: () => void;
}

/** Picks a row of a list. Reached by arrow right from the row, so that the list stays one tab stop. */
export const RowTick = ({ name, checked, onToggle }: Props) => (
  <Tick>
    <Checkbox
      tabIndex={-1}
      label={<VisuallyHidden>{name}</VisuallyHidden>}
      checked={checked}
      onValue={onToggle}
    />
  </Tick>
);

const Tick = styled.span`
  display: inline-grid;
  align-items: center;
  min-block-size: ${rowHeight()};
  overflow: visible;
  ${media.print} { display: none; }
`;
