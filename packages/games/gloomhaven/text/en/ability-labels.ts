import type { Asked } from '../asked.ts';
import { terms } from './cards/terms.ts';

/** What an ability does to the figure chosen, as a button says it. */
const targets: { readonly [ability: string]: (who: string) => string } = {
  attack: (who) => `Attack ${who}`,
  heal: (who) => `Heal ${who}`,
  damage: (who) => `Damage ${who}`,
  push: (who) => `Push ${who}`,
  pull: (who) => `Pull ${who}`,
  shield: (who) => `Give Shield to ${who}`,
  retaliate: (who) => `Give Retaliate to ${who}`,
  kill: (who) => `Kill ${who}`,
  grant: (who) => `Let ${who} act`,
  control: (who) => `Control ${who}`,
  recover: (who) => `Let ${who} recover cards`,
  refresh: (who) => `Refresh the items of ${who}`,
  'lose-cards': (who) => `Make ${who} lose cards`,
  'spring-on': (who) => `Spring the trap on ${who}`,
};

export const targetLabel = ({ ability }: Asked, who: string): string =>
  targets[ability ?? '']?.(who) ?? `Choose ${who}`;

const hexes: { readonly [ability: string]: (hex: string) => string } = {
  summon: (hex) => `Summon to ${hex}`,
  'summon-monster': (hex) => `Summon to ${hex}`,
  'make-trap': (hex) => `Set the trap on ${hex}`,
  'disarm-trap': (hex) => `Disarm the trap on ${hex}`,
  'make-obstacle': (hex) => `Create the obstacle on ${hex}`,
  'destroy-obstacle': (hex) => `Destroy the obstacle on ${hex}`,
  'move-obstacle': (hex) => `Move the obstacle: ${hex}`,
};

export const hexLabel = ({ ability }: Asked, hex: string): string =>
  hexes[ability ?? '']?.(hex) ?? `Choose ${hex}`;

const said: { readonly [ability: string]: string } = {
  attack: terms.abilities.attack,
  move: terms.abilities.move,
  heal: terms.abilities.heal,
  push: terms.abilities.push,
  pull: terms.abilities.pull,
  shield: terms.abilities.shield,
  retaliate: terms.abilities.retaliate,
  loot: terms.abilities.loot,
  damage: 'damage',
  condition: 'conditions',
  summon: 'summon',
  'summon-monster': 'summon',
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
  infuse: 'infuse an element',
  'consume-then': 'consume an element',
};

/** An ability in a word, with its value: Heal 3; `null` when the question does not say which. */
export function abilityLabel({ ability, value }: Asked): string | null {
  if (ability === null) return null;
  const word = said[ability] ?? 'the ability';
  return value === null ? word : `${word} ${value}`;
}
