import type { Catalogue } from '@extranet/shared/contracts';
import { VEHICLE_PARAM } from '@extranet/shared/remote';
import { selectUser } from '@extranet/shared/session';
import { useAppSelector } from '@extranet/shared/store';
import { phoneQuery } from '@extranet/shared/theme';
import { useMedia } from '@extranet/shared/ui';
import {
  type KeyboardEvent,
  type Ref,
  Suspense,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useState,
} from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { handVehicle } from '../handed-vehicle.ts';
import { useOpenProduct } from '../useOpenProduct.ts';
import { useVehicle } from '../useVehicle.ts';
import { addressWithout, fittingAddress, wordsAddress, wordsIn } from '../words-address.ts';
import { fromThePage, useBackCloses } from './back-entry.ts';
import { PartRequestLater } from './later.ts';
import { readSearch } from './reading.ts';
import { rememberSearch } from './recent.ts';
import { SuggestionList } from './SuggestionList.tsx';
import { addSearchPart } from './search.part.ts';
import type { Option } from './sections.ts';
import { keepTyped, useTypedKept } from './typed-text.ts';
import { type AwaitedKey, useObeyedKey } from './useAwaitedKey.ts';
import { useSuggestions } from './useSuggestions.ts';

addSearchPart();

/** What the field asks of its help. */
export interface Help {
  press: (event: KeyboardEvent) => void;
  submit: () => void;
  /** The field was emptied: the page searches no more. */
  leaveWords: () => void;
}

/** What the field says of its help. */
export interface Told {
  text: string;
  waiting: boolean;
  hasOptions: boolean;
  /** The id of the chosen option. */
  active: string | undefined;
}

interface Props {
  ref: Ref<Help>;
  listId: string;
  text: string;
  /** What the page searches. */
  words: string;
  /** The text was longer than what is searched. */
  cut: boolean;
  catalogs: readonly Catalogue[];
  catalogue: Catalogue | '';
  /** Absent where the choice stands beside the field. */
  onCatalogue: ((catalogue: Catalogue | '') => void) | undefined;
  open: boolean;
  /** The field lies over the page. */
  over: boolean;
  awaited: AwaitedKey;
  onAwaited: (key: AwaitedKey) => void;
  onText: (text: string) => void;
  onSaid: (told: Told) => void;
  onOpen: (open: boolean) => void;
  onLeave: () => void;
  /** Nobody searches any more, and nothing was opened. */
  onClose: () => void;
}

/** Below the field: what was found while typing, and where each of it leads. */
export default function Suggestions(props: Props) {
  const { ref, listId, text, words, catalogs, catalogue, open, onSaid, onOpen, onLeave } = props;
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [address] = useSearchParams();
  const openProduct = useOpenProduct();
  const account = useAppSelector(selectUser)?.id ?? '';
  const phone = useMedia(phoneQuery);
  const vehicle = useVehicle(({ chosen }) => chosen?.key ?? '');
  const found = useSuggestions({ text, words, catalogue, vehicle, catalogs, account, open });
  const { sections, said, waiting } = found;
  const [active, setActive] = useState<string>();
  const [asking, setAsking] = useState<{ text: string }>();
  const options = sections.flatMap((section) => section.options);
  const at = options.findIndex(({ id }) => id === active);
  const activeId = at < 0 ? undefined : `${listId}-${active}`;

  const hasOptions = options.length > 0;
  // On /home the field stands in the page, and its list alone covers what is below.
  const covers = phone && open && hasOptions;
  useBackCloses(props.over || covers, props.over ? props.onClose : () => onOpen(false), !props.over);
  const sayNow = useEffectEvent(() => onSaid({ text: said, waiting, hasOptions, active: activeId }));
  // biome-ignore lint/correctness/useExhaustiveDependencies: told whenever one of them is another.
  useEffect(() => sayNow(), [said, waiting, hasOptions, activeId]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text has other rows, and none is chosen.
  useEffect(() => setActive(undefined), [text, catalogue]);

  useTypedKept(text, words, account);
  const goTo = (to: string) => {
    onLeave();
    fromThePage(() => {
      // Back leads to what was typed here, or to what this page searches.
      keepTyped(words === '' ? text : '', account);
      navigate(to);
    });
  };
  const leaveWords = () => {
    const searched = pathname === '/catalog' && wordsIn(address);
    if (searched) navigate(addressWithout(searched));
  };
  const search = (q: string, of = catalogue, as: '' | 'typed' = '') => {
    rememberSearch(q, account);
    goTo(wordsAddress({ q, catalogue: of, vehicle, as }));
  };
  const findVehicle = () => {
    const written = text;
    props.onText('');
    onLeave();
    fromThePage(() => {
      if (!handVehicle(written)) navigate(`/montage${vehicle && `?${VEHICLE_PARAM}=${vehicle}`}`);
    });
  };
  const submit = () => {
    if (text.trim() === '') return leaveWords();
    if (readSearch(text).kind === 'words') search(text);
    else findVehicle();
  };
  useObeyedKey({ ...props, hasRows: hasOptions && !waiting }, submit, () => {
    // A row that was chosen meanwhile and is still there stays chosen.
    if (at < 0) setActive(options[0]?.id);
  });

  const pick = (option: Option) => {
    switch (option.kind) {
      case 'row':
        rememberSearch(text, account);
        onLeave();
        return fromThePage(() => openProduct(option.row));
      case 'fitting':
        rememberSearch(text, account);
        return goTo(fittingAddress({ q: text, catalogue: '', vehicle, as: '' }));
      case 'see':
        return search(text, option.catalogue || catalogue);
      case 'vehicle':
        return findVehicle();
      case 'recent':
        return search(option.text);
      case 'resume':
        return props.onText(option.text);
      case 'favourites':
        return goTo('/favoris');
      case 'nearest':
        return search(option.q);
      case 'models':
        return goTo(option.to);
      case 'ask':
        onOpen(false);
        return setAsking({ text: text.trim() });
      case 'exact':
        return search(option.text, catalogue, 'typed');
    }
  };
  const press = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      onOpen(true);
      props.onAwaited(step > 0 && (waiting || !hasOptions) ? 'ArrowDown' : undefined);
      // Up from the first leads back to the text, and once more to the last.
      const count = options.length + 1;
      setActive(options[((at + 1 + step + count) % count) - 1]?.id);
    }
    const chosen = options[at];
    if (event.key !== 'Enter' || !chosen || !open) return;
    event.preventDefault();
    pick(chosen);
  };
  useImperativeHandle(ref, () => ({ press, submit, leaveWords }));
  return (
    <>
      {open && <SuggestionList {...props} found={found} active={active} onPick={pick} />}
      {asking && (
        <Suspense>
          <PartRequestLater key={pathname} text={asking.text} onClose={() => setAsking(undefined)} />
        </Suspense>
      )}
    </>
  );
}
