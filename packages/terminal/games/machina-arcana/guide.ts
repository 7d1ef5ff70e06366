import type { InEachLanguage, Language } from '@tavolo/language';
import type { Guide } from '../../face/face.ts';
import { arrows, doorSigns, itemsSign, signed, signs, tokenSigns } from './signs.ts';
import { tableTexts } from './table-texts.ts';

/** What a guide to the table says beside the game's own words. */
type GuideTexts = {
  readonly title: string;
  readonly explorer: string;
  readonly monster: string;
  readonly option: string;
  readonly wall: string;
  readonly closed: string;
  readonly open: string;
  readonly wayOut: string;
  readonly exit: string;
  readonly explored: string;
  readonly destroyed: string;
  readonly light: string;
  readonly items: string;
  readonly tracks: { readonly sign: string; readonly means: string };
  readonly why: string;
  readonly nothingToExplain: string;
};

const en: GuideTexts = {
  title: 'On the map',
  explorer: 'an explorer: the first letters of the surname',
  monster: 'a monster: the queue below says which, and the letters follow the order in which they act',
  option: 'this space is option 12; above and to the left are its numbers on the tile',
  wall: 'a wall',
  closed: 'a closed door',
  open: 'an open door',
  wayOut: 'the map goes on here, where nobody has explored yet',
  exit: 'the exit of the chapter',
  explored: 'used up or sealed',
  destroyed: 'destroyed for good',
  light: 'lit',
  items: 'items on the ground',
  tracks: { sign: 'S, H, T, L', means: 'spawn rating, horror rating, threat, level of the monsters' },
  why: 'where your armor and your will come from',
  nothingToExplain: "Your explorer isn't on the map, so there is no number to explain.",
};

const it: GuideTexts = {
  title: 'Sulla mappa',
  explorer: 'un esploratore: le prime lettere del cognome',
  monster: 'un mostro: la coda qui sotto dice quale, e le lettere seguono l’ordine in cui agiscono',
  option: 'questo spazio è la scelta 12; in alto e a sinistra ci sono i suoi numeri sulla tessera',
  wall: 'un muro',
  closed: 'una porta chiusa',
  open: 'una porta aperta',
  wayOut: 'qui la mappa continua, dove ancora nessuno ha esplorato',
  exit: 'l’uscita del capitolo',
  explored: 'già usato, o sigillato',
  destroyed: 'distrutto per sempre',
  light: 'illuminato',
  items: 'oggetti a terra',
  tracks: {
    sign: 'G, O, M, L',
    means: 'valore di generazione, valore dell’orrore, minaccia, livello dei mostri',
  },
  why: 'da dove vengono la tua armatura e la tua volontà',
  nothingToExplain: 'Il tuo esploratore non è sulla mappa: non c’è nessun numero da spiegare.',
};

const pt: GuideTexts = {
  title: 'No mapa',
  explorer: 'um explorador: as primeiras letras do sobrenome',
  monster: 'um monstro: a fila abaixo diz qual, e as letras seguem a ordem em que agem',
  option: 'este espaço é a opção 12; em cima e à esquerda estão os números dele na peça',
  wall: 'uma parede',
  closed: 'uma porta fechada',
  open: 'uma porta aberta',
  wayOut: 'aqui o mapa continua, onde ninguém explorou ainda',
  exit: 'a saída do capítulo',
  explored: 'já usado, ou selado',
  destroyed: 'destruído para sempre',
  light: 'iluminado',
  items: 'itens no chão',
  tracks: {
    sign: 'S, H, A, N',
    means: 'índice de surgimento, índice de horror, ameaça, nível dos monstros',
  },
  why: 'de onde vêm a sua armadura e a sua vontade',
  nothingToExplain: 'O seu explorador não está no mapa: não há números para explicar.',
};

const guides: InEachLanguage<GuideTexts> = { en, it, pt };

/** What the signs on the map and the letters above it mean. */
export function guideIn(language: Language): Guide {
  const own = guides[language];
  const { spaces } = tableTexts[language];
  const rows: Guide['parts'][number]['rows'] = [
    ['Va', own.explorer],
    ['!a', own.monster],
    ['12', own.option],
    ['│ ──', own.wall],
    [`${doorSigns.closed.upright} ${doorSigns.closed.level}`, own.closed],
    [`${doorSigns.open.upright} ${doorSigns.open.level}`, own.open],
    [Object.values(arrows['way-out']).join(' '), own.wayOut],
    [Object.values(arrows.exit).join(' '), own.exit],
    ...signed.map((kind) => [signs[kind], spaces[kind].one] as const),
    [`[${tokenSigns.explored}`, own.explored],
    [`/${tokenSigns.destroyed}`, own.destroyed],
    [`§${tokenSigns.light}`, own.light],
    [itemsSign, own.items],
    [own.tracks.sign, own.tracks.means],
  ];
  return { parts: [{ title: own.title, rows }], why: own.why, nothingToExplain: own.nothingToExplain };
}
