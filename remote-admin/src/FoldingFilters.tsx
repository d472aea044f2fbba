import { useTranslation } from '@extranet/shared/i18n';
import { phoneQuery } from '@extranet/shared/theme';
import { Button, useMedia } from '@extranet/shared/ui';
import { FilterBar } from '@extranet/shared/ui/table';
import { SlidersHorizontal } from 'lucide-react';
import { type ComponentProps, useState } from 'react';

type Props = Omit<ComponentProps<typeof FilterBar>, 'fold' | 'folded'>;

/** The filters of a list. On a phone they stand behind one button, so that the list begins on the first screen (W2.37). */
export function FoldingFilters(props: Props) {
  const { t } = useTranslation('admin');
  const phone = useMedia(phoneQuery);
  const [unfolded, setUnfolded] = useState(false);
  if (!phone) return <FilterBar {...props} />;
  return (
    <FilterBar
      {...props}
      folded={!unfolded}
      fold={
        <Button icon={SlidersHorizontal} aria-expanded={unfolded} onClick={() => setUnfolded(!unfolded)}>
          {t(props.filtered ? 'common.filtersSet' : 'common.filters')}
        </Button>
      }
    />
  );
}
