import { useTranslation } from '@extranet/shared/i18n';
import { searchable } from '@extranet/shared/rules';
import { Alert, Button, Checkbox, EmptyState, Stack, TextField } from '@extranet/shared/ui';
import { type Column, DataTable } from '@extranet/shared/ui/table';
import { Search } from 'lucide-react';
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { SeenReference } from '../NamedReference.tsx';
import { useRefusal } from '../refusals.ts';
import { useAllReferences } from '../useAllReferences.ts';
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

/** Every reference of the catalogue with a check box: checked ones are this product's accessories and kits. */
export function RelatedTab({ edit, own, autoFocus = true }: Props) {
  const { t } = useTranslation('admin');
  const { status, saving, refusal } = useRelated((state) => state.related);
  const all = useAllReferences();
  const error = useRefusal(refusal);
  const [search, setSearch] = useState('');
  const wanted = searchable(useDeferredValue(search));
  const { checked, saved } = edit;
  const candidates = useMemo(() => {
    const first = new Set(saved);
    return [...saved, ...all.references.filter((ref) => ref !== own && !first.has(ref))].slice(0, SHOWN_MAX);
  }, [saved, all.references, own]);
  const found = useMemo(
    () => (wanted === '' ? candidates : candidates.filter((ref) => searchable(ref).includes(wanted))),
    [candidates, wanted],
  );
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
  if (status === 'error')
    return (
      <EmptyState
        title={t('related.failed')}
        action={<Button onClick={edit.reload}>{t('common.retry')}</Button>}
      >
        {t('common.failedHint')}
      </EmptyState>
    );
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
        loading={status === 'pending' || all.status === 'pending'}
        maxHeight="min(26rem, 50dvh)"
        empty={<EmptyState title={t('related.none')}>{t('related.noneHint')}</EmptyState>}
      />
    </Stack>
  );
}
