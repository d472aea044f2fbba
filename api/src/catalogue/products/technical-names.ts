import { technicalFields } from '@extranet/shared/contracts';

/** The fields that are kept together as a product's technical data. */
export const technicalNames = Object.keys(technicalFields) as (keyof typeof technicalFields)[];
