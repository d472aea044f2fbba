import type { AuditChange, FieldError, SupplierSettings } from '@extranet/shared/contracts';
import { isPostcode } from '@extranet/shared/rules';
import { type LookProblem, nearestColour, problemsOfLook } from '@extranet/shared/rules/look';
import type { App } from '../../base/app-types.ts';
import type { Actor } from '../../base/audit/actor.ts';
import { recordAction } from '../../base/audit/audit.queries.ts';
import type { DbOrTransaction } from '../../base/db/schema.ts';
import { conflict, invalidFields } from '../../base/errors.ts';
import { isEmail, isPhone } from '../../base/settings/form-rules.ts';
import { keepSetting, replaceSetting } from '../../base/settings/settings.queries.ts';
import {
  type KeptSupplier,
  LOGO_SETTING,
  logoAddress,
  readKeptSupplier,
  SUPPLIER_SETTING,
} from '../../base/settings/supplier.ts';
import { cleanLogo } from './logo.ts';

export async function presentSupplier(db: DbOrTransaction): Promise<SupplierSettings> {
  const { value, version } = await readKeptSupplier(db);
  return { ...value, logo: logoAddress(value.logo), version };
}

export async function saveSupplier(app: App, wanted: SupplierSettings, by: Actor): Promise<void> {
  check(wanted);
  const { version, logo, ...rest } = wanted;
  const own = await readKeptSupplier(app.db);
  const isKnown = logo === '' || logo === logoAddress(own.value.logo);
  const picture = isKnown ? null : await cleanLogo(app, logo, by.id ?? 'supplier');
  const kept: KeptSupplier = { ...rest, logo: picture?.hash ?? (logo && own.value.logo) };
  await app.db.transaction().execute(async (transaction) => {
    const before = await readKeptSupplier(transaction);
    if (!(await replaceSetting(transaction, SUPPLIER_SETTING, kept, version)))
      throw conflict(
        'supplier.changedMeanwhile',
        'Ces réglages ont été modifiés entre-temps, dans un autre onglet ou par une autre personne.',
      );
    if (picture) await keepSetting(transaction, LOGO_SETTING, picture);
    const changes = changesBetween(before.value, kept);
    const line = {
      action: 'supplier.save',
      kind: 'supplier',
      objectId: 'supplier',
      subject: kept.name,
    } as const;
    await recordAction(transaction, by, { ...line, changes }, app.now());
  });
}

/** Before anything is kept: all that is wrong at once, each on its field. */
function check(wanted: SupplierSettings): void {
  const fields: FieldError[] = [];
  if (!wanted.name.trim())
    fields.push({ field: 'name', code: 'required', message: 'Indiquez le nom du fournisseur.' });
  if (!isEmail(wanted.email))
    fields.push({
      field: 'email',
      code: 'pattern',
      message: 'Indiquez une adresse email, comme contact@exemple.fr.',
    });
  if (wanted.phone && !isPhone(wanted.phone))
    fields.push({
      field: 'phone',
      code: 'pattern',
      message: 'Indiquez un numéro de téléphone, comme 02 40 55 18 30.',
    });
  if (wanted.postcode && !isPostcode(wanted.postcode, 'France'))
    fields.push({
      field: 'postcode',
      code: 'postcode',
      message: 'Un code postal français a cinq chiffres\u00a0: 29200.',
    });
  fields.push(...problemsOfLook(wanted).map((problem) => inWords(problem, wanted)));
  if (fields.length > 0) throw invalidFields(fields, 422);
}

const inWords = ({ role }: LookProblem, wanted: SupplierSettings): FieldError => ({
  field: role,
  code: 'contrast',
  message: `Le contraste est insuffisant. La couleur lisible la plus proche est ${nearestColour(role, wanted[role])}.`,
});

const changesBetween = (before: KeptSupplier, after: KeptSupplier): AuditChange[] =>
  (Object.keys(after) as (keyof KeptSupplier)[])
    .filter((field) => before[field] !== after[field])
    .map((field) => ({ field, before: before[field], after: after[field] }));
