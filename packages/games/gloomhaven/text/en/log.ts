import { capital, joined } from '@tavolo/language';
import { and, count, some } from '@tavolo/language/en';
import { type CauseWords, type FindWords, foundIn, type LogLines, type LossWords } from '../speech.ts';
import { terms } from './cards/terms.ts';
import type { Speaker } from './speaker.ts';

const { conditions, elements } = terms;

const causes: CauseWords = {
  attack: () => '',
  retaliate: (by) => (by === null ? ' from Retaliate' : ` from the Retaliate of ${by}`),
  trap: () => ' from a trap',
  hazard: () => ' from hazardous terrain',
  wound: () => ' from WOUND',
  ability: (by) => (by === null ? '' : ` from ${by}`),
  rest: () => ' to keep the card drawn in the short rest',
  fall: () => ' from the fall',
  scenario: () => " from the scenario's rules",
};

const piles = { hand: 'hand', discard: 'discard pile', lost: 'lost pile', active: 'active area' };

const losses: LossWords = {
  exhausted: 'all characters are exhausted',
  objective: 'the one you had to protect is dead',
  'given-up': 'the players have given up',
};

const findWords: FindWords = {
  gold: (value) => `${value} gold`,
  'random-item-design': () => 'a random item design',
  'random-scenario': () => 'a random side scenario',
  'item-design': () => 'an item design',
  unlocks: () => 'the way to another scenario',
  cure: () => 'a cure for every negative condition',
};

export const log: LogLines<Speaker> = {
  'class-chosen': (fact, { player, class: named }) => `${player(fact.seat)} plays ${named(fact.class)}.`,
  'level-chosen': ({ hero, level }, { subject }) => `${subject(hero)} is level ${level}.`,
  'goal-dealt': ({ hero, goals }, { subject, goal }) =>
    goals.length === 0
      ? `${subject(hero)} is dealt battle goals.`
      : `${subject(hero)} is dealt the battle goals ${and(goals.map((id) => `“${goal(id)}”`))}.`,
  equipped: ({ hero, items }, { subject, item }) =>
    items.length === 0
      ? `${subject(hero)} brings no items.`
      : `${subject(hero)} brings ${and(items.map(item))}.`,
  'hand-chosen': ({ hero, count: cards }, { subject }) =>
    `${subject(hero)} chooses a hand of ${count(cards, 'card')}.`,
  placed: ({ figure, hex }, { subject, hex: place }) => `${subject(figure)} starts on ${place(hex)}.`,
  'scenario-begins': ({ scenario, level }, { scenario: named }) =>
    `The scenario “${named(scenario)}” begins at level ${level}.`,
  story: ({ section }, { passage }) => passage(section) ?? `The story goes on: section ${section}.`,
  'round-begins': ({ round }) => `Round ${round}.`,
  picked: ({ hero }, { subject }) => `${subject(hero)} has decided.`,
  initiative: ({ hero, value, cards }, { subject, card }) =>
    cards.length === 0
      ? `${subject(hero)} has initiative ${value}.`
      : `${subject(hero)} reveals ${and(cards.map(card))}: initiative ${value}.`,
  'goes-first': ({ hero, why }, { figure }) => {
    const ways = {
      agreed: 'The tied players agree',
      chance: 'The tied players disagree, and chance decides',
      lot: 'The tied players draw lots',
    };
    return `${ways[why]}: ${figure(hero)} goes first.`;
  },
  'rests-long': ({ hero }, { subject }) => `${subject(hero)} takes a long rest: initiative 99.`,
  rested: ({ hero, how, lost }, { subject, card }) => {
    const rest = how === 'long' ? 'a long rest' : 'a short rest';
    return lost === null
      ? `${subject(hero)} completes ${rest} and loses no card.`
      : `${subject(hero)} completes ${rest} and loses ${card(lost)}.`;
  },
  'rest-redrawn': ({ hero, kept }, { subject, card }) =>
    `${subject(hero)} keeps ${card(kept)}; another discarded card is lost at random.`,
  'monster-card': ({ deck, initiative }, { monsters }) =>
    `${monsters(deck)}: a new ability card, initiative ${initiative}.`,
  'turn-begins': ({ figure }, { figure: named }) => `Now acting: ${named(figure)}.`,
  'turn-skipped': ({ figure, why }, { subject }) =>
    why === 'stunned'
      ? `${subject(figure)} has STUN and loses the turn.`
      : `${subject(figure)} finds nobody to focus on.`,
  action: ({ figure, card: played, half, basic }, { subject, card }) => {
    if (basic)
      return `${subject(figure)} plays ${card(played)} as a basic ${half === 'top' ? 'attack' : 'move'}.`;
    return `${subject(figure)} plays the ${half} of ${card(played)}.`;
  },
  'item-used': ({ figure, item: used }, { subject, item }) => `${subject(figure)} uses ${item(used)}.`,
  'items-refreshed': ({ figure, items }, { subject, item }) =>
    `${subject(figure)} refreshes ${items.length === 0 ? 'no items' : and(items.map(item))}.`,
  'taken-over': ({ figure, by }, { subject, figure: named }) =>
    `${subject(figure)} will take its turn as an ally of ${named(by)}.`,
  focused: ({ figure, on }, { subject, figure: named }) => `${subject(figure)} focuses on ${named(on)}.`,
  moved: ({ figure, path, how }, { subject, hex }) => {
    const to = hex(path.at(-1) ?? '');
    const ways = {
      walk: `moves to ${to}`,
      jump: `jumps to ${to}`,
      fly: `flies to ${to}`,
      push: `is pushed to ${to}`,
      pull: `is pulled to ${to}`,
      put: `is placed on ${to}`,
    };
    return path.length === 0 ? `${subject(figure)} stays in place.` : `${subject(figure)} ${ways[how]}.`;
  },
  'door-opened': ({ by }, { subject }) => (by === null ? 'A door opens.' : `${subject(by)} opens a door.`),
  'door-unlocked': () => 'A door is unlocked.',
  'room-revealed': () => 'A new room is revealed.',
  appeared: ({ figure, hex, how }, { subject, hex: place }) => {
    const ways = { revealed: 'stands', summoned: 'is summoned', spawned: 'spawns' };
    return `${subject(figure)} ${ways[how]} on ${place(hex)}.`;
  },
  attack: ({ by, on, value, edge }, { subject, figure }) => {
    const edges = { advantage: ' with Advantage', disadvantage: ' with Disadvantage', none: '' };
    return `${subject(by)} attacks ${figure(on)}: Attack ${value}${edges[edge]}.`;
  },
  drawn: ({ by, cards, used }, { subject, modifier }) => {
    const drawn = `${subject(by)} draws ${and(cards.map(modifier))}`;
    if (used.length === cards.length) return `${drawn}.`;
    return used.length === 0
      ? `${drawn}: none of it counts.`
      : `${drawn}; ${and(used.map(modifier))} ${used.length === 1 ? 'counts' : 'count'}.`;
  },
  hit: ({ by, on, total, shield, damage }, { subject, figure }) => {
    const outcome = damage === 0 ? 'no damage' : `${damage} damage`;
    const sum = shield === 0 ? '' : ` (${total}, Shield ${shield})`;
    return `${subject(by)} strikes ${figure(on)}: ${outcome}${sum}.`;
  },
  redirected: ({ by, from, to }, { subject, figure }) =>
    `${subject(to)} steps in for ${figure(from)} and takes the attack of ${figure(by)}.`,
  suffered: ({ figure, damage, cause, by, hp }, { subject, figure: named }) =>
    `${subject(figure)} suffers ${damage} damage${causes[cause](by === null ? null : named(by))}: ${hp} HP left.`,
  prevented: ({ figure, damage, with: what }, { subject, anything }) =>
    what === ''
      ? `${subject(figure)} prevents ${damage} damage.`
      : `${subject(figure)} prevents ${damage} damage with ${anything(what)}.`,
  negated: ({ figure, damage, cards }, { subject, card }) =>
    `${subject(figure)} loses ${and(cards.map(card))} and negates ${damage} damage.`,
  healed: ({ figure, amount, by, cured }, { subject, figure: named }) => {
    const cures = cured.length === 0 ? '' : `${and(cured.map((one) => conditions[one]))} removed`;
    const healed = amount === 0 && cured.length > 0 ? '' : `${amount === 0 ? 'no' : amount} HP regained`;
    const told = joined(
      [healed, cures].filter((part) => part !== ''),
      () => 'and',
    );
    return by === null || by === figure
      ? `${subject(figure)} heals: ${told}.`
      : `${subject(by)} heals ${named(figure)}: ${told}.`;
  },
  condition: ({ figure, condition, by }, { subject, figure: named }) =>
    by === null || by === figure
      ? `${subject(figure)} gains ${conditions[condition]}.`
      : `${subject(by)} gives ${named(figure)} ${conditions[condition]}.`,
  immune: ({ figure, condition }, { subject }) => `${subject(figure)} is immune to ${conditions[condition]}.`,
  'condition-ends': ({ figure, condition }, { subject }) =>
    `${subject(figure)} loses ${conditions[condition]}.`,
  bonus: ({ figure, bonus, value, range }, { subject }) => {
    const reach = bonus === 'retaliate' && range > 1 ? `, Range ${range}` : '';
    return `${subject(figure)} gains ${terms.abilities[bonus]} ${value}${reach}.`;
  },
  died: ({ figure, by }, { subject, figure: named }) =>
    by === null ? `${subject(figure)} dies.` : `${subject(by)} kills ${named(figure)}.`,
  exhausted: ({ figure, why }, { subject }) =>
    why === 'hp'
      ? `${subject(figure)} is exhausted: no hit points left.`
      : `${subject(figure)} is exhausted: not enough cards left.`,
  gone: ({ figure }, { subject }) => `${subject(figure)} leaves the map.`,
  xp: ({ figure, value }, { subject }) => `${subject(figure)} gains ${value} XP.`,
  coins: ({ figure, count: coins }, { subject }) => `${subject(figure)} loots ${some(coins, 'money token')}.`,
  'coins-taken': ({ figure, count: coins }, { subject }) =>
    `${subject(figure)} takes ${some(coins, 'money token')} out of the game.`,
  treasure: ({ figure, treasure }, { subject }) =>
    treasure === 0
      ? `${subject(figure)} loots the goal treasure.`
      : `${subject(figure)} loots treasure ${treasure}.`,
  found: (fact, { subject, item }) => `${subject(fact.figure)} finds ${foundIn(findWords, fact, item)}.`,
  infused: ({ element, by }, { subject }) => `${subject(by)} infuses ${elements[element]}.`,
  strong: ({ element }) => `${elements[element]} is now Strong.`,
  consumed: ({ element, by }, { subject }) => `${subject(by)} consumes ${elements[element]}.`,
  'trap-sprung': ({ figure, hex }, { subject }) => `${subject(figure)} springs the trap on hex ${hex}.`,
  'trap-made': ({ figure, hexes }, { subject }) =>
    `${subject(figure)} sets a trap on hex ${hexes.join(' ')}.`,
  'obstacle-made': ({ figure, hexes }, { subject }) =>
    `${subject(figure)} creates an obstacle on hex ${and(hexes)}.`,
  'trap-disarmed': ({ figure, hexes }, { subject }) =>
    `${subject(figure)} disarms the trap on hex ${and(hexes)}.`,
  'obstacle-destroyed': ({ figure, hexes }, { subject }) =>
    `${subject(figure)} destroys the obstacle on hex ${and(hexes)}.`,
  'obstacle-moved': ({ figure, to }, { subject }) => `${subject(figure)} moves an obstacle to hex ${to}.`,
  'card-to': ({ hero, card: moved, pile }, { subject, card }) =>
    pile === 'lost'
      ? `${subject(hero)} loses ${card(moved)}.`
      : `${subject(hero)} puts ${card(moved)} into the ${piles[pile]}.`,
  'use-spent': ({ card: used, left }, { card }) =>
    left === 0
      ? `${card(used)} is used for the last time.`
      : `${card(used)} is used: ${count(left, 'use')} left.`,
  recovered: ({ hero, cards }, { subject, card }) =>
    cards.length === 0
      ? `${subject(hero)} recovers no cards.`
      : `${subject(hero)} recovers ${and(cards.map(card))}.`,
  'shuffled-in': ({ deck, card, count: cards }, speak) =>
    `${count(cards, `${speak.modifier(card)} card`)} shuffled into ${speak.deck(deck)}.`,
  'no-avail': ({ figure }, { subject }) =>
    `${subject(figure)}: part of the special action has no effect here.`,
  'none-left': ({ card }, { modifier }) => `There is no ${modifier(card)} card left to add.`,
  reshuffled: ({ deck }, speak) => `${capital(speak.deck(deck))} is reshuffled.`,
  'elements-wane': () => 'The elements wane.',
  'round-ends': ({ round }) => `Round ${round} ends.`,
  ending: (verdict) =>
    verdict.ending === 'success'
      ? 'The goal is met. The round is still played to its end.'
      : `The scenario will be lost: ${losses[verdict.why]}. The round is still played to its end.`,
  'goal-met': ({ hero, goal: met, checks }, { subject, goal }) =>
    checks === 0
      ? `${subject(hero)} has met the battle goal “${goal(met)}”, but the scenario is lost.`
      : `${subject(hero)} has met the battle goal “${goal(met)}”: ${count(checks, 'checkmark')}.`,
  'goal-missed': ({ hero, goal: missed }, { subject, goal }) =>
    `${subject(hero)} has not met the battle goal “${goal(missed)}”.`,
  reckoned: ({ hero, xp, bonusXp, gold, coins }, { subject }) =>
    `${subject(hero)}: ${xp} XP, ${bonusXp} bonus XP, ${gold} gold; ${count(coins, 'money token')} looted.`,
  'scenario-ends': ({ outcome }) =>
    outcome === 'success' ? 'The scenario is won.' : 'The scenario is lost.',
};
