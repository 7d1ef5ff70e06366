import { capital, signedPlainly } from '@tavolo/language';
import { and } from '@tavolo/language/it';
import { augmentIn, bonusIn, gateIn, numberIn, perkIn, placementIn, playIn, wayIn } from '../../options.ts';
import type { CardId } from '../../vocabulary/ids.ts';
import type { PrintedElement } from '../../vocabulary/terms.ts';
import { costOf } from '../augments.ts';
import { namedOnce } from '../joining.ts';
import { attackInOrder, hitBy, orShared, type PlayLabels, type SharedLabels } from '../option-labels.ts';
import type { OptionLabels } from '../speech.ts';
import { abilityLabel, hexLabels, targetLabels } from './ability-labels.ts';
import { terms } from './cards/terms.ts';
import { damages } from './counted.ts';
import type { Speaker } from './speaker.ts';

/** Options that many questions share. */
const shared: SharedLabels<Speaker> = {
  item: (item, speak) => `Usa ${speak.item(item)}`,
  endBonus: (card, { title }) => `Termina il bonus di ${title(card)}`,
  words: {
    skip: 'Salta',
    stop: 'Fermati qui',
    done: 'Nessun altro bersaglio',
    decline: "Lascia dov'è",
  },
};

/** The elements by their names; where nobody says them, augments are counted. */
function consuming(elements: readonly PrintedElement[] | null, place: number): string {
  if (elements === null) return `Consuma per l'aumento ${place}`;
  return `Consuma ${and(elements.map((one) => terms.elements[one]))}`;
}

/** The shared options, then a question's own. */
const or = orShared(shared);

/** A card with its initiative: Travolgere (iniziativa 72). */
function withInitiative(id: CardId, { title, table }: Speaker): string {
  const card = table.box.cards.get(id);
  return card === undefined ? title(id) : `${title(id)} (iniziativa ${card.initiative})`;
}

const halves: PlayLabels = {
  top: (card) => `Azione superiore di ${card}`,
  bottom: (card) => `Azione inferiore di ${card}`,
  'basic-attack': (card) => `Attacco 2 base con ${card}`,
  'basic-move': (card) => `Movimento 2 base con ${card}`,
};

export const options: OptionLabels<Speaker> = {
  class: (id, _, { class: named, table }) => {
    const mat = table.box.classes.get(id);
    return mat === undefined
      ? `Gioca con ${named(id)}`
      : `Gioca con ${named(id)} (${mat.handLimit} carte, ${mat.hp[0] ?? 0} PF)`;
  },
  'character-level': (id) => `Livello ${id}`,
  perk: (id, { about }, { perk }) => {
    const line = perkIn(id) ?? 0;
    return perk(about.figure, line) ?? `Talento ${line + 1}`;
  },
  'level-card': (id, _, speak) => `Prendi ${withInitiative(id, speak)}`,
  'battle-goal': (id, _, { goal }) => `Tieni ${goal(id)}`,
  'items-to-buy': (id, _, { item, table }) => {
    const price = table.box.items.get(id)?.price;
    return price === undefined ? `Prendi ${item(id)}` : `Prendi ${item(id)} (${price} monete d'oro)`;
  },
  hand: (id, _, speak) => `Prendi ${withInitiative(id, speak)}`,
  'starting-hex': (id, _, { hex }) => `Parti dall'${hex(id)}`,
  'leading-card': or((id, _, speak) => {
    if (id === 'give-up') return 'Proponi di rinunciare';
    return id === 'long-rest'
      ? 'Fai un riposo lungo (iniziativa 99)'
      : `Carta primaria: ${withInitiative(id, speak)}`;
  }),
  'second-card': (id, _, speak) =>
    id === 'long-rest' ? 'Fai il riposo lungo' : `Seconda carta: ${withInitiative(id, speak)}`,
  'initiative-change': (id, { about: { initiative } }) => {
    const by = numberIn(id) ?? 0;
    return by === 0
      ? `Tieni la tua iniziativa (${initiative})`
      : `Iniziativa ${initiative + by} (${signedPlainly(by)})`;
  },
  'tie-order': (id, _, { someone }) => `Prima ${someone(id)}`,
  next: or((id, _, { title }) => {
    if (id === 'long-rest') return 'Fai il riposo lungo';
    const played = playIn(id);
    return played === null ? 'Termina il turno' : halves[played.play](title(played.card));
  }),
  augments: (id, question, { augment }) => {
    const place = augmentIn(id);
    if (place === null) return id;
    return augment(question, place) ?? consuming(costOf(question, place), place + 1);
  },
  'attack-items': or((id, _, { item }) => `Usa ${item(id)}`),
  'move-to': or((id, { about: { movement } }, { hex }) => {
    const ways = { walk: 'Vai', jump: 'Salta', fly: 'Vola' };
    return `${ways[movement]} nell'${hex(id)}`;
  }),
  'attack-target': or((id, question, { figure, hex }) => {
    const placed = placementIn(id);
    if (placed === null) return `Attacca ${figure(id)}`;
    const [at, turn] = [placed.origin, placed.way + 1];
    const hit = hitBy(id, question);
    if (hit === null) return `Piazza l'area sull'${hex(at)}, rotazione ${turn}`;
    const whom = and(namedOnce(hit.figures.map((one) => figure(one))));
    return hit.isOnly ? `Colpisci ${whom}` : `Colpisci ${whom}: area sull'${hex(at)}, rotazione ${turn}`;
  }),
  'ability-target': or((id, { about: { ability } }, speak) => targetLabels[ability](id, speak)),
  'ability-hex': or((id, { about: { ability } }, { hex }) => hexLabels[ability](hex(id))),
  'ability-use': or((_, { about: { ability, value } }) => `Esegui: ${abilityLabel(ability, value)}`),
  reaction: or((id, { about: { moment } }, { title }) => {
    if (id === 'go-on') return moment === 'ally-attacked' ? 'Prendi tu il colpo' : 'Non usare nulla';
    return `Usa ${title(bonusIn(id) ?? id)}`;
  }),
  'push-to': or((id, _, { hex }) => `Spingi nell'${hex(id)}`),
  'pull-to': or((id, _, { hex }) => `Tira nell'${hex(id)}`),
  'hex-nearby': (id, _, { hex }) => `Vai nell'${hex(id)}`,
  'negate-damage': or((id, { about: { damage } }) => {
    if (id === 'lose-card') return 'Perdi una carta della mano';
    if (id === 'lose-discards') return 'Perdi due carte scartate';
    return `Subisci ${damages(damage)}`;
  }),
  'card-to-lose': (id, _, speak) => `Perdi ${withInitiative(id, speak)}`,
  'card-to-play': (id, { about: { half } }, speak) =>
    half === 'both' ? `Gioca ${withInitiative(id, speak)}` : halves[half](withInitiative(id, speak)),
  'discards-to-lose': (id, _, speak) => `Perdi ${withInitiative(id, speak)}`,
  'cards-to-discard': (id, _, speak) => `Scarta ${withInitiative(id, speak)}`,
  'cards-to-recover': (id, _, speak) => `Recupera ${withInitiative(id, speak)}`,
  'items-to-refresh': (id, _, { item }) => `Ripristina ${item(id)}`,
  element: (id, { about: { how } }) => {
    const element = terms.elements[id];
    return how === 'consume' ? `Consuma ${element}` : `Infondi ${element}`;
  },
  'change-order': (id, { about }) => {
    const how = id === 'add-first' ? 'Prima somma, poi moltiplica' : 'Prima moltiplica, poi somma';
    return `${how}: Attacco ${attackInOrder(id, about)}`;
  },
  'short-rest': or((id) => (id === 'yes' ? 'Fai un riposo breve' : 'Non riposare')),
  'give-up': (id) => (id === 'yes' ? 'Rinuncia allo scenario' : 'Continua a giocare'),
  'redraw-rest-card': (id, { about: { card } }, { title }) =>
    id === 'yes' ? "Subisci 1 danno e perdi un'altra carta" : `Perdi ${title(card)}`,
  'rest-card': (id, _, speak) => `Perdi ${withInitiative(id, speak)}`,
  'augment-to-discard': (id, _, { title }) => `Scarta ${title(id)}`,
  'monster-focus': (id, _, { on }) => `Si focalizza ${on(id)}`,
  'monster-way': (id, _, { figure, hex }) => {
    const way = wayIn(id);
    if (way === null) return id;
    const { end: at, targets } = way;
    return targets.length === 0
      ? `Finisce nell'${hex(at)}`
      : `Finisce nell'${hex(at)} e attacca ${and(targets.map(figure))}`;
  },
  'monster-target': (id, _, { figure }) => `Bersaglia ${figure(id)}`,
  'monster-hex': (id, _, { hex }) => `Scegli l'${hex(id)}`,
  'dungeon-gate': (id) => `Comincia dall'entrata ${(gateIn(id) ?? 0) + 1}`,
  'penalty-target': (id, _, { figure }) => `${capital(figure(id))} subisce la penalità`,
};
