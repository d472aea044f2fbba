import { accounts } from './0001-accounts.ts';
import { catalogue } from './0002-catalogue.ts';
import { orders } from './0003-carts-and-orders.ts';
import { faqAndFiles } from './0004-faq-and-files.ts';
import { system } from './0005-system.ts';
import { devicesAndOutbox } from './0006-devices-and-outbox.ts';
import { fileOwners } from './0007-file-owners.ts';
import { remoteFailures } from './0008-remote-failures.ts';
import { auditTrail } from './0009-audit-trail.ts';
import { wordsByCatalogue } from './0011-words-by-catalogue.ts';
import { oneImport } from './0012-one-import.ts';
import { indexWithStatut } from './0013-index-with-statut.ts';
import { confirmedAddresses } from './0015-confirmed-addresses.ts';
import { devicesAndDays } from './0016-devices-and-days.ts';
import { draftsExpire } from './0017-drafts-expire.ts';
import { keysHeldWhileOrdering } from './0018-keys-held-while-ordering.ts';
import { oneNormalisation } from './0019-one-normalisation.ts';
import { kindOfLines } from './0020-kind-of-lines.ts';
import { featuresInLists } from './0021-features-in-lists.ts';
import { wishesOfDelayRequests } from './0022-wishes-of-delay-requests.ts';
import { remoteLoads } from './0023-remote-loads.ts';
import { vehicles } from './0024-vehicles.ts';
import { fittingRules } from './0025-fitting-rules.ts';
import { searchWords } from './0026-search-words.ts';
import { searchIndex } from './0027-search-index.ts';
import { accountWrites } from './0028-account-writes.ts';
import { slices } from './0029-slices.ts';
import { jobs } from './0030-jobs.ts';
import { statusBefore } from './0031-status-before.ts';
import { answersOfDelayRequests } from './0033-answers-of-delay-requests.ts';
import { orderLife } from './0035-order-life.ts';
import { companies } from './0036-companies.ts';
import { notifications } from './0038-notifications.ts';
import { stockAlerts } from './0039-stock-alerts.ts';
import { orderDocuments } from './0040-order-documents.ts';
import { imports } from './0042-imports.ts';
import { priceTerms } from './0043-price-terms.ts';
import { versionsOfSettings } from './0044-versions-of-settings.ts';
import { figures } from './0045-figures.ts';
import { listViews } from './0046-list-views.ts';
import { returns } from './0047-returns.ts';
import { successors } from './0048-successors.ts';
import { documentsWithdrawn } from './0049-documents-withdrawn.ts';
import { deskSearch } from './0050-desk-search.ts';
import { wordsForTowing } from './0052-words-for-towing.ts';
import { importsOfCustomers } from './0053-imports-of-customers.ts';
import { activeSpecialPrices } from './0054-active-special-prices.ts';
import { importsOfApplications } from './0055-imports-of-applications.ts';
import { numbersOfParcels } from './0056-numbers-of-parcels.ts';
import { linesLeftAlone } from './0057-lines-left-alone.ts';
import { wordsOfLines } from './0058-words-of-lines.ts';
import { oneWaitingRequest } from './0059-one-waiting-request.ts';
import { partRequestAnswers } from './0060-part-request-answers.ts';
import { remoteFigures } from './0061-remote-figures.ts';
import { wordsLeftOut } from './0062-words-left-out.ts';
import { wordsOfTheTrade } from './0063-words-of-the-trade.ts';
import { whatAProgramMustKnow } from './0064-what-a-program-must-know.ts';
import { flangedBalls } from './0065-flanged-balls.ts';
import { customersByName } from './0066-customers-by-name.ts';
import { customerIndex } from './0067-customer-index.ts';
import { numbersAtTheirEnds } from './0068-numbers-at-their-ends.ts';
import { closedSales } from './0069-closed-sales.ts';
import { referencesAtTheirEnds } from './0070-references-at-their-ends.ts';
import { saintsInTheIndex } from './0071-saints-in-the-index.ts';
import { equipmentOfLines } from './0072-equipment-of-lines.ts';
import { listsInOrder } from './0073-lists-in-order.ts';
import { customersByLetters } from './0074-customers-by-letters.ts';
import { kitsByLetters } from './0075-kits-by-letters.ts';
import { removedLines } from './0076-removed-lines.ts';
import { openRequests } from './0077-open-requests.ts';
import { favourites } from './0078-favourites.ts';
import { pricesBesideProducts } from './0079-prices-beside-products.ts';
import type { Migration } from './migration.ts';

export type { ColumnTypes, Migration } from './migration.ts';

/** In the order in which they run. */
export const migrations: readonly Migration[] = [
  accounts,
  catalogue,
  orders,
  faqAndFiles,
  system,
  devicesAndOutbox,
  fileOwners,
  remoteFailures,
  auditTrail,
  wordsByCatalogue,
  oneImport,
  indexWithStatut,
  confirmedAddresses,
  devicesAndDays,
  draftsExpire,
  keysHeldWhileOrdering,
  oneNormalisation,
  kindOfLines,
  featuresInLists,
  wishesOfDelayRequests,
  remoteLoads,
  vehicles,
  fittingRules,
  searchWords,
  searchIndex,
  accountWrites,
  slices,
  jobs,
  statusBefore,
  answersOfDelayRequests,
  orderLife,
  companies,
  notifications,
  stockAlerts,
  orderDocuments,
  imports,
  priceTerms,
  versionsOfSettings,
  figures,
  listViews,
  returns,
  successors,
  documentsWithdrawn,
  deskSearch,
  wordsForTowing,
  importsOfCustomers,
  activeSpecialPrices,
  importsOfApplications,
  numbersOfParcels,
  linesLeftAlone,
  wordsOfLines,
  oneWaitingRequest,
  partRequestAnswers,
  remoteFigures,
  wordsLeftOut,
  wordsOfTheTrade,
  whatAProgramMustKnow,
  flangedBalls,
  customersByName,
  customerIndex,
  numbersAtTheirEnds,
  closedSales,
  referencesAtTheirEnds,
  saintsInTheIndex,
  equipmentOfLines,
  listsInOrder,
  customersByLetters,
  kitsByLetters,
  removedLines,
  openRequests,
  favourites,
  pricesBesideProducts,
];
