import { lateParts } from '@extranet/shared/store';

/** Vehicle, fitting, search and lists cost the home page nothing: each comes with the first file that shows something of it. */
export const { addPart, withLateParts, partsSaga } = lateParts('catalog');
