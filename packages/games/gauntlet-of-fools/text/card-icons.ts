import type { Effect, ExtraGold, Passive, Trait } from '../cards.ts';

/** A pictogram by its name: boards draw it, and whoever reads aloud skips it because the words say the same. */
export type CardIcon =
  | 'attack'
  | 'defense'
  | 'dice'
  | 'token'
  | 'gold'
  | 'treasure'
  | 'heart'
  | 'wound'
  | 'bonus'
  | 'penalty'
  | 'killed'
  | 'dodged'
  | 'hit'
  | 'no-attack'
  | 'skipped'
  | 'skull'
  | 'deck';

/** An icon for each kind of a union. */
type IconFor<Union extends { readonly is: string }, None = never> = {
  readonly [Is in Union['is']]: CardIcon | None;
};

/** `null`: none fits. */
const effects: IconFor<Effect, null> = {
  dice: 'dice',
  'dice-per-wound': 'dice',
  defense: 'defense',
  'defense-zero': 'defense',
  'double-attack': 'attack',
  'no-attack-next-turn': 'no-attack',
  'richer-treasures': 'treasure',
  'dodge-what-you-kill': 'dodged',
  'ignore-boasts': null,
  'no-attack': 'no-attack',
  'no-weapon-abilities': 'token',
  kill: 'killed',
  dodge: 'dodged',
  swap: 'attack',
  'roll-more': 'dice',
  'reroll-all': 'dice',
  reroll: 'dice',
  'roll-counts': 'dice',
  'attack-per-dead': 'attack',
  soften: 'wound',
  'forgo-treasure': 'bonus',
  skip: 'skipped',
  'face-again': 'attack',
  'play-dead': 'skull',
  'remove-and-look-again': 'deck',
  heal: 'heart',
  gold: 'gold',
  'gain-token': 'token',
  bonus: 'bonus',
  'discard-penalties': 'penalty',
  'gold-per-attack': 'gold',
  choice: null,
  wound: 'wound',
  'wound-by-wounds': 'wound',
  'lose-gold': 'gold',
  'lose-token': 'token',
  penalty: 'penalty',
  'double-damage-next-turn': 'wound',
  'cannot-die-yet': 'heart',
};

export const passiveIcons: IconFor<Passive> = {
  'more-dice': 'dice',
  'more-defense': 'defense',
  'more-attack': 'attack',
  'gold-as-attack': 'attack',
  'multiplied-roll': 'dice',
  'low-dice-count-nothing': 'dice',
  'treasure-if-killed-and-dodged': 'treasure',
  'token-on-kill': 'token',
  'gold-if-alive': 'gold',
  'abilities-of-the-dead': 'skull',
  'look-ahead': 'deck',
  'dropped-after-a-kill': 'killed',
  'start-gold': 'gold',
  'start-wounds': 'wound',
  'start-weapon-tokens': 'token',
  weapons: 'attack',
};

export const extraGoldIcons: IconFor<ExtraGold> = {
  'if-killed-and-dodged': 'gold',
  'per-defense': 'treasure',
  'for-a-wound': 'gold',
  'or-instead': 'treasure',
};

export const traitIcons: IconFor<Trait> = {
  'can-be-paid-off': 'skipped',
  'no-token-abilities': 'token',
  'fought-again-unless-killed': 'attack',
  bet: 'gold',
  'private-encounter': 'deck',
};

/** The icon of what is done, by the first thing that has one: what comes behind it is its price. */
export function iconsOf(does: readonly Effect[]): readonly CardIcon[] {
  const [first] = does.flatMap((effect): readonly CardIcon[] => {
    const icon = effects[effect.is];
    return icon === null ? [] : [icon];
  });
  return first === undefined ? [] : [first];
}
