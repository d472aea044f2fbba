import { useTranslation } from '@extranet/shared/i18n';
import { Modal, useShortcut } from '@extranet/shared/ui';
import { type ComponentType, useState } from 'react';
import styled from 'styled-components';
import type { SearchBarProps } from './SearchBar.tsx';

/** The search field of the page, unless it is in a dialog that is closing. */
const FIELD = '[data-search-here] input:not([inert] *)';

const loadBar = () => import(/* webpackChunkName: "slot-home.search" */ './SearchBar.tsx');

/** '/' focuses the page's search field, or opens a search dialog on pages without one. */
export function SearchPalette() {
  const { t } = useTranslation('catalog');
  const [open, setOpen] = useState(false);
  const [openings, setOpenings] = useState(0);
  const [Bar, setBar] = useState<ComponentType<SearchBarProps>>();
  // Opened only once the bar is loaded, so that text typed after '/' goes into its field.
  const openWithBar = () => {
    loadBar().then(
      ({ default: loaded }) => {
        setBar(() => loaded);
        setOpen(true);
        setOpenings((before) => before + 1);
      },
      // Without a connection the search would not work either; the next '/' tries again.
      () => {},
    );
  };
  useShortcut('/', () => {
    const field = document.querySelector<HTMLInputElement>(FIELD);
    if (field) field.focus();
    else openWithBar();
  });
  const close = () => setOpen(false);
  return (
    <Modal open={open} onClose={close} title={t('search.label')} size="xl">
      <Room>{Bar && <Bar key={openings} onLeave={close} autoFocus />}</Room>
    </Modal>
  );
}

/** Room for the list of suggestions, which opens inside the dialog. */
const Room = styled.div`
  min-block-size: min(28rem, 70dvh);
`;
