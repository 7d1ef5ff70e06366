export {
  type Axial,
  axialOf,
  directions,
  directionTo,
  distance,
  type HexId,
  hexId,
  plus,
  steps,
  straightLine,
} from './axial.ts';
export { Field, type FieldPlan } from './field.ts';
export { unreachable } from './range.ts';
export { looseOrientations, mirrored, orientations, type Shape, turned } from './shape.ts';
