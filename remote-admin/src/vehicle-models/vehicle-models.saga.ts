import { call, put, takeLeading } from '@extranet/shared/saga';
import { refusalOf } from '../refusals.ts';
import { fetchVehicleModels } from './vehicle-models.api.ts';
import { vehicleModelsFailed, vehicleModelsRead, vehicleModelsWanted } from './vehicle-models.slice.ts';

export function* vehicleModelsSaga() {
  // Several fields ask at the same time: one request serves all of them.
  yield* takeLeading(vehicleModelsWanted, loadModels);
}

/** Without them makes and models are typed, not chosen. */
function* loadModels() {
  try {
    yield* put(vehicleModelsRead(yield* call(fetchVehicleModels)));
  } catch (error) {
    const { code } = yield* refusalOf(error);
    console.warn('[admin] the vehicle models could not be loaded', code);
    yield* put(vehicleModelsFailed());
  }
}
