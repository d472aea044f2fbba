export { compact, isCompanyNumber, isVatNumber } from './company-numbers.ts';
export {
  addDays,
  arrivalDay,
  type Day,
  departmentOf,
  easter,
  isHoliday,
  mayArrive,
  weekday,
} from './holidays.ts';
export { isYear } from './is-year.ts';
export { isParcelLink, ORDER_TEXT_MAX, ORDERS_STEPPED_MAX } from './limits.ts';
export {
  type Destination,
  inParis,
  type NoPromise,
  type ParisTime,
  type Promised,
  type PromiseSettings,
  promise,
  STANDARD_PROMISE,
} from './promise.ts';
export { promisedInPart } from './promised-in-part.ts';
export {
  hasReturnSlip,
  isReturnOff,
  officeStepsFrom,
  RETURN_PHOTOS_MAX,
  RETURN_REASONS,
  RETURN_STATES,
  RETURN_STEPS,
  RETURN_TRANSITIONS,
  type ReturnReason,
  type ReturnState,
  type ReturnStep,
  returnStep,
} from './returns.ts';
export {
  isOpenState,
  LINE_TRANSITIONS,
  type LineProgress,
  lineStateOf,
  mayStep,
  ORDER_STATES,
  ORDER_STEPS,
  type OrderActor,
  type OrderState,
  type OrderStep,
  orderStateOf,
  type Transition,
} from './states.ts';
