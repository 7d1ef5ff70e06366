import { count, or } from '@tavolo/language/pt';
import type { Aim } from '../../../vocabulary/abilities.ts';
import type { AbilityPhrases, EventPhrases, FigurePhrases } from '../../phrases/phrases.ts';
import { iconNames, potionNames, traitNames } from '../names/words.ts';
import { aResource, atLeast, attackTypes, colour, energies, within } from './terms.ts';

/** The numbers and signs of cards, in Portuguese. */
export const figures: FigurePhrases = {
  attack: ({ type, value }) => `${attackTypes[type]} ${value}`,
  defense: (n) => `defesa ${n}`,
  damage: (n) => `dano ${n}`,
  health: (n) => `vida ${n}`,
  valor: (n) => `${n} de bravura`,
  cost: (n) => `custa ${energies(n)}`,
  timing: { movement: 'carta de movimento', combat: 'carta de combate', special: 'carta especial' },
  slot: { weapon: 'arma', armor: 'armadura', backpack: 'item de mochila' },
  trait: (trait) => traitNames[trait],
  itemIcon: (icon) => iconNames[icon],
  potion: (potion) => potionNames[potion],
  copies: (n) => count(n, 'cópia', 'cópias'),
};

type Aims = Readonly<Record<Aim['at'][number], string>>;

const aims: Aims = {
  rival: 'um rival',
  unbeaten: 'um encontro não derrotado',
  opponent: 'o adversário',
  self: 'você',
  space: 'o seu espaço',
  weapon: 'a sua arma equipada',
};

const toAims: Aims = {
  rival: 'a um rival',
  unbeaten: 'a um encontro não derrotado',
  opponent: 'ao adversário',
  self: 'a você',
  space: 'ao seu espaço',
  weapon: 'à sua arma equipada',
};

/** What is near comes first; an opponent is wherever you are. */
function aimOf({ at, within: near }: Aim, names: Aims): string {
  const far = at.filter((aim) => aim !== 'opponent').map((aim) => names[aim]);
  const reached = near === undefined ? or(far) : `${or(far)} ${within(near)}`;
  return at.includes('opponent') ? `${reached}, ou, em combate, ${names.opponent}` : reached;
}

/** Group names as Portuguese writes them. */
const groups: Readonly<Record<string, string>> = {
  aspect: 'um novo Aspecto substitui o que já está ali',
  curse: 'uma nova Maldição substitui a que já está ali',
};

export const abilities: AbilityPhrases = {
  replacement: ({ type, value }) => `substitui a arma, ${attackTypes[type]} ${value}`,
  attach: (to, counters) =>
    `anexe esta carta${counters === 0 ? '' : ` com ${count(counters, 'contador', 'contadores')}`} ${aimOf(to, toAims)}`,
  aim: (at) => `escolha ${aimOf(at, aims)}`,
  group: (group) => groups[group] ?? `uma nova carta ${group} substitui a que já está ali`,
  improved: (level) => `Melhorado (${colour(level)})`,
};

/** Events, in Portuguese. */
export const events: EventPhrases = {
  kinds: { global: 'evento global', location: 'evento de local', special: 'evento especial' },
  place: (space) => space,
  inPlay: 'enquanto está em jogo, para cada herói',
  resolve: 'na sua fase de desafio nesse espaço',
  drawn: 'quando você compra esta carta',
  flip: {
    'resource-used': ({ resource }) => `vire esta carta quando um herói tiver usado ${aResource[resource]}`,
    'hero-defeated': ({ byRival, marked }) => {
      const whom = marked ? 'o herói junto do qual ela está' : 'um herói';
      return byRival
        ? `vire esta carta quando ${whom} for derrotado em um duelo por um rival que continue de pé; quem a vira é esse rival`
        : `vire esta carta quando ${whom} for derrotado`;
    },
    'foe-beaten': ({ trait, atLeast: level, onMap }) => {
      const kind = onMap ? ' do tabuleiro' : trait === undefined ? '' : ` ${traitNames[trait]}`;
      const least = level === undefined ? '' : ` de nível ${atLeast(level)}`;
      return `vire esta carta quando um herói vencer um encontro${kind}${least}`;
    },
    'marked-damaged': () => 'vire esta carta quando você causar dano ao rival que tem a sua ficha',
    'marked-beaten': () => 'vire esta carta quando você vencer o encontro que tem a sua ficha',
  },
  back: 'no verso, para o herói que a virou',
  backs: {
    valor: ({ valor }) => `ponha esta carta no seu registro de missões, onde vale ${valor} de bravura`,
    item: (_, name) => `o item ${name}`,
    foe: (_, name) => `o encontro ${name}`,
  },
};
