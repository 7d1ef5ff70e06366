import { and, count } from '@tavolo/language/it';
import { type Condition, positiveConditions } from '../../vocabulary/terms.ts';
import { type CauseWords, type FindWords, foundIn, type LogLines, type LossWords } from '../speech.ts';
import { terms } from './cards/terms.ts';
import { countedCards, damages } from './counted.ts';
import type { Speaker } from './speaker.ts';

const { conditions, elements } = terms;

const isPositive = (condition: Condition): boolean => positiveConditions.some((one) => one === condition);

/** `by` stands behind di. */
const causes: CauseWords = {
  attack: () => '',
  retaliate: (by) => (by === null ? ' per una Ritorsione' : ` per la Ritorsione ${by}`),
  trap: () => ' per una trappola',
  hazard: () => ' per il terreno pericoloso',
  wound: () => ' per FERITA',
  ability: (by) => (by === null ? '' : ` per una capacità ${by}`),
  rest: () => ' per tenere la carta estratta nel riposo breve',
  fall: () => ' per la caduta',
  scenario: () => ' per le regole dello scenario',
};

const piles = {
  hand: 'in mano',
  discard: 'nella pila degli scarti',
  lost: 'nella pila delle carte perse',
  active: "nell'area attiva",
};

const tokens = (coins: number): string => (coins === 1 ? 'un segnalino denaro' : `${coins} segnalini denaro`);

const losses: LossWords = {
  exhausted: 'tutti i personaggi sono sfiniti',
  objective: 'è morto chi dovevate proteggere',
  'given-up': 'i giocatori si sono arresi',
};

const findWords: FindWords = {
  gold: (value) => count(value, "moneta d'oro", "monete d'oro"),
  'item-design': () => 'un modello di oggetto',
  'random-item-design': () => 'un modello di oggetto casuale',
  'random-scenario': () => 'uno scenario secondario casuale',
  unlocks: () => 'la via per un altro scenario',
  cure: () => 'un rimedio a ogni condizione negativa',
};

const onHexes = (hexes: readonly string[]): string =>
  hexes.length === 1 ? `nell'esagono ${hexes.join()}` : `negli esagoni ${and(hexes)}`;

export const log: LogLines<Speaker> = {
  'class-chosen': (fact, { player, class: named }) => `${player(fact.seat)} gioca con ${named(fact.class)}.`,
  'level-chosen': ({ hero, level }, { subject }) => `${subject(hero)} è di livello ${level}.`,
  'goal-dealt': ({ hero, goals }, { subject, goal }) =>
    goals.length === 0
      ? `${subject(hero)} riceve gli obiettivi della battaglia.`
      : `${subject(hero)} riceve gli obiettivi della battaglia ${and(goals.map((id) => `“${goal(id)}”`))}.`,
  equipped: ({ hero, items }, { subject, item }) =>
    items.length === 0
      ? `${subject(hero)} non porta oggetti.`
      : `${subject(hero)} porta con sé: ${items.map(item).join(', ')}.`,
  'hand-chosen': ({ hero, count: cards }, { subject }) =>
    `${subject(hero)} sceglie una mano di ${countedCards(cards)}.`,
  placed: ({ figure, hex }, { subject, hex: place }) => `${subject(figure)} parte dall'${place(hex)}.`,
  'scenario-begins': ({ scenario, level }, { scenario: named }) =>
    `Comincia lo scenario “${named(scenario)}”, al livello ${level}.`,
  story: ({ section }, { passage }) => passage(section) ?? `La storia continua: sezione ${section}.`,
  'round-begins': ({ round }) => `Round ${round}.`,
  picked: ({ hero }, { subject }) => `${subject(hero)} ha deciso.`,
  initiative: ({ hero, value, cards }, { subject, card }) =>
    cards.length === 0
      ? `${subject(hero)} ha iniziativa ${value}.`
      : `${subject(hero)} rivela ${and(cards.map(card))}: iniziativa ${value}.`,
  'goes-first': ({ hero, why }, { figure }) => {
    const ways = {
      agreed: "i giocatori sono d'accordo",
      chance: "i giocatori non sono d'accordo, e decide il caso",
      lot: 'si tira a sorte',
    };
    return `A parità di iniziativa ${ways[why]}: prima ${figure(hero)}.`;
  },
  'rests-long': ({ hero }, { subject }) => `${subject(hero)} fa un riposo lungo: iniziativa 99.`,
  rested: ({ hero, how, lost }, { subject, card }) => {
    const rest = how === 'long' ? 'il riposo lungo' : 'il riposo breve';
    return lost === null
      ? `${subject(hero)} completa ${rest} e non perde carte.`
      : `${subject(hero)} completa ${rest} e perde ${card(lost)}.`;
  },
  'rest-redrawn': ({ hero, kept }, { subject, card }) =>
    `${subject(hero)} tiene ${card(kept)}; al suo posto perde un'altra carta scartata, a caso.`,
  'monster-card': ({ deck, initiative }, { monsters }) =>
    `${monsters(deck)}: nuova carta capacità, iniziativa ${initiative}.`,
  'turn-begins': ({ figure }, { of }) => `Turno ${of(figure)}.`,
  'turn-skipped': ({ figure, why }, { subject }) =>
    why === 'stunned'
      ? `${subject(figure)} ha STORDIRE e perde il turno.`
      : `${subject(figure)} non trova nessuno su cui focalizzarsi.`,
  action: ({ figure, card: played, half, basic }, { subject, card }) => {
    if (basic)
      return `${subject(figure)} gioca ${card(played)} per ${half === 'top' ? "l'attacco base" : 'il movimento base'}.`;
    return `${subject(figure)} gioca l'azione ${half === 'top' ? 'superiore' : 'inferiore'} di ${card(played)}.`;
  },
  'item-used': ({ figure, item: used }, { subject, item }) => `${subject(figure)} usa “${item(used)}”.`,
  'items-refreshed': ({ figure, items }, { subject, item }) =>
    items.length === 0
      ? `${subject(figure)} non ripristina oggetti.`
      : `${subject(figure)} ripristina ${and(items.map((id) => `“${item(id)}”`))}.`,
  'taken-over': ({ figure, by }, { subject, of, agreeing }) =>
    `${subject(figure)} svolgerà il suo turno come ${agreeing(figure, 'alleato', 'alleata')} ${of(by)}.`,
  focused: ({ figure, on }, { subject, on: upon }) => `${subject(figure)} si focalizza ${upon(on)}.`,
  moved: ({ figure, path, how }, { subject, hex, agreeing }) => {
    const to = hex(path.at(-1) ?? '');
    const ways = {
      walk: `si muove fino all'${to}`,
      jump: `salta fino all'${to}`,
      fly: `vola fino all'${to}`,
      push: `viene ${agreeing(figure, 'spinto', 'spinta')} nell'${to}`,
      pull: `viene ${agreeing(figure, 'tirato', 'tirata')} nell'${to}`,
      put: `viene ${agreeing(figure, 'spostato', 'spostata')} nell'${to}`,
    };
    return path.length === 0 ? `${subject(figure)} resta sul posto.` : `${subject(figure)} ${ways[how]}.`;
  },
  'door-opened': ({ by }, { subject }) =>
    by === null ? 'Si apre una porta.' : `${subject(by)} apre una porta.`,
  'door-unlocked': () => 'Una porta si sblocca.',
  'room-revealed': () => 'Si rivela una nuova stanza.',
  appeared: ({ figure, hex, how }, { subject, hex: place, agreeing }) => {
    const ways = {
      revealed: 'si trova',
      summoned: `viene ${agreeing(figure, 'evocato', 'evocata')}`,
      spawned: 'compare',
    };
    return `${subject(figure)} ${ways[how]} nell'${place(hex)}.`;
  },
  attack: ({ by, on, value, edge }, { subject, figure }) => {
    const edges = { advantage: ' con Vantaggio', disadvantage: ' con Svantaggio', none: '' };
    return `${subject(by)} attacca ${figure(on)}: Attacco ${value}${edges[edge]}.`;
  },
  drawn: ({ by, cards, used }, { subject, modifier }) => {
    const drawn = `${subject(by)} pesca ${and(cards.map(modifier))}`;
    if (used.length === cards.length) return `${drawn}.`;
    return used.length === 0
      ? `${drawn}: non conta nulla.`
      : `${drawn}; ${used.length === 1 ? 'vale' : 'valgono'} ${and(used.map(modifier))}.`;
  },
  hit: ({ by, on, total, shield, damage }, { subject, figure }) => {
    const outcome = damage === 0 ? 'nessun danno' : damages(damage);
    const sum = shield === 0 ? '' : ` (${total}, Scudo ${shield})`;
    return `${subject(by)} colpisce ${figure(on)}: ${outcome}${sum}.`;
  },
  redirected: ({ by, from, to }, { subject, of }) =>
    `${subject(to)} prende il posto ${of(from)} e subisce l'attacco ${of(by)}.`,
  suffered: ({ figure, damage, cause, by, hp }, { subject, of }) =>
    `${subject(figure)} subisce ${damages(damage)}${causes[cause](by === null ? null : of(by))}: ${count(hp, 'PF rimasto', 'PF rimasti')}.`,
  prevented: ({ figure, damage, with: what }, { subject, anything }) =>
    what === ''
      ? `${subject(figure)} previene ${damages(damage)}.`
      : `${subject(figure)} previene ${damages(damage)} con “${anything(what)}”.`,
  negated: ({ figure, damage, cards }, { subject, card }) =>
    `${subject(figure)} perde ${and(cards.map(card))} e nega ${damages(damage)}.`,
  healed: ({ figure, amount, by, cured }, { subject, figure: named }) => {
    const healed =
      amount === 0 && cured.length > 0
        ? []
        : [amount === 0 ? 'nessun PF recuperato' : count(amount, 'PF recuperato', 'PF recuperati')];
    const cures = cured.length === 0 ? [] : [`via ${and(cured.map((one) => conditions[one]))}`];
    const told = [...healed, ...cures].join(', ');
    return by === null || by === figure
      ? `${subject(figure)} si cura: ${told}.`
      : `${subject(by)} cura ${named(figure)}: ${told}.`;
  },
  condition: ({ figure, condition, by }, { subject, to }) =>
    by === null || by === figure
      ? `${subject(figure)} riceve ${conditions[condition]}.`
      : `${subject(by)} ${isPositive(condition) ? 'conferisce' : 'infligge'} ${conditions[condition]} ${to(figure)}.`,
  immune: ({ figure, condition }, { subject }) => `${subject(figure)} è immune a ${conditions[condition]}.`,
  'condition-ends': ({ figure, condition }, { subject }) =>
    `${subject(figure)} perde ${conditions[condition]}.`,
  bonus: ({ figure, bonus, value, range }, { subject }) => {
    const reach = bonus === 'retaliate' && range > 1 ? `, Gittata ${range}` : '';
    return `${subject(figure)} ottiene ${terms.abilities[bonus]} ${value}${reach}.`;
  },
  died: ({ figure, by }, { subject, figure: named }) =>
    by === null ? `${subject(figure)} muore.` : `${subject(by)} uccide ${named(figure)}.`,
  exhausted: ({ figure, why }, { subject, agreeing }) => {
    const who = `${subject(figure)} è ${agreeing(figure, 'sfinito', 'sfinita')}`;
    return why === 'hp' ? `${who}: non ha più punti ferita.` : `${who}: non ha più abbastanza carte.`;
  },
  gone: ({ figure }, { subject }) => `${subject(figure)} lascia la mappa.`,
  xp: ({ figure, value }, { subject }) => `${subject(figure)} ottiene ${value} PE.`,
  coins: ({ figure, count: coins }, { subject }) => `${subject(figure)} saccheggia ${tokens(coins)}.`,
  'coins-taken': ({ figure, count: coins }, { subject }) =>
    `${subject(figure)} toglie dal gioco ${tokens(coins)}.`,
  treasure: ({ figure, treasure }, { subject }) =>
    treasure === 0
      ? `${subject(figure)} saccheggia il tesoro obiettivo.`
      : `${subject(figure)} saccheggia il tesoro ${treasure}.`,
  found: (fact, { subject, item }) =>
    `${subject(fact.figure)} trova ${foundIn(findWords, fact, (id) => `“${item(id)}”`)}.`,
  infused: ({ element, by }, { subject }) => `${subject(by)} infonde ${elements[element]}.`,
  strong: ({ element }) => `${elements[element]} diventa Forte.`,
  consumed: ({ element, by }, { subject }) => `${subject(by)} consuma ${elements[element]}.`,
  'trap-sprung': ({ figure, hex }, { subject }) =>
    `${subject(figure)} fa scattare la trappola nell'esagono ${hex}.`,
  'trap-made': ({ figure, hexes }, { subject }) =>
    `${subject(figure)} piazza una trappola ${onHexes(hexes)}.`,
  'obstacle-made': ({ figure, hexes }, { subject }) =>
    `${subject(figure)} crea un ostacolo ${onHexes(hexes)}.`,
  'trap-disarmed': ({ figure, hexes }, { subject }) =>
    `${subject(figure)} disattiva la trappola ${onHexes(hexes)}.`,
  'obstacle-destroyed': ({ figure, hexes }, { subject }) =>
    `${subject(figure)} distrugge l'ostacolo ${onHexes(hexes)}.`,
  'obstacle-moved': ({ figure, to }, { subject }) =>
    `${subject(figure)} sposta un ostacolo nell'esagono ${to}.`,
  'card-to': ({ hero, card: moved, pile }, { subject, card }) =>
    pile === 'lost'
      ? `${subject(hero)} perde ${card(moved)}.`
      : `${subject(hero)} mette ${card(moved)} ${piles[pile]}.`,
  'use-spent': ({ card: used, left }, { card }) =>
    left === 0
      ? `${card(used)}: era l'ultimo utilizzo.`
      : `${card(used)}: ${left === 1 ? 'resta 1 utilizzo' : `restano ${left} utilizzi`}.`,
  recovered: ({ hero, cards }, { subject, card }) =>
    cards.length === 0
      ? `${subject(hero)} non recupera carte.`
      : `${subject(hero)} recupera ${and(cards.map(card))}.`,
  'shuffled-in': ({ deck, card, count: cards }, speak) =>
    `${cards === 1 ? 'Si mescola' : 'Si mescolano'} ${countedCards(cards)} ${speak.modifier(card)} nel ${speak.deck(deck)}.`,
  'no-avail': ({ figure }, { subject }) =>
    `${subject(figure)}: qui una parte dell'azione speciale non ha effetto.`,
  'none-left': ({ card }, { modifier }) => `Non restano carte ${modifier(card)} da aggiungere.`,
  reshuffled: ({ deck }, speak) => `Si rimescola il ${speak.deck(deck)}.`,
  'elements-wane': () => 'Gli elementi si affievoliscono.',
  'round-ends': ({ round }) => `Fine del round ${round}.`,
  ending: (verdict) =>
    verdict.ending === 'success'
      ? "L'obiettivo è raggiunto. Il round si gioca comunque fino alla fine."
      : `Lo scenario sarà perso: ${losses[verdict.why]}. Il round si gioca comunque fino alla fine.`,
  'goal-met': ({ hero, goal: met, checks }, { subject, goal }) =>
    checks === 0
      ? `${subject(hero)} ha raggiunto l'obiettivo della battaglia “${goal(met)}”, ma lo scenario è perso.`
      : `${subject(hero)} ha raggiunto l'obiettivo della battaglia “${goal(met)}”: ${count(checks, 'spunta', 'spunte')}.`,
  'goal-missed': ({ hero, goal: missed }, { subject, goal }) =>
    `${subject(hero)} non ha raggiunto l'obiettivo della battaglia “${goal(missed)}”.`,
  reckoned: ({ hero, xp, bonusXp, gold, coins }, { subject }) =>
    `${subject(hero)}: ${xp} PE, ${bonusXp} PE bonus, ${count(gold, "moneta d'oro", "monete d'oro")}; ${count(coins, 'segnalino denaro saccheggiato', 'segnalini denaro saccheggiati')}.`,
  'scenario-ends': ({ outcome }) => (outcome === 'success' ? 'Lo scenario è vinto.' : 'Lo scenario è perso.'),
};
