export { directions, directionTo, distance, type Place, turned } from './place.ts';
export { doorsOpen, type Edge, Plan, type PlanOf, type Shut } from './plan.ts';
export { type Barred, sees } from './sight.ts';
export { stepsFrom, unreachable } from './steps.ts';
