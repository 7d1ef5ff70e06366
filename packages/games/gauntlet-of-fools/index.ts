export {
  type Ability,
  type AbilityId,
  type Boast,
  type BoastId,
  type Cards,
  type ClassCard,
  type ClassId,
  cardsOf,
  type Effect,
  type EncounterCard,
  type EncounterId,
  type Modifier,
  type Monster,
  type Passive,
  type Special,
  type WeaponCard,
  type WeaponId,
} from './cards.ts';
export { conformance } from './conformance.ts';
export { content } from './content/content.ts';
export { boast, classCard, modifier, monster, special, weaponCard } from './content/words.ts';
export type { Fact } from './facts.ts';
export { gauntletOfFools, gauntletWith } from './game.ts';
export type { SeenTable } from './gauntlet.ts';
export type { GauntletKinds } from './kinds.ts';
export { type Epitaph, epitaphsIn } from './onlooker/epitaphs.ts';
export {
  type Comparison,
  type ExplainedHero,
  type ExplainedMonster,
  type ExplainedRoll,
  explained,
} from './onlooker/explained.ts';
export type { Change, ExplainedNumber, Part } from './onlooker/parts.ts';
export { toneOf } from './onlooker/tones.ts';
export { chapters } from './rulebook.ts';
export {
  addAttack,
  addAttackDice,
  addDefense,
  attack,
  attackDice,
  defense,
  monsterNumbers,
} from './rules/numbers.ts';
export type { Hero, HeroId, Options, State } from './state.ts';
export { type Naming, namingOf } from './text/naming.ts';
export type { Texts } from './text/texts.ts';
export type { HeroView, View } from './view.ts';
