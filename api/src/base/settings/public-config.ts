import type { Config } from '@extranet/shared/contracts';

const MEGABYTES_10 = 10_485_760;
/** Includes the special characters of generated passwords. */
const SPECIAL = '@$!%&#-_.?*+';

/** The rules for the front's forms; the server checks by the same ones. */
export const publicConfig: Config = {
  phone_number: '02 40 55 18 30',
  form_rules: {
    email: { regexp: "^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@[A-Za-z0-9-]+(?:\\.[A-Za-z0-9-]+)*\\.[A-Za-z]{2,}$" },
    password: {
      regex: `^(?=.*[a-z])(?=.*[A-Z])(?=.*\\d)(?=.*[${SPECIAL.replace('-', '\\-')}]).{8,64}$`,
      length: { min: 8, max: 64 },
      include: { uppercase: true, lowercase: true, number: true, special: SPECIAL },
    },
  },
  upload: {
    faq: { extensions: ['.jpg', '.jpeg', '.png', '.webp'], maxBytes: MEGABYTES_10 },
    prodPicture: { extensions: ['.jpg', '.jpeg', '.png', '.webp'], maxBytes: MEGABYTES_10 },
    prodDatasheet: { extensions: ['.pdf'], maxBytes: MEGABYTES_10 },
    ldec: { extensions: ['.csv', '.xlsx'], maxBytes: MEGABYTES_10 },
  },
  vat_rate: 20,
  brand: { name: 'Extranet Faisceaux & Attelages', colour: '', look: {}, logo: '' },
};

/** The form in which GET /config answers it and the page contains it. */
export const encodePublicConfig = (own: Pick<Config, 'brand' | 'phone_number'>): string =>
  Buffer.from(JSON.stringify({ ...publicConfig, ...own })).toString('base64');

/** In hundredths of a percent, the unit of the price computation. */
export const vatRate = Math.round(publicConfig.vat_rate * 100);
