import { useTranslation } from '@extranet/shared/i18n';
import { searchable } from '@extranet/shared/rules';
import { Alert, Button, Checkbox, EmptyState, Stack, TextField } from '@extranet/shared/ui';
import { type Column, DataTable } from '@extranet/shared/ui/table';
import { Search } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { SeenReference } from '../NamedReference.tsx';
import { useRefusal } from '../refusals.ts';
import { useFoundReferences } from '../useFoundReferences.ts';
import { useRelated } from './related.slice.ts';
import type { RelatedEdit } from './useRelatedEdit.ts';

/** The most references that the list shows. */
const SHOWN_MAX = 100_000;

interface Line {
  ref: string;
  checked: boolean;
}

interface Props {
  edit: RelatedEdit;
  own: string;
  /** Whether the search has the cursor at once: not on a page, where it is one section of several. */
  autoFocus?: boolean;
}

/**
 * The references of the catalogue with a check box each, as far as somebody scrolls or what was typed: checked ones are this product's
 * accessories and kits.
 */
export function RelatedTab({ edit, own, autoFocus = true }: Props) {
  const { t } = useTranslation('admin');
  const { status, saving, refusal } = useRelated((state) => state.related);
  const error = useRefusal(refusal);
  const [search, setSearch] = useState('');
  const { references, waiting, readOn, failed, retry } = useFoundReferences(search);
  const { checked, saved } = edit;
  const found = useMemo(() => {
    const wanted = searchable(search);
    // Signs alone are in no reference.
    const isSign = wanted === '' && search.trim() !== '';
    const first = isSign ? [] : saved.filter((ref) => searchable(ref).includes(wanted));
    const others = references.filter((ref) => ref !== own && !first.includes(ref));
    return [...first, ...others].slice(0, SHOWN_MAX);
  }, [saved, references, own, search]);
  const rows = useMemo(
    () => found.map((ref): Line => ({ ref, checked: checked.has(ref) })),
    [found, checked],
  );
  const tick = useRef(edit.tick);
  tick.current = edit.tick;
  const columns = useMemo<Column<Line>[]>(
    () => [
      {
        id: 'ref',
        header: t('related.reference'),
        cell: ({ ref, checked }) => (
          <Checkbox
            label={<SeenReference reference={ref} />}
            checked={checked}
            onValue={(on) => tick.current(ref, on)}
          />
        ),
      },
    ],
    [t],
  );
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (autoFocus) field.current?.focus();
  }, [autoFocus]);
  if (status === 'error') return <Failed title={t('related.failed')} onRetry={edit.reload} />;
  return (
    <Stack $gap="m">
      {saving === 'error' && error && <Alert>{error.message}</Alert>}
      <TextField
        ref={field}
        label={t('related.search')}
        type="search"
        icon={Search}
        value={search}
        onValue={setSearch}
        hint={t('related.count', { count: checked.size })}
      />
      <DataTable
        label={t('related.title')}
        columns={columns}
        rows={rows}
        rowKey={({ ref }) => ref}
        loading={status === 'pending' || waiting}
        onEnd={readOn}
        maxHeight="min(26rem, 50dvh)"
        empty={
          failed ? (
            <Failed title={t('related.catalogueFailed')} onRetry={retry} />
          ) : (
            <EmptyState title={t('related.none')}>{t('related.noneHint')}</EmptyState>
          )
        }
      />
    </Stack>
  );
}

function Failed({ title, onRetry }: { title: string; onRetry: () => void }) {
  const { t } = useTranslation('admin');
  return (
    <EmptyState title={title} action={<Button onClick={onRetry}>{t('common.retry')}</Button>}>
      {t('common.failedHint')}
    </EmptyState>
  );
}
