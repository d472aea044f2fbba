import type { DeskImport } from '@extranet/shared/contracts';
import { date, integer } from '@extranet/shared/format';
import { useTranslation } from '@extranet/shared/i18n';
import { color, font, space } from '@extranet/shared/theme';
import { Badge, Panel } from '@extranet/shared/ui';
import styled from 'styled-components';
import { useDesk } from './desk.slice.ts';

/** The last updates from a file, and what came of them; nothing while there were none. */
export function ImportsPanel() {
  const { t } = useTranslation('admin');
  const imports = useDesk((state) => state.desk.desk?.imports);
  if (!imports || imports.length === 0) return null;
  return (
    <Panel title={t('imports.title')} flush>
      <ul>
        {imports.map((one) => (
          <Line key={one.id}>
            <span>{date(one.at, 'minute')}</span>
            {one.by && <Quiet>{one.by}</Quiet>}
            <Outcome of={one} />
          </Line>
        ))}
      </ul>
    </Panel>
  );
}

function Outcome({ of: { status, updated, unread } }: { of: DeskImport }) {
  const { t } = useTranslation('admin');
  if (status === 'failed') return <Badge tone="error">{t('imports.refused')}</Badge>;
  if (status === 'undone') return <Badge>{t('imports.undone')}</Badge>;
  if (status === 'running') return <Badge>{t('imports.running')}</Badge>;
  return (
    <>
      <span>{t('imports.updated', { count: updated ?? 0, shown: integer(updated ?? 0) })}</span>
      {unread > 0 && <Badge>{t('imports.unread', { count: unread, shown: integer(unread) })}</Badge>}
    </>
  );
}

const Line = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space('xxs', 'm')};
  padding: ${space('s', 'l')};
  border-block-start: 1px solid ${color('line')};
  font: ${font('s')};
  &:first-child { border-block-start: 0; }
`;
const Quiet = styled.span`
  color: ${color('soft')};
`;
