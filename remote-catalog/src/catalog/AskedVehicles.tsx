import { useTranslation } from '@extranet/shared/i18n';
import { phoneQuery } from '@extranet/shared/theme';
import { Link, useMedia } from '@extranet/shared/ui';
import { Fragment, useLayoutEffect, useRef, useState } from 'react';
import { type Words, wordsAddress } from '../words-address.ts';
import type { AskedVehicles as Asked } from './vehicle-in-question.ts';
import { InSentence, Vehicles } from './wordsStyles.ts';

/** The first screen of a phone belongs to the parts. */
const FIRST_ON_A_PHONE = 2;

/** The vehicles that the words may mean, each a link that takes it. */
export function AskedVehicles({ asked, words }: { asked: Asked; words: Words }) {
  const { t } = useTranslation('catalog');
  const phone = useMedia(phoneQuery);
  const [unfolded, setUnfolded] = useState(false);
  const sentence = useRef<HTMLSpanElement>(null);
  // The button goes: the keyboard stays where it was.
  useLayoutEffect(() => {
    if (unfolded) sentence.current?.querySelectorAll('a')[FIRST_ON_A_PHONE]?.focus();
  }, [unfolded]);
  const { vehicles, areOthers } = asked;
  const several = vehicles.length > 1;
  const shown = phone && !unfolded ? vehicles.slice(0, FIRST_ON_A_PHONE) : vehicles;
  const left = vehicles.length - shown.length;
  return (
    <Vehicles ref={sentence}>
      {areOthers && `${t('named.other')} `}
      {several && `${t('named.which')} `}
      {shown.map(({ key, inWords }, at) => (
        <Fragment key={key}>
          {at > 0 && ' · '}
          <Link to={wordsAddress({ ...words, vehicle: key })} alone>
            {several ? inWords : t('named.take', { inWords })}
          </Link>
        </Fragment>
      ))}
      {left > 0 && (
        <>
          {' · '}
          <InSentence type="button" aria-expanded={false} onClick={() => setUnfolded(true)}>
            {t('named.more', { count: left })}
          </InSentence>
        </>
      )}
    </Vehicles>
  );
}
