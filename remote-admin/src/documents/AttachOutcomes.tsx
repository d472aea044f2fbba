import type { AttachResult } from '@extranet/shared/contracts';
import { useTranslation } from '@extranet/shared/i18n';
import { font, space } from '@extranet/shared/theme';
import { Alert } from '@extranet/shared/ui';
import styled from 'styled-components';

/** How many found their order, and of each other one why it did not. */
export function AttachOutcomes({ results }: { results: readonly AttachResult[] }) {
  const { t } = useTranslation('admin');
  const others = results.filter(({ outcome }) => outcome !== 'attached');
  const renamed = results.filter(({ outcome, otherNumber }) => outcome === 'attached' && otherNumber !== '');
  const count = results.length - others.length;
  return (
    <div role="status">
      <Alert
        tone={others.length + renamed.length === 0 ? 'success' : 'info'}
        title={t('documents.attached', { count })}
      >
        {others.length + renamed.length > 0 && (
          <List>
            {others.map(({ path, name, outcome, orderRef, number }) => (
              <li key={path}>
                <strong>{name || t('documents.file')}</strong>{' '}
                {t(`documents.outcome.${outcome}`, { order: orderRef, number })}
              </li>
            ))}
            {renamed.map(({ path, name, number, otherNumber }) => (
              <li key={path}>
                <strong>{name}</strong> {t('documents.otherNumber', { number, other: otherNumber })}
              </li>
            ))}
          </List>
        )}
      </Alert>
    </div>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${space('xs')};
  padding-block-start: ${space('xs')};
  font: ${font('s')};
  overflow-wrap: anywhere;
`;
