import type { Asked } from '../asked.ts';
import { terms } from './cards/terms.ts';
import type { Speaker } from './speaker.ts';

type Target = (who: string, speak: Speaker) => string;

/** What an ability does to the figure chosen, as a button says it. */
const targets: { readonly [ability: string]: Target } = {
  attack: (who, { figure }) => `Atacar ${figure(who)}`,
  heal: (who, { figure }) => `Curar ${figure(who)}`,
  damage: (who, { to }) => `Causar dano ${to(who)}`,
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

export const targetLabel = ({ ability }: Asked, who: string, speak: Speaker): string =>
  targets[ability ?? '']?.(who, speak) ?? `Escolher ${speak.figure(who)}`;

const hexes: { readonly [ability: string]: (hex: string) => string } = {
  summon: (hex) => `Invocar no ${hex}`,
  'summon-monster': (hex) => `Invocar no ${hex}`,
  'make-trap': (hex) => `Armar a armadilha no ${hex}`,
  'disarm-trap': (hex) => `Desarmar a armadilha no ${hex}`,
  'make-obstacle': (hex) => `Criar o obstáculo no ${hex}`,
  'destroy-obstacle': (hex) => `Destruir o obstáculo no ${hex}`,
  'move-obstacle': (hex) => `Mover o obstáculo: ${hex}`,
};

export const hexLabel = ({ ability }: Asked, hex: string): string =>
  hexes[ability ?? '']?.(hex) ?? `Escolher o ${hex}`;

const said: { readonly [ability: string]: string } = {
  attack: terms.abilities.attack,
  move: terms.abilities.move,
  heal: terms.abilities.heal,
  push: terms.abilities.push,
  pull: terms.abilities.pull,
  shield: terms.abilities.shield,
  retaliate: terms.abilities.retaliate,
  loot: terms.abilities.loot,
  damage: 'dano',
  condition: 'condições',
  summon: 'invocar',
  'summon-monster': 'invocar',
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
  infuse: 'infundir um elemento',
  'consume-then': 'consumir um elemento',
};

/** An ability in a word, with its value: Curar 3; `null` when the question does not say which. */
export function abilityLabel({ ability, value }: Asked): string | null {
  if (ability === null) return null;
  const word = said[ability] ?? 'a habilidade';
  if (value === null) return word;
  return ability === 'damage' ? `${value} de dano` : `${word} ${value}`;
}
