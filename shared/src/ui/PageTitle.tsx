import { memo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { color, media, space } from '../theme/index.ts';
import { Reference } from './layout.ts';

interface Props {
  /** Plain text: it is the title of the browser tab as well. */
  title: string;
  /** The reference that ends it: in mono, and never broken at a dash. */
  reference?: string;
  /** Content below the title: a count, a link back. */
  children?: ReactNode;
  actions?: ReactNode;
}

/** The page's only h1. Memoised, so that changes below do not render it again. */
export const PageTitle = memo(function Title({ title, reference, children, actions }: Props) {
  const { t } = useTranslation('ui');
  return (
    <Box>
      <title>{t('page.title', { title: reference ? `${title} ${reference}` : title })}</title>
      <div>
        <h1>
          {title} {reference && <Reference>{reference}</Reference>}
        </h1>
        {children && <Below>{children}</Below>}
      </div>
      {actions && <Actions>{actions}</Actions>}
    </Box>
  );
});

const Box = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: ${space('m', 'l')};
  margin-block: ${space('xl', 'l')};
  ${media.phone} { margin-block: ${space('l', 'm')}; }
`;
const Below = styled.div`
  margin-block-start: ${space('xs')};
  color: ${color('soft')};
`;
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space('s')};
`;
