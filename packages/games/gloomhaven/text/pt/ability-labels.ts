import type { AbilityWords, AskedAbility, HexLabels, TargetLabels } from '../speech.ts';
import { terms } from './cards/terms.ts';
import type { Speaker } from './speaker.ts';

/** What an ability does to the figure chosen, as a button says it. */
export const targetLabels: TargetLabels<Speaker> = {
  attack: (who, { figure }) => `Atacar ${figure(who)}`,
  heal: (who, { figure }) => `Curar ${figure(who)}`,
  damage: (who, { to }) => `Causar dano ${to(who)}`,
  condition: (who, { figure }) => `Escolher ${figure(who)}`,
  push: (who, { figure }) => `Empurrar ${figure(who)}`,
  pull: (who, { figure }) => `Puxar ${figure(who)}`,
  shield: (who, { to }) => `Dar Escudo ${to(who)}`,
  retaliate: (who, { to }) => `Dar Retaliar ${to(who)}`,
  kill: (who, { figure }) => `Matar ${figure(who)}`,
  grant: (who, { figure }) => `Deixar ${figure(who)} agir`,
  control: (who, { figure }) => `Controlar ${figure(who)}`,
  recover: (who, { figure }) => `Deixar ${figure(who)} recuperar cartas`,
  refresh: (who, { of }) => `Renovar itens ${of(who)}`,
  'lose-cards': (who, { figure }) => `Fazer ${figure(who)} perder cartas`,
  'spring-on': (who, { figure }) => `Disparar a armadilha contra ${figure(who)}`,
};

export const hexLabels: HexLabels = {
  summon: (hex) => `Invocar no ${hex}`,
  'make-trap': (hex) => `Armar a armadilha no ${hex}`,
  'disarm-trap': (hex) => `Desarmar a armadilha no ${hex}`,
  'make-obstacle': (hex) => `Criar o obstáculo no ${hex}`,
  'destroy-obstacle': (hex) => `Destruir o obstáculo no ${hex}`,
  'move-obstacle': (hex) => `Mover o obstáculo: ${hex}`,
  'choose-hex': (hex) => `Escolher o ${hex}`,
  'along-path': (hex) => `Escolher o ${hex}`,
};

const said: AbilityWords = {
  attack: terms.abilities.attack,
  heal: terms.abilities.heal,
  push: terms.abilities.push,
  pull: terms.abilities.pull,
  shield: terms.abilities.shield,
  retaliate: terms.abilities.retaliate,
  loot: terms.abilities.loot,
  damage: 'dano',
  condition: 'condições',
  summon: 'invocar',
  kill: 'matar',
  grant: 'deixar outros agirem',
  control: 'controlar',
  recover: 'recuperar cartas',
  refresh: 'renovar itens',
  'lose-cards': 'perder cartas',
  'make-trap': 'armar uma armadilha',
  'disarm-trap': 'desarmar uma armadilha',
  'spring-on': 'os efeitos da armadilha',
  'make-obstacle': 'criar um obstáculo',
  'destroy-obstacle': 'destruir um obstáculo',
  'move-obstacle': 'mover um obstáculo',
  'choose-hex': 'escolher um hexágono',
  'along-path': 'a habilidade',
};

/** An ability in a word, with its value: Curar 3. */
export function abilityLabel(ability: AskedAbility, value: number | null): string {
  const word = said[ability];
  if (value === null) return word;
  return ability === 'damage' ? `${value} de dano` : `${word} ${value}`;
}
