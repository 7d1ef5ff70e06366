import { count, or } from '@tavolo/language/it';
import type { Aim } from '../../../vocabulary/abilities.ts';
import type { AbilityPhrases, EventPhrases, FigurePhrases } from '../../phrases/phrases.ts';
import { iconNames, potionNames, traitNames } from '../names/words.ts';
import { aResource } from './moments.ts';
import { atLeast, colour, energies, within } from './terms.ts';

const valor = (n: number): string => count(n, 'punto valore', 'punti valore');

/** The numbers and signs of cards, in Italian. */
export const figures: FigurePhrases = {
  attack: ({ type, value }) => (type === 'melee' ? `mischia ${value}` : `distanza ${value}`),
  defense: (n) => `difesa ${n}`,
  damage: (n) => `danno ${n}`,
  health: (n) => `vita ${n}`,
  valor,
  cost: (n) => `costa ${energies(n)}`,
  timing: { movement: 'carta movimento', combat: 'carta combattimento', special: 'carta speciale' },
  slot: { weapon: 'arma', armor: 'armatura', backpack: 'oggetto zaino' },
  trait: (trait) => traitNames[trait],
  itemIcon: (icon) => iconNames[icon],
  potion: (potion) => potionNames[potion],
  copies: (n) => count(n, 'copia', 'copie'),
};

type Aims = Readonly<Record<Aim['at'][number], string>>;

const aims: Aims = {
  rival: 'un rivale',
  unbeaten: 'un incontro imbattuto',
  opponent: "l'avversario",
  self: 'te',
  space: 'il tuo spazio',
  weapon: "l'arma che hai equipaggiato",
};

const toAims: Aims = {
  rival: 'a un rivale',
  unbeaten: 'a un incontro imbattuto',
  opponent: "all'avversario",
  self: 'a te',
  space: 'al tuo spazio',
  weapon: 'alla tua arma equipaggiata',
};

/** What is near comes first; an opponent is wherever you are. */
function aimOf({ at, within: near }: Aim, names: Aims): string {
  const far = at.filter((aim) => aim !== 'opponent').map((aim) => names[aim]);
  const reached = near === undefined ? or(far) : `${or(far)} ${within(near)}`;
  return at.includes('opponent') ? `${reached}, o in combattimento ${names.opponent}` : reached;
}

/** Group names as Italian writes them. */
const groups: Readonly<Record<string, string>> = {
  aspect: 'un nuovo Aspetto sostituisce quello già presente',
  curse: 'una nuova Maledizione sostituisce quella già presente',
};

export const abilities: AbilityPhrases = {
  replacement: ({ type, value }) => `rimpiazza arma, ${type === 'melee' ? 'mischia' : 'distanza'} ${value}`,
  attach: (to, counters) =>
    `associa questa carta${counters === 0 ? '' : ` con ${count(counters, 'contatore', 'contatori')}`} ${aimOf(to, toAims)}`,
  aim: (at) => `scegli ${aimOf(at, aims)}`,
  group: (group) => groups[group] ?? `una nuova carta ${group} sostituisce quella già presente`,
  improved: (level) => `Miglioramento ${colour(level)}`,
};

/** Events, in Italian. */
export const events: EventPhrases = {
  kinds: { global: 'evento globale', location: 'evento locazione', special: 'evento speciale' },
  place: (space) => space,
  inPlay: 'finché è in gioco, per ogni eroe',
  resolve: 'nella tua fase sfida in quello spazio',
  drawn: 'quando la peschi',
  flip: {
    'resource-used': ({ resource }) => `girala quando un eroe ha usato ${aResource[resource]}`,
    'hero-defeated': ({ byRival, marked }) => {
      const whom = marked ? "l'eroe accanto a cui si trova" : 'un eroe';
      return byRival
        ? `girala quando ${whom} viene sconfitto in duello da un rivale che resta in piedi; a girarla è quel rivale`
        : `girala quando ${whom} viene sconfitto`;
    },
    'foe-beaten': ({ trait, atLeast: level, onMap }) => {
      const kind = onMap ? ' in mappa' : trait === undefined ? '' : ` ${traitNames[trait]}`;
      const least = level === undefined ? '' : ` ${atLeast(level)}`;
      return `girala quando un eroe batte un incontro${kind}${least}`;
    },
    'marked-damaged': () => 'girala quando infliggi danni al rivale che ha il tuo segnalino',
    'marked-beaten': () => "girala quando batti l'incontro che ha il tuo segnalino",
  },
  back: "sul retro, per l'eroe che l'ha girata",
  backs: {
    valor: (back) => `${valor(back.valor)}, con questa carta nel registro missioni`,
    item: (_, name) => `l'oggetto ${name}`,
    foe: (_, name) => `l'incontro ${name}`,
  },
};
