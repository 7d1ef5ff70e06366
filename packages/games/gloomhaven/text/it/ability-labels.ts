import type { AbilityWords, AskedAbility, HexLabels, TargetLabels } from '../speech.ts';
import { terms } from './cards/terms.ts';
import { damages } from './counted.ts';
import type { Speaker } from './speaker.ts';

/** What an ability does to the figure chosen, as a button says it. */
export const targetLabels: TargetLabels<Speaker> = {
  attack: (who, { figure }) => `Attacca ${figure(who)}`,
  heal: (who, { figure }) => `Cura ${figure(who)}`,
  damage: (who, { to }) => `Infliggi danni ${to(who)}`,
  condition: (who, { figure }) => `Scegli ${figure(who)}`,
  push: (who, { figure }) => `Spingi ${figure(who)}`,
  pull: (who, { figure }) => `Tira ${figure(who)}`,
  shield: (who, { to }) => `Dai Scudo ${to(who)}`,
  retaliate: (who, { to }) => `Dai Ritorsione ${to(who)}`,
  kill: (who, { figure }) => `Uccidi ${figure(who)}`,
  grant: (who, { figure }) => `Fai agire ${figure(who)}`,
  control: (who, { figure }) => `Controlla ${figure(who)}`,
  recover: (who, { to }) => `Fai recuperare carte ${to(who)}`,
  refresh: (who, { of }) => `Ripristina oggetti ${of(who)}`,
  'lose-cards': (who, { to }) => `Fai perdere carte ${to(who)}`,
  'spring-on': (who, { on }) => `Fai scattare la trappola ${on(who)}`,
};

export const hexLabels: HexLabels = {
  summon: (hex) => `Evoca nell'${hex}`,
  'make-trap': (hex) => `Piazza la trappola nell'${hex}`,
  'disarm-trap': (hex) => `Disattiva la trappola nell'${hex}`,
  'make-obstacle': (hex) => `Crea l'ostacolo nell'${hex}`,
  'destroy-obstacle': (hex) => `Distruggi l'ostacolo nell'${hex}`,
  'move-obstacle': (hex) => `Sposta l'ostacolo: ${hex}`,
  'choose-hex': (hex) => `Scegli l'${hex}`,
  'along-path': (hex) => `Scegli l'${hex}`,
};

const said: AbilityWords = {
  attack: terms.abilities.attack,
  heal: terms.abilities.heal,
  push: terms.abilities.push,
  pull: terms.abilities.pull,
  shield: terms.abilities.shield,
  retaliate: terms.abilities.retaliate,
  loot: terms.abilities.loot,
  damage: 'danni',
  condition: 'condizioni',
  summon: 'evocazione',
  kill: 'uccisione',
  grant: 'far agire altri',
  control: 'controllo',
  recover: 'recupero di carte',
  refresh: 'ripristino di oggetti',
  'lose-cards': 'perdita di carte',
  'make-trap': 'piazzare una trappola',
  'disarm-trap': 'disattivare una trappola',
  'spring-on': 'gli effetti della trappola',
  'make-obstacle': 'creare un ostacolo',
  'destroy-obstacle': 'distruggere un ostacolo',
  'move-obstacle': 'spostare un ostacolo',
  'choose-hex': 'scegliere un esagono',
  'along-path': 'la capacità',
};

/** An ability in a word, with its value: Cura 3. */
export function abilityLabel(ability: AskedAbility, value: number | null): string {
  const word = said[ability];
  if (value === null) return word;
  return ability === 'damage' ? damages(value) : `${word} ${value}`;
}
