import { useTranslation } from '@extranet/shared/i18n';
import { useAppDispatch } from '@extranet/shared/store';
import { color, focusRing, font, media, radius, space } from '@extranet/shared/theme';
import { Alert, Button, Icon, IconButton, VisuallyHidden } from '@extranet/shared/ui';
import { BookmarkPlus, Pencil, Users } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { viewAddress } from '../view-address.ts';
import { viewSubmitted } from './list-views.slice.ts';
import { columnsOf, type ListViewInUse } from './useListView.ts';
import { useViewToasts } from './useViewToasts.ts';
import { ViewDialog } from './ViewDialog.tsx';

interface Props {
  inUse: ListViewInUse;
  /** The menu of columns. */
  columns?: ReactNode;
}

/** Saved views of a list, each one click away, and what can be done with the one that is open (B9.05). */
export function ViewBar({ inUse, columns }: Props) {
  const { t } = useTranslation('admin');
  const dispatch = useAppDispatch();
  const { at, list, views, view, gone, changed, address } = inUse;
  const [edited, setEdited] = useState<'new' | 'view' | null>(null);
  useViewToasts(inUse);
  const handleReplace = () => {
    if (!view) return;
    const wish = { ...{ list, address }, name: view.name, shared: view.shared, columns: columnsOf(inUse) };
    dispatch(viewSubmitted({ wish, over: view }));
  };
  return (
    <>
      <Bar>
        <Views aria-label={t('views.title')}>
          <ul>
            <li>
              <Pill to={at} aria-current={!view && address === '' ? 'true' : undefined}>
                {t('views.all')}
              </Pill>
            </li>
            {views.map(({ id, name, shared, address: saved }) => (
              <li key={id}>
                <Pill
                  to={`${at}${viewAddress(saved, id)}`}
                  aria-current={id === view?.id ? 'true' : undefined}
                >
                  {shared && (
                    <>
                      <Icon of={Users} size={14} />
                      <VisuallyHidden>{t('views.shared')}</VisuallyHidden>
                    </>
                  )}
                  {name}
                </Pill>
              </li>
            ))}
          </ul>
        </Views>
        <Tools>
          {view && changed && <Button onClick={handleReplace}>{t('views.replace')}</Button>}
          {view && (
            <IconButton
              icon={Pencil}
              name={t('views.edit', { name: view.name })}
              onClick={() => setEdited('view')}
            />
          )}
          <IconButton icon={BookmarkPlus} name={t('views.save')} onClick={() => setEdited('new')} />
          {columns}
        </Tools>
      </Bar>
      {gone !== undefined && (
        <Alert tone="warning" onDismiss={() => inUse.open(address)}>
          {gone ? t('views.gone', { name: gone }) : t('views.goneUnknown')}
        </Alert>
      )}
      <ViewDialog
        open={edited !== null}
        view={edited === 'view' ? view : undefined}
        inUse={inUse}
        onClose={() => setEdited(null)}
      />
    </>
  );
}

const Bar = styled.div`
  display: flex;
  align-items: center;
  gap: ${space('s')};
  min-block-size: 48px;
  margin-block-end: ${space('s')};
  ${media.print} { display: none; }
`;
const Views = styled.nav`
  flex: 1 1 auto;
  min-inline-size: 0;
  overflow-x: auto;
  scrollbar-width: thin;
  & > ul { display: flex; gap: ${space('s')}; margin: 0; padding: 4px; list-style: none; }
`;
const Tools = styled.div`
  flex: none;
  display: flex;
  align-items: center;
  gap: ${space('xs')};
`;
const Pill = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${space('xs')};
  min-block-size: 36px;
  padding-inline: ${space('m')};
  border: 1px solid ${color('edge')};
  border-radius: ${radius('pill')};
  background: ${color('panel')};
  color: ${color('ink')};
  font: ${font('s', 'strong')};
  text-decoration: none;
  white-space: nowrap;
  &:hover { background: ${color('hover')}; }
  &:focus-visible { ${focusRing} }
  &[aria-current] { border-color: ${color('solid')}; background: ${color('solid')}; color: ${color('onSolid')}; }
  ${media.coarse} { min-block-size: 44px; }
  ${media.phone} { min-block-size: 44px; }
`;
