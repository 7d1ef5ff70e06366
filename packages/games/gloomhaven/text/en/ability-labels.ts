import type { AbilityWords, AskedAbility, HexLabels, TargetLabels } from '../speech.ts';
import { terms } from './cards/terms.ts';
import type { Speaker } from './speaker.ts';

/** What an ability does to the figure chosen, as a button says it. */
export const targetLabels: TargetLabels<Speaker> = {
  attack: (who, { someone }) => `Attack ${someone(who)}`,
  heal: (who, { someone }) => `Heal ${someone(who)}`,
  damage: (who, { someone }) => `Damage ${someone(who)}`,
  condition: (who, { someone }) => `Choose ${someone(who)}`,
  push: (who, { someone }) => `Push ${someone(who)}`,
  pull: (who, { someone }) => `Pull ${someone(who)}`,
  shield: (who, { someone }) => `Give Shield to ${someone(who)}`,
  retaliate: (who, { someone }) => `Give Retaliate to ${someone(who)}`,
  kill: (who, { someone }) => `Kill ${someone(who)}`,
  grant: (who, { someone }) => `Let ${someone(who)} act`,
  control: (who, { someone }) => `Control ${someone(who)}`,
  recover: (who, { someone }) => `Let ${someone(who)} recover cards`,
  refresh: (who, { someone }) => `Refresh the items of ${someone(who)}`,
  'lose-cards': (who, { someone }) => `Make ${someone(who)} lose cards`,
  'spring-on': (who, { someone }) => `Spring the trap on ${someone(who)}`,
};

export const hexLabels: HexLabels = {
  summon: (hex) => `Summon to ${hex}`,
  'make-trap': (hex) => `Set the trap on ${hex}`,
  'disarm-trap': (hex) => `Disarm the trap on ${hex}`,
  'make-obstacle': (hex) => `Create the obstacle on ${hex}`,
  'destroy-obstacle': (hex) => `Destroy the obstacle on ${hex}`,
  'move-obstacle': (hex) => `Move the obstacle: ${hex}`,
  'choose-hex': (hex) => `Choose ${hex}`,
  'along-path': (hex) => `Choose ${hex}`,
};

const said: AbilityWords = {
  attack: terms.abilities.attack,
  heal: terms.abilities.heal,
  push: terms.abilities.push,
  pull: terms.abilities.pull,
  shield: terms.abilities.shield,
  retaliate: terms.abilities.retaliate,
  loot: terms.abilities.loot,
  damage: 'damage',
  condition: 'conditions',
  summon: 'summon',
  kill: 'kill',
  grant: 'let others act',
  control: 'control',
  recover: 'recover cards',
  refresh: 'refresh items',
  'lose-cards': 'lose cards',
  'make-trap': 'set a trap',
  'disarm-trap': 'disarm a trap',
  'spring-on': "the trap's effects",
  'make-obstacle': 'create an obstacle',
  'destroy-obstacle': 'destroy an obstacle',
  'move-obstacle': 'move an obstacle',
  'choose-hex': 'choose a hex',
  'along-path': 'the ability',
};

/** An ability in a word, with its value: Heal 3. */
export function abilityLabel(ability: AskedAbility, value: number | null): string {
  const word = said[ability];
  return value === null ? word : `${word} ${value}`;
}
