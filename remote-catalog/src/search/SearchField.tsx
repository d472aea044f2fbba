import type { Catalogue } from '@extranet/shared/contracts';
import { useTranslation } from '@extranet/shared/i18n';
import type { EarlySearch } from '@extranet/shared/remote';
import { TEXT_MAX } from '@extranet/shared/rules';
import { selectCatalogs } from '@extranet/shared/session';
import { useAppSelector } from '@extranet/shared/store';
import { Spinner, TextField } from '@extranet/shared/ui';
import { Search } from 'lucide-react';
import {
  type FocusEvent,
  type FormEvent,
  type KeyboardEvent,
  Suspense,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { pickSearched, rememberSearched } from '../remembered.ts';
import { Suggestions, useHelpAhead } from './help-later.ts';
import type { Help, Told } from './Suggestions.tsx';
import { Beside, ChoiceField, Form, Said } from './searchStyles.tsx';
import { useAnotherSearch } from './useAnotherSearch.ts';
import { useAwaitedKey } from './useAwaitedKey.ts';
import { useOverPage } from './useOverPage.ts';
import { usePageText } from './usePageText.ts';

interface Props {
  early: EarlySearch | undefined;
  /** Nobody searches any more: something was opened, or the empty field was left with Escape. */
  onLeave?: (() => void) | undefined;
  /** On the home page: the catalogues beside the field, a hint below. */
  large?: boolean;
}

/** The one field of the search (B3.01). It takes letters before anything else of it is there. */
export function SearchField({ early, onLeave, large = false }: Props) {
  const { t } = useTranslation('catalog');
  const listId = useId();
  const catalogs = useAppSelector(selectCatalogs);
  const field = useRef<HTMLInputElement>(null);
  const help = useRef<Help>(null);
  const { text, setText, words, begun } = usePageText();
  const { mayBeOver, isOver, setOpened } = useOverPage(field, !large);
  const another = useAnotherSearch({ words, begun, setText, comesEmpty: mayBeOver });
  const [open, setOpen] = useState(false);
  const [awake, setAwake] = useState(false);
  const { awaited, setAwaited, dropArrow } = useAwaitedKey();
  const [cut, setCut] = useState(false);
  const [said, setSaid] = useState<Told>();
  const [catalogue, setCatalogue] = useState<Catalogue | ''>(() => pickSearched(catalogs));
  // Taken when the field is shown, not when it is drawn: React may hold it back a moment, in which somebody types on.
  useLayoutEffect(() => {
    if (!early) return;
    if (early.text !== '') {
      setText(early.text);
      setAwake(true);
    }
    if (early.submitted) setAwaited('Enter');
    if (early.focused) field.current?.focus();
    early.taken();
  }, [early, setText, setAwaited]);
  useHelpAhead();

  const shut = () => {
    setOpen(false);
    dropArrow();
  };
  const type = (typed: string) => {
    setCut(typed.length > TEXT_MAX.question);
    setText(typed.slice(0, TEXT_MAX.question));
    setAwake(true);
    setOpen(true);
    dropArrow();
  };
  const leave = () => {
    shut();
    setOpened(false);
    onLeave?.();
  };
  const close = () => {
    leave();
    setText(words);
  };
  const choose = (next: Catalogue | '') => {
    setCatalogue(next);
    rememberSearched(next);
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (help.current) help.current.submit();
    else setAwaited('Enter');
  };
  const isExpanded = open && said?.hasOptions === true;
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' && !help.current) setAwaited('ArrowDown');
    if (event.key !== 'Escape') return help.current?.press(event);
    // Escape closes the list, then clears the text, and only then leaves (C2.20), over the page as well.
    event.preventDefault();
    event.stopPropagation();
    const isEmptied = text === '' || !isExpanded;
    if (text === '') isOver ? close() : leave();
    else if (isEmptied) type('');
    shut();
    // What the page searched goes with its text: an empty field never stands above its results.
    // What lies over the page is for going elsewhere, and says nothing of it.
    if (isEmptied && !isOver) help.current?.leaveWords();
  };
  // The form for a part opens from here and is drawn elsewhere: what happens in it is not the field's.
  const isInside = ({ currentTarget }: FocusEvent, target: EventTarget | null) =>
    target instanceof Node && currentTarget.contains(target);
  const handleFocus = (event: FocusEvent) => {
    if (!isInside(event, event.target)) return;
    setAwake(true);
    // Who chooses a catalogue has a list of their own before them.
    if (!(event.target instanceof HTMLSelectElement)) setOpen(true);
    if (isInside(event, event.relatedTarget) || event.target !== field.current) return;
    setOpened(true);
    another.handleEntered(field.current, early?.text);
  };
  const handleBlur = (event: FocusEvent) => {
    if (isInside(event, event.relatedTarget)) return;
    shut();
    another.handleLeft();
  };
  if (catalogs.length === 0) return null;
  return (
    <Form
      role="search"
      aria-label={t('search.label')}
      data-large={large || undefined}
      onSubmit={handleSubmit}
      onPointerDown={another.handlePointerDown}
      onFocus={handleFocus}
      onBlur={handleBlur}
    >
      {isOver && <Beside aria-hidden onClick={close} />}
      {large && <ChoiceField catalogs={catalogs} value={catalogue} onValue={choose} />}
      <TextField
        ref={field}
        label={t(large ? 'search.field' : 'search.label')}
        hideLabel
        icon={Search}
        placeholder={(mayBeOver && words) || t(large ? 'search.placeholder' : 'search.placeholderShort')}
        role="combobox"
        aria-expanded={isExpanded}
        aria-controls={isExpanded ? listId : undefined}
        aria-autocomplete="list"
        aria-activedescendant={isExpanded ? said?.active : undefined}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        data-search-field
        value={text}
        onValue={type}
        onKeyDown={handleKeyDown}
        onClick={({ currentTarget }) => another.handleClick(currentTarget)}
        after={said?.waiting ? <Spinner /> : undefined}
      />
      <Said role="status">
        {said?.text || (
          <>
            {t('search.hint')} <span data-keys>{t('search.key')}</span>
          </>
        )}
      </Said>
      {awake && (
        <Suspense>
          <Suggestions
            ref={help}
            listId={listId}
            text={text}
            words={words}
            cut={cut}
            catalogs={catalogs}
            catalogue={catalogue}
            onCatalogue={large ? undefined : choose}
            open={open}
            over={isOver}
            awaited={awaited}
            onAwaited={setAwaited}
            onText={type}
            onSaid={setSaid}
            onOpen={setOpen}
            onLeave={leave}
            onClose={close}
          />
        </Suspense>
      )}
    </Form>
  );
}
