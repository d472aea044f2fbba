import type { Config } from '@extranet/shared/contracts';

const MEGABYTES_10 = 10_485_760;
/** The characters of generated passwords are among them. */
const SPECIAL = '@$!%&#-_.?*+';

/** What the front asks people for; the server checks by the same rules. */
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
};

/** As GET /config answers it, and as the page carries it. */
export const encodedPublicConfig = Buffer.from(JSON.stringify(publicConfig)).toString('base64');

/** Hundredths of a percent, as prices are computed. */
export const vatRate = Math.round(publicConfig.vat_rate * 100);
