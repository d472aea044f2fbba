import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import styled from 'styled-components';
import { color, font, innerFocusRing, phoneQuery, rowHeight, space } from '../theme/index.ts';
import { Select } from './Select.tsx';
import { useMedia } from './useMedia.ts';

export interface Tab<Id extends string = string> {
  id: Id;
  label: string;
  /** Rendered only while its tab is active. */
  content: ReactNode;
  disabled?: boolean;
}

interface Props<Id extends string> {
  /** The name of the tab list for screen readers; the dropdown's label on a phone. */
  label: string;
  tabs: readonly Tab<Id>[];
  active: Id;
  onActive: (id: Id) => void;
}

/** A dropdown under 768 px (C9.07). Arrows, Home and End move the focus and select the tab at once. */
export function Tabs<Id extends string>({ label, tabs, active, onActive }: Props<Id>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const phone = useMedia(phoneQuery);
  const content = tabs.find((tab) => tab.id === active)?.content;
  if (phone) {
    return (
      <Box>
        <Select
          label={label}
          hideLabel
          value={active}
          onValue={onActive}
          options={tabs.map((tab) => ({ value: tab.id, label: tab.label, disabled: tab.disabled ?? false }))}
        />
        <div>{content}</div>
      </Box>
    );
  }
  const handleKeyDown = (event: KeyboardEvent) => {
    const open = tabs.filter((tab) => !tab.disabled);
    const at = open.findIndex((tab) => tab.id === active);
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 }[event.key];
    const next = to === undefined ? undefined : open.at(to % open.length);
    if (!next) return;
    event.preventDefault();
    onActive(next.id);
    list.current?.querySelector<HTMLElement>(`[data-tab="${CSS.escape(next.id)}"]`)?.focus();
  };
  return (
    <Box>
      <List ref={list} role="tablist" aria-label={label} onKeyDown={handleKeyDown}>
        {tabs.map((tab) => (
          <Head
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}-${tab.id}`}
            data-tab={tab.id}
            aria-selected={tab.id === active}
            aria-controls={`${id}-panel`}
            tabIndex={tab.id === active ? 0 : -1}
            disabled={tab.disabled}
            onClick={() => onActive(tab.id)}
          >
            {tab.label}
          </Head>
        ))}
      </List>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${active}`}>
        {content}
      </div>
    </Box>
  );
}

const Box = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space('l')};
`;
const List = styled.div`
  display: flex;
  gap: ${space('xs')};
  overflow-x: auto;
  border-block-end: 1px solid ${color('line')};
`;
const Head = styled.button`
  flex: none;
  max-inline-size: 20rem;
  min-block-size: ${rowHeight()};
  padding: ${space('xs', 'm')};
  overflow: hidden;
  border: 0;
  border-block-end: 2px solid transparent;
  background: none;
  color: ${color('soft')};
  font: ${font('s', 'strong')};
  text-overflow: ellipsis;
  white-space: nowrap;
  cursor: pointer;
  &:hover { color: ${color('ink')}; }
  &[aria-selected='true'] { border-block-end-color: ${color('ink')}; color: ${color('ink')}; }
  &:disabled { opacity: 0.5; cursor: not-allowed; }
  &:focus-visible { ${innerFocusRing} }
`;
