import { fork, safely } from '@extranet/shared/saga';
import { applicationsSaga } from './applications/applications.saga.ts';
import { applicationsImportSaga } from './applications-import/applications-import.saga.ts';
import { auditSaga } from './audit/audit.saga.ts';
import { importSaga } from './catalogue-import/catalogue-import.saga.ts';
import { configSaga } from './config/config.saga.ts';
import { customerSaga } from './customer/customer.saga.ts';
import { customersSaga } from './customers/customers.saga.ts';
import { deliveryRequestsSaga } from './delivery-requests/delivery-requests.saga.ts';
import { fittingRulesSaga } from './fitting-rules/fitting-rules.saga.ts';
import { fittingVersionsSaga } from './fitting-rules/versions.saga.ts';
import { ordersSaga } from './orders/orders.saga.ts';
import { productSaga } from './product/product.saga.ts';
import { qrCodeSaga } from './qr-code/qr-code.saga.ts';
import { referencesSaga } from './references/references.saga.ts';
import { relatedSaga } from './related/related.saga.ts';
import { specialPricesSaga } from './special-prices/special-prices.saga.ts';
import { vehicleModelsSaga } from './vehicle-models/vehicle-models.saga.ts';

export function* adminSaga() {
  yield* fork(safely('admin config', configSaga));
  yield* fork(safely('admin customers', customersSaga));
  yield* fork(safely('admin customer', customerSaga));
  yield* fork(safely('admin special prices', specialPricesSaga));
  yield* fork(safely('admin orders', ordersSaga));
  yield* fork(safely('admin product', productSaga));
  yield* fork(safely('admin related links', relatedSaga));
  yield* fork(safely('admin references', referencesSaga));
  yield* fork(safely('admin catalogue import', importSaga));
  yield* fork(safely('admin QR codes', qrCodeSaga));
  yield* fork(safely('admin delivery requests', deliveryRequestsSaga));
  yield* fork(safely('admin audit', auditSaga));
  yield* fork(safely('admin applications', applicationsSaga));
  yield* fork(safely('admin applications import', applicationsImportSaga));
  yield* fork(safely('admin vehicle models', vehicleModelsSaga));
  yield* fork(safely('admin fitting rules', fittingRulesSaga));
  yield* fork(safely('admin fitting versions', fittingVersionsSaga));
}
