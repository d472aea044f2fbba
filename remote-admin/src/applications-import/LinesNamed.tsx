import { useTranslation } from '@extranet/shared/i18n';
import { font, space } from '@extranet/shared/theme';
import { Alert, Reference } from '@extranet/shared/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';

interface Props {
  title: string;
  /** Of all such lines: the first of them are listed. */
  count: number;
  lines: { line: number; what: ReactNode }[];
}

/** Lines of the file that need an eye, each by its number in the spreadsheet. */
export function LinesNamed({ title, count, lines }: Props) {
  const { t } = useTranslation('admin');
  if (count === 0) return null;
  return (
    <Alert tone="warning">
      <Details open={count <= 10}>
        <summary>{title}</summary>
        <ul>
          {lines.map(({ line, what }, at) => (
            <li key={`${line} ${at}`}>
              {t('applications.import.line', { line })} {what}
            </li>
          ))}
          {count > lines.length && <li>{t('applications.import.more', { count: count - lines.length })}</li>}
        </ul>
      </Details>
    </Alert>
  );
}

/** The product of the line, where the line names one, and what is the matter. */
export function WithReference({ of, children }: { of: string; children: ReactNode }) {
  return (
    <>
      {of !== '' && (
        <>
          <Reference>{of}</Reference>
          {' · '}
        </>
      )}
      {children}
    </>
  );
}

const Details = styled.details`
  & > summary { cursor: pointer; font: ${font('s', 'strong')}; }
  & > ul {
    max-block-size: 16rem;
    overflow: auto;
    padding-inline-start: ${space('l')};
    font: ${font('xs')};
    overflow-wrap: anywhere;
  }
`;
