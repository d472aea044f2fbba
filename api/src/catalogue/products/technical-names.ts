import { technicalFields } from '@extranet/shared/contracts';

/** The fields that are stored together in a product's column `technical`. */
export const technicalNames = Object.keys(technicalFields) as (keyof typeof technicalFields)[];
