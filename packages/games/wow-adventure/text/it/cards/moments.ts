import { or } from '@tavolo/language/it';
import type { Resource } from '../../../vocabulary/terms.ts';
import type { CardPlayed, MomentPhrases } from '../../phrases/phrases.ts';
import type { Scene } from '../../phrases/scene.ts';
import { resourceNames } from '../names/words.ts';
import { conditions } from './conditions.ts';
import { ofHis, ofWhom, subjectOf } from './roles.ts';
import { attackTypes, cards, damages, energies, facesOf, items, within } from './terms.ts';

/** When powers work, in Italian. */
const atMoments: MomentPhrases['moments'] = {
  'turn-start': (owner) => `all'inizio ${ofHis(owner, 'turno')}`,
  'movement-roll': (owner) =>
    owner === 'you' ? 'dopo il tuo tiro di movimento' : `dopo il tiro di movimento ${ofWhom(owner)}`,
  movement: () => 'nella tua fase movimento',
  'enter-space': () => 'quando un rivale entra in quello spazio',
  exploration: () => 'nella tua fase esplorazione',
  reveal: () => 'quando riveli segnalini scoperta',
  challenge: () => 'nella tua fase sfida',
  'combat-start': () => "all'inizio del combattimento",
  'before-roll': () => 'prima del tiro',
  'just-rolled': () => 'subito dopo il tiro in combattimento',
  'after-roll': () => 'dopo il tiro',
  hit: (owner) => (owner === 'you' ? 'se colpisci' : 'se colpisce'),
  'hit-taken': (owner) => (owner === 'you' ? 'quando ti colpiscono' : 'quando viene colpito'),
  'damage-taken': (owner) => (owner === 'you' ? 'quando subisci danni' : 'quando subisce danni'),
  'opponent-beaten': () => "quando batti l'avversario",
  beaten: (owner) => (owner === 'you' ? 'quando ti battono' : 'quando viene battuto'),
  unbeaten: (owner) => (owner === 'it' ? 'se non viene battuto' : 'quando non batti un incontro con Aggro'),
  'would-be-defeated': (owner) =>
    owner === 'you' ? 'quando subiresti una sconfitta' : 'quando subirebbe una sconfitta',
  'combat-end': () => 'alla fine del combattimento',
  upkeep: () => 'nel tuo mantenimento',
  'own-turn': () => 'nel tuo turno',
  'turn-end': (owner) =>
    owner === 'you' ? 'alla fine del tuo turno' : `alla fine di ogni turno ${ofWhom(owner)}`,
};

/** Which cards are answered: `quando un rivale entro 3 spazi gioca una carta abilità`. */
function cardPlayed({ by, within: near, concerns }: CardPlayed, { who }: Scene): string {
  const player = by?.whom === 'opponent' ? subjectOf(who.opponent) : 'un rivale';
  const where = near === null ? '' : ` ${within(near)}`;
  const card = by?.timing === 'combat' ? 'una carta combattimento' : 'una carta abilità';
  const on = concerns === null ? '' : ' che ha te come bersaglio o che viene associata a te';
  const fight = concerns === 'you-or-combat' ? ', o ne gioca una in un combattimento contro di te' : '';
  return `quando ${player}${where} gioca ${card}${on}${fight}`;
}

export const aResource: Readonly<Record<Resource, string>> = {
  scroll: `una ${resourceNames.scroll}`,
  book: `un ${resourceNames.book}`,
  'potion-small': `una ${resourceNames['potion-small']}`,
  'potion-large': `una ${resourceNames['potion-large']}`,
  'place-discovery': resourceNames['place-discovery'],
  'flight-path': `una ${resourceNames['flight-path']}`,
  'auction-house': `una ${resourceNames['auction-house']}`,
  'quest-giver': `un ${resourceNames['quest-giver']}`,
};

/** When, why and at what price, in Italian. */
export const moments: MomentPhrases = {
  moments: atMoments,
  die: (of, own, faces) => (own ? `con ${facesOf(faces)}` : `quando ${subjectOf(of)} tira ${facesOf(faces)}`),
  resources: (resources) => `quando usi ${or(resources.map((resource) => aResource[resource]))}`,
  cardPlayed,
  windows: {
    movement: 'nella tua fase movimento',
    'own-turn': 'nel tuo turno',
    'before-roll': 'prima del tiro',
    'after-roll': 'dopo il tiro',
    'on-miss': 'dopo che il tuo attacco ha mancato',
    'after-attack': 'dopo il tuo attacco',
    'damage-taken': 'quando subisci danni',
    'encounter-met': 'quando peschi un incontro o devi affrontarne uno',
  },
  or,
  conditions,
  strike: (type) => `da un attacco ${attackTypes[type]}`,
  costs: {
    energy: ({ n }) => `paga ${energies(n)}`,
    'discard-this': () => 'scartalo',
    damage: ({ n }) => `subisci ${damages(n)}`,
    discard: ({ n }) => `scarta ${cards(n)}`,
    'discard-item': ({ n, from }) => `scarta ${items(n)}${from === 'backpack' ? ' dal tuo zaino' : ''}`,
  },
  also: (words) => `e ${words}`,
  may: 'se vuoi',
  once: { combat: 'una volta per combattimento', turn: 'una volta per turno' },
  instead: {
    walking: 'invece di camminare',
    resource: 'invece di usare una risorsa',
    challenge: 'al posto di qualsiasi altra sfida',
  },
  whileAttached: 'finché è associata',
};
