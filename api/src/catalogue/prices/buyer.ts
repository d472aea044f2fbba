import type { CurrentUser } from '../../base/current-user.ts';
import type { Discounted } from './pricing.queries.ts';

/** A customer as far as rows and their prices depend on it. */
export type Buyer = Discounted & Pick<CurrentUser, 'catalogs'>;
