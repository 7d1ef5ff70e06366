export type { Blurb } from './blurb.ts';
export type { Box } from './box.ts';
export { fieldLabel, nameOf } from './field-names.ts';
export { namedSeats } from './named-seats.ts';
export {
  flagWords,
  type OptionWords,
  type Seen,
  type Texts,
  type ValueWords,
  type WordsOfOptions,
} from './texts.ts';
