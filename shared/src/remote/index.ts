export { contractBreach } from './check.ts';
export {
  type CartAnswer,
  cartChanged,
  catalogueChanged,
  commandTarget,
  connectionRestored,
  productOpenRequested,
} from './commands.ts';
export { CONTRACT, defineRemote, type HostApi, type RemoteModule } from './contract.ts';
export { isFileMissing, lazily } from './lazily.ts';
export { Slot, SlotFiller } from './Slot.tsx';
export type { EarlySearch, SlotName, SlotProps } from './slots.ts';
export {
  fittingAnswered,
  selectVehicle,
  VEHICLE_PARAM,
  type VehicleState,
  vehicleChosen,
  vehicleLeft,
  vehicleReducer,
} from './vehicle.slice.ts';
