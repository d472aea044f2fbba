import { useTranslation } from '@extranet/shared/i18n';
import { Badge } from '@extranet/shared/ui';
import type { ListLine } from './lines.ts';
import { Verdict } from './listStyles.ts';

/** What is to be said of a line. */
export function LineVerdict({ line: { state, notes } }: { line: ListLine }) {
  const { t } = useTranslation('cart-orders');
  const hints = notes.map((note) => t(`list.note.${note}`)).join(' · ');
  return (
    <Verdict title={hints || undefined}>
      <Badge tone={state === 'unknown' || state === 'notOrderable' ? 'error' : 'quiet'}>
        {t(`list.state.${state}`)}
      </Badge>
      {hints && <small>{hints}</small>}
    </Verdict>
  );
}
