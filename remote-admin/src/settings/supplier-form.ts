import type { SupplierSettings } from '@extranet/shared/contracts';
import { isPostcode } from '@extranet/shared/rules';
import { phoneProblem } from '@extranet/shared/ui/sign-in';

/** The fields that are judged before they are sent; colours are judged as they are chosen. */
export type SupplierField = 'name' | 'email' | 'phone' | 'postcode';

/** All that the server would refuse, so that nothing is told of only after another thing was mended. */
export function wrongIn(
  { name, email, phone, postcode }: SupplierSettings,
  emailRule: RegExp | null,
): SupplierField[] {
  return [
    ...(name.trim() === '' ? ['name' as const] : []),
    ...(postcode && !isPostcode(postcode, 'France') ? ['postcode' as const] : []),
    ...(phone && phoneProblem(phone) ? ['phone' as const] : []),
    ...(email.trim() === '' || emailRule?.test(email) === false ? ['email' as const] : []),
  ];
}

/** The panels of the page, with their fields. */
const SECTIONS = {
  identity: ['name', 'address', 'postcode', 'city', 'phone', 'email'],
  legal: ['legal', 'hosting'],
  look: ['colour', 'accent', 'header', 'logo'],
} as const satisfies Record<string, readonly (keyof SupplierSettings)[]>;
type SectionId = keyof typeof SECTIONS;

export const sectionsOf = (fields: readonly (keyof SupplierSettings)[]): SectionId[] =>
  (Object.keys(SECTIONS) as SectionId[]).filter((section) =>
    SECTIONS[section].some((own) => fields.includes(own)),
  );
