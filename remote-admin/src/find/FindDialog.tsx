import type { Found } from '@extranet/shared/contracts';
import { useTranslation } from '@extranet/shared/i18n';
import { useAppDispatch } from '@extranet/shared/store';
import { color, font, radius, space } from '@extranet/shared/theme';
import { Modal, Reference, TextField } from '@extranet/shared/ui';
import { Search } from 'lucide-react';
import {
  type FocusEvent,
  type KeyboardEvent,
  useEffect,
  useEffectEvent,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { findTyped, useFind } from './find.slice.ts';
import { pagesFound } from './pages.ts';
import { type HitKind, placeOf } from './places.ts';

interface Props {
  open: boolean;
  /** What was typed before the field had the focus. */
  early: string;
  onThere: () => void;
  onClose: () => void;
}

interface Hit {
  kind: HitKind;
  found: Found;
}

const TEXT_MAX = 100;

/** One field over customers, orders, products, posts and the pages of the menu: arrows choose, Enter opens. */
export function FindDialog({ open, early, onThere, onClose }: Props) {
  const { t } = useTranslation('admin');
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const id = useId();
  const [text, setText] = useState('');
  const [at, setAt] = useState(0);
  const sought = useRef(false);
  /** Enter came before the answer to it, as from a scanner: it counts when the answer is there. */
  const [awaited, setAwaited] = useState('');
  const { status, groups: answers, text: answered } = useFind((state) => state.find);
  const pages = useMemo(() => pagesFound(t, text), [t, text]);
  // Known without a call, and last: what was typed is a customer more often than a page.
  const groups: { kind: HitKind; hits: Found[]; more: boolean }[] = [
    ...answers,
    ...(pages.length > 0 ? [{ kind: 'pages' as const, hits: pages, more: false }] : []),
  ];
  const hits: Hit[] = groups.flatMap(({ kind, hits }) => hits.map((found) => ({ kind, found })));
  useEffect(() => setText(early), [early]);
  useEffect(() => {
    dispatch(findTyped(open ? text : ''));
    setAt(0);
    setAwaited('');
  }, [dispatch, open, text]);
  const chosen = Math.min(at, hits.length - 1);
  const active = hits[chosen];
  const optionId = (index: number) => `${id}-${index}`;
  const go = ({ kind, found }: Hit) => {
    onClose();
    void navigate(placeOf(kind, found));
  };
  const isAnswered = status === 'success' && answered === text.trim();
  const goWhenAnswered = useEffectEvent(() => {
    if (active) go(active);
  });
  useEffect(() => {
    if (isAnswered && awaited === answered && awaited !== '') goWhenAnswered();
  }, [isAnswered, awaited, answered]);
  const handleKeyDown = (event: KeyboardEvent) => {
    const steps = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (steps && hits.length > 0) {
      event.preventDefault();
      const next = (chosen + steps + hits.length) % hits.length;
      setAt(next);
      document.getElementById(optionId(next))?.scrollIntoView?.({ block: 'nearest' });
    }
    // Enter waits for the answer to what is typed: what stands there may belong to earlier letters.
    if (event.key !== 'Enter') return;
    // The dialog closes within this key, and the focus goes back to a button, which the browser would then press as well.
    event.preventDefault();
    if (active && (active.kind === 'pages' || isAnswered)) go(active);
    else if (!isAnswered) setAwaited(text.trim());
  };
  const handleFocus = ({ currentTarget }: FocusEvent<HTMLInputElement>) => {
    onThere();
    // What was sought before gives way to the next letter.
    if (sought.current) currentTarget.select();
    sought.current = true;
  };
  let index = -1;
  return (
    <Modal open={open} onClose={onClose} title={t('find.title')} size="m">
      <TextField
        label={t('find.label')}
        hideLabel
        placeholder={t('find.placeholder')}
        icon={Search}
        autoFocus
        autoComplete="off"
        role="combobox"
        aria-expanded={hits.length > 0}
        aria-controls={`${id}-list`}
        aria-activedescendant={active ? optionId(chosen) : undefined}
        maxLength={TEXT_MAX}
        onKeyDown={handleKeyDown}
        onFocus={handleFocus}
        value={text}
        onValue={setText}
      />
      <Told role="status">
        {status === 'error' && t('find.failed')}
        {status === 'success' && hits.length === 0 && t('find.none', { text: answered })}
        {text.trim() === '' && t('find.hint')}
      </Told>
      <List id={`${id}-list`} role="listbox" aria-label={t('find.found')}>
        {groups.map(({ kind, hits: found, more }) => (
          <Group key={kind} role="group" aria-label={t(`find.kinds.${kind}`)}>
            <Head aria-hidden>{t(`find.kinds.${kind}`)}</Head>
            {found.map((one) => {
              index += 1;
              const own = index;
              return (
                <Option
                  key={`${one.id} ${one.detail}`}
                  id={optionId(own)}
                  role="option"
                  tabIndex={-1}
                  aria-selected={own === chosen}
                  onClick={() => go({ kind, found: one })}
                  onMouseMove={() => setAt(own)}
                >
                  {kind === 'customers' || kind === 'pages' ? (
                    <strong>{one.title}</strong>
                  ) : (
                    <Reference>{one.title}</Reference>
                  )}
                  <Detail>{one.detail}</Detail>
                </Option>
              );
            })}
            {more && <More aria-hidden>{t('find.more')}</More>}
          </Group>
        ))}
      </List>
    </Modal>
  );
}

const Told = styled.p`
  min-block-size: 1.5rem;
  padding-block: ${space('xs')};
  color: ${color('soft')};
  font: ${font('xs')};
`;
/** As high as it will be: the dialog does not grow under the pointer. */
const List = styled.div`
  block-size: min(26rem, 55vh);
  overflow: auto;
`;
const Group = styled.div``;
const Head = styled.p`
  padding: ${space('s', 's')};
  color: ${color('soft')};
  font: ${font('xs', 'strong')};
`;
const Option = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${space('m')};
  padding: ${space('s')};
  border-radius: ${radius()};
  font: ${font('s')};
  cursor: pointer;
  scroll-margin: ${space('xl')};
  &[aria-selected='true'] { background: ${color('selected')}; }
`;
const Detail = styled.span`
  color: ${color('soft')};
  font: ${font('xs')};
`;
const More = styled.p`
  padding: ${space('xs', 's')};
  color: ${color('soft')};
  font: ${font('xs')};
`;
