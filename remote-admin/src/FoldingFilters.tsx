import { useTranslation } from '@extranet/shared/i18n';
import { phoneQuery } from '@extranet/shared/theme';
import { Button, useMedia } from '@extranet/shared/ui';
import { FilterBar } from '@extranet/shared/ui/table';
import { SlidersHorizontal } from 'lucide-react';
import { type ComponentProps, type ReactNode, useState } from 'react';

interface Props extends Omit<ComponentProps<typeof FilterBar>, 'fold' | 'folded' | 'below'> {
  /** A line of its own under the fields, or what of it stays when they are folded. */
  below?: (folded: boolean) => ReactNode;
}

/** The filters of a list. On a phone they stand behind one button, so that the list begins on the first screen (W2.37). */
export function FoldingFilters({ below, ...props }: Props) {
  const { t } = useTranslation('admin');
  const phone = useMedia(phoneQuery);
  const [unfolded, setUnfolded] = useState(false);
  if (!phone) return <FilterBar {...props} below={below?.(false)} />;
  return (
    <FilterBar
      {...props}
      below={below?.(!unfolded)}
      folded={!unfolded}
      fold={
        <Button icon={SlidersHorizontal} aria-expanded={unfolded} onClick={() => setUnfolded(!unfolded)}>
          {t(props.filtered ? 'common.filtersSet' : 'common.filters')}
        </Button>
      }
    />
  );
}
