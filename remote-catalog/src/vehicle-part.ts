// For pages of other rooms that read the vehicle's state. A file of its own, so that vehicle-parts.tsx stays light.
export { addVehiclePart } from './vehicle/vehicle.part.ts';
