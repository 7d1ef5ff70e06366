export {
  asAside,
  behind,
  type CardLine,
  type CardPart,
  capitalLine,
  closedText,
  type Joint,
  lineText,
  loweredLine,
  type PointedPart,
  pointed,
  sentenceLine,
} from './card-lines.ts';
export { pluralIn } from './counting.ts';
export type { CountedNoun, Gender, Gendered } from './genders.ts';
export { type InEachLanguage, isLanguage, type Language, languages } from './languages.ts';
export { joined, listed, spaced } from './lists.ts';
export { decimalIn, signed, signedPlainly } from './numbers.ts';
export {
  type CaseEntry,
  type Chapter,
  type Preface,
  type RulebookChapter,
  type RulebookRule,
  type RulebookWords,
  type RuleEntry,
  type RulingEntry,
  type RulingId,
  rulebookIn,
  ruleTextIn,
} from './rulebook.ts';
export { capital, lowered, sentence, spelledOut } from './sentences.ts';
export type { Tone } from './tones.ts';
