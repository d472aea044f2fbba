import { useTranslation } from '@extranet/shared/i18n';
import { Modal, useShortcut } from '@extranet/shared/ui';
import { type ComponentType, useState } from 'react';
import styled from 'styled-components';
import type { SearchBarProps } from './SearchBar.tsx';

/** Not the one of a dialog that is sliding away. */
const FIELD = '[data-search-here] input:not([inert] *)';

const loadBar = () => import(/* webpackChunkName: "slot-home.search" */ './SearchBar.tsx');

/** '/' puts the cursor into the page's search, or brings one where the page has none. */
export function SearchPalette() {
  const { t } = useTranslation('catalog');
  const [open, setOpen] = useState(false);
  const [times, setTimes] = useState(0);
  const [Bar, setBar] = useState<ComponentType<SearchBarProps>>();
  // Opened when the bar is there, and not before: what is typed after '/' must find its field.
  const openWithBar = () => {
    loadBar().then(
      ({ default: loaded }) => {
        setBar(() => loaded);
        setOpen(true);
        setTimes((before) => before + 1);
      },
      // Without a line there is no search either; the next '/' tries again.
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
      <Room>{Bar && <Bar key={times} onLeave={close} autoFocus />}</Room>
    </Modal>
  );
}

/** The list of suggestions opens inside the dialog. */
const Room = styled.div`
  min-block-size: min(28rem, 70dvh);
`;
