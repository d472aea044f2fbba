export { type Moment, Timeline } from './Timeline.tsx';
