import { capital, signedPlainly } from '@tavolo/language';
import { and } from '@tavolo/language/en';
import { augmentIn, bonusIn, gateIn, numberIn, perkIn, placementIn, playIn, wayIn } from '../../options.ts';
import type { CardId } from '../../vocabulary/ids.ts';
import type { PrintedElement } from '../../vocabulary/terms.ts';
import { costOf } from '../augments.ts';
import { namedOnce } from '../joining.ts';
import { attackInOrder, hitBy, orShared, type PlayLabels, type SharedLabels } from '../option-labels.ts';
import type { OptionLabels } from '../speech.ts';
import { abilityLabel, hexLabels, targetLabels } from './ability-labels.ts';
import { terms } from './cards/terms.ts';
import type { Speaker } from './speaker.ts';

/** Options that many questions share. */
const shared: SharedLabels<Speaker> = {
  item: (item, speak) => `Use ${speak.item(item)}`,
  endBonus: (card, { title }) => `End the bonus of ${title(card)}`,
  words: {
    skip: 'Skip',
    stop: 'Stop here',
    done: 'No more targets',
    decline: 'Leave it where it is',
  },
};

/** The elements by their names; where nobody says them, augments are counted. */
function consuming(elements: readonly PrintedElement[] | null, place: number): string {
  if (elements === null) return `Consume for augment ${place}`;
  return `Consume ${and(elements.map((one) => terms.elements[one]))}`;
}

/** The shared options, then a question's own. */
const or = orShared(shared);

/** A card with its initiative: Trample (72). */
function withInitiative(id: CardId, { title, table }: Speaker): string {
  const card = table.box.cards.get(id);
  return card === undefined ? title(id) : `${title(id)} (initiative ${card.initiative})`;
}

const halves: PlayLabels = {
  top: (card) => `Top of ${card}`,
  bottom: (card) => `Bottom of ${card}`,
  'basic-attack': (card) => `Basic Attack 2 with ${card}`,
  'basic-move': (card) => `Basic Move 2 with ${card}`,
};

export const options: OptionLabels<Speaker> = {
  class: (id, _, { class: named, table }) => {
    const mat = table.box.classes.get(id);
    return mat === undefined
      ? `Play ${named(id)}`
      : `Play ${named(id)} (${mat.handLimit} cards, ${mat.hp[0] ?? 0} HP)`;
  },
  'character-level': (id) => `Level ${id}`,
  perk: (id, { about }, { perk }) => {
    const line = perkIn(id) ?? 0;
    return perk(about.figure, line) ?? `Perk ${line + 1}`;
  },
  'level-card': (id, _, speak) => `Take ${withInitiative(id, speak)}`,
  'battle-goal': (id, _, { goal }) => `Keep ${goal(id)}`,
  'items-to-buy': (id, _, { item, table }) => {
    const price = table.box.items.get(id)?.price;
    return price === undefined ? `Take ${item(id)}` : `Take ${item(id)} (${price} gold)`;
  },
  hand: (id, _, speak) => `Take ${withInitiative(id, speak)}`,
  'starting-hex': (id, _, { hex }) => `Start on ${hex(id)}`,
  'leading-card': or((id, _, speak) => {
    if (id === 'give-up') return 'Propose giving up';
    return id === 'long-rest' ? 'Take a long rest (initiative 99)' : `Lead with ${withInitiative(id, speak)}`;
  }),
  'second-card': (id, _, speak) =>
    id === 'long-rest' ? 'Take the long rest' : `Second card: ${withInitiative(id, speak)}`,
  'initiative-change': (id, { about: { initiative } }) => {
    const by = numberIn(id) ?? 0;
    return by === 0
      ? `Keep your initiative (${initiative})`
      : `Initiative ${initiative + by} (${signedPlainly(by)})`;
  },
  'tie-order': (id, _, { someone }) => `${capital(someone(id))} goes first`,
  next: or((id, _, { title }) => {
    if (id === 'long-rest') return 'Take the long rest';
    const played = playIn(id);
    return played === null ? 'End the turn' : halves[played.play](title(played.card));
  }),
  augments: (id, question, { augment }) => {
    const place = augmentIn(id);
    if (place === null) return id;
    return augment(question, place) ?? consuming(costOf(question, place), place + 1);
  },
  'attack-items': or((id, _, { item }) => `Use ${item(id)}`),
  'move-to': or((id, { about: { movement } }, { hex }) => {
    const ways = { walk: 'Move', jump: 'Jump', fly: 'Fly' };
    return `${ways[movement]} to ${hex(id)}`;
  }),
  'attack-target': or((id, question, { someone, hex }) => {
    const placed = placementIn(id);
    if (placed === null) return `Attack ${someone(id)}`;
    const [at, turn] = [placed.origin, placed.way + 1];
    const hit = hitBy(id, question);
    if (hit === null) return `Place the area at ${hex(at)}, rotation ${turn}`;
    const whom = and(namedOnce(hit.figures.map((one) => someone(one))));
    return hit.isOnly ? `Hit ${whom}` : `Hit ${whom}: area at ${hex(at)}, rotation ${turn}`;
  }),
  'ability-target': or((id, { about: { ability } }, speak) => targetLabels[ability](id, speak)),
  'ability-hex': or((id, { about: { ability } }, { hex }) => hexLabels[ability](hex(id))),
  'ability-use': or((_, { about: { ability, value } }) => `Perform it: ${abilityLabel(ability, value)}`),
  reaction: or((id, { about: { moment } }, { title }) => {
    if (id === 'go-on') return moment === 'ally-attacked' ? 'Take the blow' : 'Use nothing';
    return `Use ${title(bonusIn(id) ?? id)}`;
  }),
  'push-to': or((id, _, { hex }) => `Push to ${hex(id)}`),
  'pull-to': or((id, _, { hex }) => `Pull to ${hex(id)}`),
  'hex-nearby': (id, _, { hex }) => `Go to ${hex(id)}`,
  'negate-damage': or((id, { about: { damage } }) => {
    if (id === 'lose-card') return 'Lose a card from your hand';
    if (id === 'lose-discards') return 'Lose two discarded cards';
    return `Suffer ${damage} damage`;
  }),
  'card-to-lose': (id, _, speak) => `Lose ${withInitiative(id, speak)}`,
  'card-to-play': (id, { about: { half } }, speak) =>
    half === 'both' ? `Play ${withInitiative(id, speak)}` : halves[half](withInitiative(id, speak)),
  'discards-to-lose': (id, _, speak) => `Lose ${withInitiative(id, speak)}`,
  'cards-to-discard': (id, _, speak) => `Discard ${withInitiative(id, speak)}`,
  'cards-to-recover': (id, _, speak) => `Recover ${withInitiative(id, speak)}`,
  'items-to-refresh': (id, _, { item }) => `Refresh ${item(id)}`,
  element: (id, { about: { how } }) => {
    const element = terms.elements[id];
    return how === 'consume' ? `Consume ${element}` : `Infuse ${element}`;
  },
  'change-order': (id, { about }) => {
    const how = id === 'add-first' ? 'Add first, then multiply' : 'Multiply first, then add';
    return `${how}: Attack ${attackInOrder(id, about)}`;
  },
  'short-rest': or((id) => (id === 'yes' ? 'Take a short rest' : "Don't rest")),
  'give-up': (id) => (id === 'yes' ? 'Give up the scenario' : 'Play on'),
  'redraw-rest-card': (id, { about: { card } }, { title }) =>
    id === 'yes' ? 'Suffer 1 damage and lose another card' : `Lose ${title(card)}`,
  'rest-card': (id, _, speak) => `Lose ${withInitiative(id, speak)}`,
  'augment-to-discard': (id, _, { title }) => `Discard ${title(id)}`,
  'monster-focus': (id, _, { someone }) => `Focus on ${someone(id)}`,
  'monster-way': (id, _, { someone, hex }) => {
    const way = wayIn(id);
    if (way === null) return id;
    const { end: at, targets } = way;
    return targets.length === 0
      ? `End on ${hex(at)}`
      : `End on ${hex(at)}, attack ${and(targets.map(someone))}`;
  },
  'monster-target': (id, _, { someone }) => `Target ${someone(id)}`,
  'monster-hex': (id, _, { hex }) => `Choose ${hex(id)}`,
  'dungeon-gate': (id) => `Start at entrance ${(gateIn(id) ?? 0) + 1}`,
  'penalty-target': (id, _, { someone }) => `${capital(someone(id))} takes the penalty`,
};
