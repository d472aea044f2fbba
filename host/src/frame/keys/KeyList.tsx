import { useTranslation } from '@extranet/shared/i18n';
import { color, font, radius, space } from '@extranet/shared/theme';
import { Fragment } from 'react';
import styled from 'styled-components';

const keys = [
  { id: 'search', keys: ['/'] },
  { id: 'help', keys: ['?'] },
  { id: 'move', keys: ['↑', '↓', '←', '→'] },
  { id: 'open', keys: ['Entrée'] },
  { id: 'close', keys: ['Échap'] },
  { id: 'quantity', keys: ['+', '−', '↑', '↓'] },
  { id: 'next', keys: ['Tab', 'Maj + Tab'] },
  { id: 'scan', keys: ['Code-barres'] },
  { id: 'continue', keys: ['Ctrl + Entrée'] },
] as const;

export function KeyList() {
  const { t } = useTranslation('host');
  return (
    <List>
      {keys.map(({ id, keys: caps }) => (
        <Fragment key={id}>
          <dt>
            {caps.map((cap) => (
              <Cap key={cap}>{cap}</Cap>
            ))}
          </dt>
          <dd>{t(`keys.${id}`)}</dd>
        </Fragment>
      ))}
    </List>
  );
}

const List = styled.dl`
  display: grid;
  grid-template-columns: max-content 1fr;
  gap: ${space('s', 'l')};
  align-items: center;
  margin: 0;
  dt { display: flex; flex-wrap: wrap; gap: ${space('xs')}; }
  dd { margin: 0; }
`;
const Cap = styled.kbd`
  min-inline-size: 1.75rem;
  padding: ${space('xs', 's')};
  border: 1px solid ${color('edge')};
  border-block-end-width: 2px;
  border-radius: ${radius()};
  background: ${color('sunken')};
  font: ${font('s')};
  text-align: center;
`;
