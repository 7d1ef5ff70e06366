import { capital, signedPlainly } from '@tavolo/language';
import { and } from '@tavolo/language/pt';
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
  item: (item, speak) => `Usar ${speak.item(item)}`,
  endBonus: (card, { title }) => `Encerrar o bônus de ${title(card)}`,
  words: {
    skip: 'Pular',
    stop: 'Parar aqui',
    done: 'Nenhum outro alvo',
    decline: 'Deixar onde está',
  },
};

/** The elements by their names; where nobody says them, augments are counted. */
function consuming(elements: readonly PrintedElement[] | null, place: number): string {
  if (elements === null) return `Consumir para o aumento ${place}`;
  return `Consumir ${and(elements.map((one) => terms.elements[one]))}`;
}

/** The article that a name begins with: o Guarda Bandido 2 e o 3. */
const articleOf = (stem: string): string => /^[oa] /.exec(stem)?.[0] ?? '';

/** The shared options, then a question's own. */
const or = orShared(shared);

/** A card with its initiative: Atropelar (iniciativa 72). */
function withInitiative(id: CardId, { title, table }: Speaker): string {
  const card = table.box.cards.get(id);
  return card === undefined ? title(id) : `${title(id)} (iniciativa ${card.initiative})`;
}

const halves: PlayLabels = {
  top: (card) => `Ação de cima de ${card}`,
  bottom: (card) => `Ação de baixo de ${card}`,
  'basic-attack': (card) => `Ataque 2 básico com ${card}`,
  'basic-move': (card) => `Mover 2 básico com ${card}`,
};

export const options: OptionLabels<Speaker> = {
  class: (id, _, { class: named, table }) => {
    const mat = table.box.classes.get(id);
    return mat === undefined
      ? `Jogar com ${named(id)}`
      : `Jogar com ${named(id)} (${mat.handLimit} cartas, ${mat.hp[0] ?? 0} PV)`;
  },
  'character-level': (id) => `Nível ${id}`,
  perk: (id, { about }, { perk }) => {
    const line = perkIn(id) ?? 0;
    return perk(about.figure, line) ?? `Vantagem ${line + 1}`;
  },
  'level-card': (id, _, speak) => `Pegar ${withInitiative(id, speak)}`,
  'battle-goal': (id, _, { goal }) => `Ficar com ${goal(id)}`,
  'items-to-buy': (id, _, { item, table }) => {
    const price = table.box.items.get(id)?.price;
    return price === undefined ? `Pegar ${item(id)}` : `Pegar ${item(id)} (${price} de ouro)`;
  },
  hand: (id, _, speak) => `Pegar ${withInitiative(id, speak)}`,
  'starting-hex': (id, _, { hex }) => `Começar no ${hex(id)}`,
  'leading-card': or((id, _, speak) => {
    if (id === 'give-up') return 'Propor a desistência';
    return id === 'long-rest'
      ? 'Fazer um descanso longo (iniciativa 99)'
      : `Primeira carta: ${withInitiative(id, speak)}`;
  }),
  'second-card': (id, _, speak) =>
    id === 'long-rest' ? 'Fazer o descanso longo' : `Segunda carta: ${withInitiative(id, speak)}`,
  'initiative-change': (id, { about: { initiative } }) => {
    const by = numberIn(id) ?? 0;
    return by === 0
      ? `Manter a iniciativa (${initiative})`
      : `Iniciativa ${initiative + by} (${signedPlainly(by)})`;
  },
  'tie-order': (id, _, { someone }) => `${capital(someone(id))} primeiro`,
  next: or((id, _, { title }) => {
    if (id === 'long-rest') return 'Fazer o descanso longo';
    const played = playIn(id);
    return played === null ? 'Terminar o turno' : halves[played.play](title(played.card));
  }),
  augments: (id, question, { augment }) => {
    const place = augmentIn(id);
    if (place === null) return id;
    return augment(question, place) ?? consuming(costOf(question, place), place + 1);
  },
  'attack-items': or((id, _, { item }) => `Usar ${item(id)}`),
  'move-to': or((id, { about: { movement } }, { hex }) => {
    const ways = { walk: 'Ir', jump: 'Saltar', fly: 'Voar' };
    return `${ways[movement]} para o ${hex(id)}`;
  }),
  'attack-target': or((id, question, { figure, hex }) => {
    const placed = placementIn(id);
    if (placed === null) return `Atacar ${figure(id)}`;
    const [at, turn] = [placed.origin, placed.way + 1];
    const hit = hitBy(id, question);
    if (hit === null) return `Posicionar a área no ${hex(at)}, rotação ${turn}`;
    const whom = and(namedOnce(hit.figures.map(figure), articleOf));
    return hit.isOnly ? `Atingir ${whom}` : `Atingir ${whom}: área no ${hex(at)}, rotação ${turn}`;
  }),
  'ability-target': or((id, { about: { ability } }, speak) => targetLabels[ability](id, speak)),
  'ability-hex': or((id, { about: { ability } }, { hex }) => hexLabels[ability](hex(id))),
  'ability-use': or((_, { about: { ability, value } }) => `Executar: ${abilityLabel(ability, value)}`),
  reaction: or((id, { about: { moment } }, { title }) => {
    if (id === 'go-on') return moment === 'ally-attacked' ? 'Receber o golpe' : 'Não usar nada';
    return `Usar ${title(bonusIn(id) ?? id)}`;
  }),
  'push-to': or((id, _, { hex }) => `Empurrar para o ${hex(id)}`),
  'pull-to': or((id, _, { hex }) => `Puxar para o ${hex(id)}`),
  'hex-nearby': (id, _, { hex }) => `Ir para o ${hex(id)}`,
  'negate-damage': or((id, { about: { damage } }) => {
    if (id === 'lose-card') return 'Perder uma carta da mão';
    if (id === 'lose-discards') return 'Perder duas cartas descartadas';
    return `Sofrer ${damage} de dano`;
  }),
  'card-to-lose': (id, _, speak) => `Perder ${withInitiative(id, speak)}`,
  'card-to-play': (id, { about: { half } }, speak) =>
    half === 'both' ? `Jogar ${withInitiative(id, speak)}` : halves[half](withInitiative(id, speak)),
  'discards-to-lose': (id, _, speak) => `Perder ${withInitiative(id, speak)}`,
  'cards-to-discard': (id, _, speak) => `Descartar ${withInitiative(id, speak)}`,
  'cards-to-recover': (id, _, speak) => `Recuperar ${withInitiative(id, speak)}`,
  'items-to-refresh': (id, _, { item }) => `Renovar ${item(id)}`,
  element: (id, { about: { how } }) => {
    const element = terms.elements[id];
    return how === 'consume' ? `Consumir ${element}` : `Infundir ${element}`;
  },
  'change-order': (id, { about }) => {
    const how =
      id === 'add-first' ? 'Primeiro somar, depois multiplicar' : 'Primeiro multiplicar, depois somar';
    return `${how}: Ataque ${attackInOrder(id, about)}`;
  },
  'short-rest': or((id) => (id === 'yes' ? 'Fazer um descanso curto' : 'Não descansar')),
  'give-up': (id) => (id === 'yes' ? 'Desistir do cenário' : 'Continuar jogando'),
  'redraw-rest-card': (id, { about: { card } }, { title }) =>
    id === 'yes' ? 'Sofrer 1 de dano e perder outra carta' : `Perder ${title(card)}`,
  'rest-card': (id, _, speak) => `Perder ${withInitiative(id, speak)}`,
  'augment-to-discard': (id, _, { title }) => `Descartar ${title(id)}`,
  'monster-focus': (id, _, { on }) => `Focar ${on(id)}`,
  'monster-way': (id, _, { figure, hex }) => {
    const way = wayIn(id);
    if (way === null) return id;
    const { end: at, targets } = way;
    return targets.length === 0
      ? `Terminar no ${hex(at)}`
      : `Terminar no ${hex(at)} e atacar ${and(targets.map(figure))}`;
  },
  'monster-target': (id, _, { figure }) => `Visar ${figure(id)}`,
  'monster-hex': (id, _, { hex }) => `Escolher o ${hex(id)}`,
  'dungeon-gate': (id) => `Começar pela entrada ${(gateIn(id) ?? 0) + 1}`,
  'penalty-target': (id, _, { figure }) => `${capital(figure(id))} sofre a penalidade`,
};
