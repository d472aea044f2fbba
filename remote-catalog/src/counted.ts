import { integer } from '@extranet/shared/format';

/** '500+' where the server stopped counting: there are more, and nobody knows how many. */
export const counted = ({
  count = 0,
  more,
}: {
  count?: number | undefined;
  more?: boolean | undefined;
}): string => `${integer(count)}${more ? '+' : ''}`;
