import { ApiError, Company } from '@extranet/shared/contracts';
import { compact, isCompanyNumber, isVatNumber } from '@extranet/shared/rules/order';
import type { App } from '../../base/app-types.ts';
import { invalidFields } from '../../base/errors.ts';
import { companyOf, keepCompany } from './companies.queries.ts';

const shared = {
  tags: ['Compte'],
  security: [{ customer: [] }],
  response: { 200: Company, '4xx': ApiError },
};

/** The caller's company: SIREN or SIRET, VAT number, and what the driver should know. Later orders carry them. */
export async function companiesRoutes(app: App) {
  const { customer: onRequest } = app;

  app.get(
    '/customer/company',
    { schema: { ...shared, summary: 'The caller’s company and delivery instructions' }, onRequest },
    ({ user }) => companyOf(app.db, user.id),
  );

  app.put(
    '/customer/company',
    {
      schema: { ...shared, summary: 'Changes them; an empty text takes one away', body: Company },
      onRequest,
      config: { limit: 'profileChanges' },
    },
    async ({ body, user }) => {
      const company = {
        siret: compact(body.siret),
        vatNumber: compact(body.vatNumber),
        instructions: body.instructions.trim(),
      };
      const wrong = [
        company.siret !== '' && !isCompanyNumber(company.siret) && WRONG_SIRET,
        company.vatNumber !== '' && !isVatNumber(company.vatNumber) && WRONG_VAT,
      ].filter((field) => field !== false);
      if (wrong.length > 0) throw invalidFields(wrong, 422);
      await keepCompany(app.db, user.id, company);
      return company;
    },
  );
}

const WRONG_SIRET = {
  field: 'siret',
  code: 'siret',
  message: 'Ce numéro n’est ni un SIREN (9 chiffres) ni un SIRET (14 chiffres)\u00a0: vérifiez ses chiffres.',
};
const WRONG_VAT = {
  field: 'vatNumber',
  code: 'vatNumber',
  message: 'Ce numéro de TVA n’est pas valable\u00a0: vérifiez ses chiffres, comme FR 44 732 829 320.',
};
