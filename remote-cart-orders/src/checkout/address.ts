import type { CustomerProfile, Delivery } from '@extranet/shared/contracts';
import { phone } from '@extranet/shared/format';
import { searchable, wordsOf } from '@extranet/shared/rules';

export type AddressFields = Omit<Delivery, 'daId'>;

export const noAddress: AddressFields = {
  daCompName: '',
  daName: '',
  daFirstname: '',
  daAddress: '',
  daPostCode: '',
  daCity: '',
  daCountry: 'FRANCE',
  daPhone1: '',
  daPhone2: '',
  daEmail: '',
  daStatus: 'visible',
};

/** What a profile knows of an address: a new customer's parcels go to their own house. */
export const addressOfProfile = (profile: CustomerProfile): AddressFields => ({
  ...noAddress,
  daCompName: profile.userCompName,
  daName: profile.userName,
  daFirstname: profile.userFirstname,
  daAddress: profile.userAddress,
  daPostCode: profile.userPostcode,
  daCity: profile.userCity,
  daCountry: profile.userCountry || noAddress.daCountry,
  daPhone1: profile.userPhone,
});

export const fieldsOf = ({ daId: _, ...fields }: Delivery): AddressFields => fields;

/** The lines of an address as on a parcel. */
export const addressLines = (delivery: AddressFields): string[] =>
  [
    delivery.daCompName,
    `${delivery.daFirstname} ${delivery.daName}`.trim(),
    delivery.daAddress,
    `${delivery.daPostCode} ${delivery.daCity}`.trim(),
    delivery.daCountry,
  ].filter(Boolean);

/** The numbers that whoever delivers may call. */
export const phonesOf = ({ daPhone1, daPhone2 }: AddressFields): string =>
  [daPhone1, daPhone2].filter(Boolean).map(phone).join(' · ');

/** Filters by company, name, postcode, city and status (C2.28); every word must occur in one of them. */
export function filterAddresses(
  deliveries: readonly Delivery[],
  text: string,
  statusText: Record<Delivery['daStatus'], string>,
): readonly Delivery[] {
  const words = wordsOf(text);
  if (words.length === 0) return deliveries;
  return deliveries.filter((delivery) => {
    const { daCompName, daName, daFirstname, daPostCode, daCity, daStatus } = delivery;
    const fields = [daCompName, daName, daFirstname, daPostCode, daCity, statusText[daStatus]].map(
      searchable,
    );
    return words.every((word) => fields.some((field) => field.includes(word)));
  });
}
