import type { AuditLine } from '@extranet/shared/contracts';
import { date } from '@extranet/shared/format';
import { useTranslation } from '@extranet/shared/i18n';
import { color, font, media, space } from '@extranet/shared/theme';
import { Button, Modal, Stack } from '@extranet/shared/ui';
import styled from 'styled-components';
import { actionName, fieldName, objectName, valueIn } from '../audit-texts.ts';
import { FactList } from '../FactList.ts';

interface Props {
  line: AuditLine | undefined;
  open: boolean;
  onClose: () => void;
}

/** One action in full: each field before and after. */
export function AuditDialog({ line, open, onClose }: Props) {
  const { t } = useTranslation('admin');
  if (!line) return null;
  return (
    <Modal
      open={open}
      onClose={onClose}
      title={actionName(t, line.auAction)}
      size="m"
      footer={<Button onClick={onClose}>{t('common.close')}</Button>}
    >
      <Stack>
        <FactList>
          <dt>{t('audit.at')}</dt>
          <dd>{date(line.auAt, 'second')}</dd>
          <dt>{t('audit.actor')}</dt>
          <dd>{line.auActor}</dd>
          <dt>{t('audit.object')}</dt>
          <dd>{objectName(t, line)}</dd>
          {/* A command that was run on the server has no request. */}
          {line.auRequestId && (
            <>
              <dt>{t('audit.request')}</dt>
              <dd>{line.auRequestId}</dd>
            </>
          )}
        </FactList>
        {line.auChanges.length === 0 ? (
          <p>{t('audit.noChange')}</p>
        ) : (
          <Changes>
            <thead>
              <tr>
                <th scope="col">{t('audit.field')}</th>
                <th scope="col">{t('audit.before')}</th>
                <th scope="col">{t('audit.after')}</th>
              </tr>
            </thead>
            <tbody>
              {line.auChanges.map((change) => (
                <tr key={change.field}>
                  <th scope="row">{fieldName(t, change.field)}</th>
                  <td data-name={t('audit.before')}>{valueIn(t, change, change.before)}</td>
                  <td data-name={t('audit.after')}>{valueIn(t, change, change.after)}</td>
                </tr>
              ))}
            </tbody>
          </Changes>
        )}
      </Stack>
    </Modal>
  );
}

const Changes = styled.table`
  inline-size: 100%;
  table-layout: fixed;
  border-collapse: collapse;
  font: ${font('s')};
  overflow-wrap: anywhere;
  & th, & td { padding: ${space('s')}; border-block-end: 1px solid ${color('line')}; text-align: start; vertical-align: top; }
  & thead th { color: ${color('soft')}; }
  ${media.phone} {
    & thead { display: none; }
    & tr { display: grid; padding-block: ${space('s')}; border-block-end: 1px solid ${color('line')}; }
    & th, & td { padding: ${space('xxs')} 0; border: 0; }
    & td::before { content: attr(data-name) '\\00a0: '; color: ${color('soft')}; }
  }
`;
