import { forKind } from '@tavolo/kernel';
import { capital } from '@tavolo/language';
import { and, count, plural } from '@tavolo/language/en';
import type { Fact } from '../../facts.ts';
import type { Objective } from '../../vocabulary/quests.ts';
import type { Resource } from '../../vocabulary/terms.ts';
import { finalValor, forcedPower, objectiveOf } from '../lookup.ts';
import type { CauseWords, LogLines } from '../speech.ts';
import { quests } from './cards/quests.ts';
import { classNames, raceNames } from './names/words.ts';
import type { Speaker } from './speaker.ts';

/** A face of a combat die. */
const face = (n: number): string => (n === 6 ? 'a sword' : `a ${n}`);

const cards = (n: number): string => count(n, 'card');

const causes: CauseWords = {
  combat: (source) => ` from ${source}`,
  encounter: (source) => ` from ${source}`,
  card: (source) => ` from ${source}`,
  item: (source) => ` from ${source}`,
  token: (source) => ` from a ${source}`,
  event: (source) => ` from ${source}`,
  cost: (source) => ` as the price of ${source}`,
};

const sufferings = {
  poisoned: 'will take damage at the start of their next turn',
  slowed: 'can walk one space at most in their next movement phase',
  'cannot-heal': "can't heal until the end of their next turn",
} satisfies { readonly [What in Extract<Fact, { readonly is: 'will-suffer' }>['what']]: string };

const resourceUses: { readonly [R in Resource]: string } = {
  scroll: 'reads the Scroll',
  book: 'reads the Book',
  'potion-small': 'drinks the Small Healing Potion',
  'potion-large': 'drinks the Large Healing Potion',
  'place-discovery': 'takes a discovery token',
  'flight-path': 'takes the Flight Path',
  'auction-house': 'goes to the Auction House',
  'quest-giver': 'talks to the Quest Giver',
};

const setUp = {
  'rolled-for-first': ({ rolls }, { player }) =>
    `To see who goes first: ${and(rolls.map((roll) => `${player(roll.seat)} rolls ${face(roll.face)}`))}.`,
  'goes-first': ({ seat }, { player }) => `${player(seat)} goes first.`,
  'chose-character': ({ seat, character }, { player, name, table }) => {
    const printed = table.content.characters.get(character);
    const race = raceNames[printed?.race as keyof typeof raceNames]; // a test holds that all have a name
    const kind = classNames[printed?.class as keyof typeof classNames]; // the same
    return `${player(seat)} plays ${name(character)}, the ${race} ${kind}.`;
  },
  'was-dealt-quests': (fact, { player, name }) =>
    `${player(fact.hero)} is dealt the quests ${and(fact.quests.map(name))}.`,
  'kept-quests': (fact, { player, name }) =>
    `${player(fact.hero)} keeps the quests ${and(fact.quests.map(name))}.`,
  'set-out': ({ hero, space }, { player, the }) => `${player(hero)} sets out from ${the(space)}.`,
} satisfies Partial<LogLines<Speaker>>;

const turn = {
  'turn-began': ({ hero, turn: nth }, { player }) => `Turn ${nth}: ${player(hero)}.`,
  'rolled-movement': ({ hero, steps, energy, again }, { player }) =>
    `${player(hero)} ${again ? 'rolls again' : 'rolls the movement die'}: ${count(steps, 'step')}, ${energy} energy.`,
  walked: ({ hero, to, left }, { player, the }) =>
    left === 0
      ? `${player(hero)} walks to ${the(to)}.`
      : `${player(hero)} walks to ${the(to)}, with ${count(left, 'step')} left.`,
  moved: ({ hero, to, how, source }, { player, the, who, Who }) => {
    const [mover, place] = [player(hero), the(to)];
    const ways = {
      flew: () => `${mover} flies to ${place}.`,
      teleported: () => `${Who(source)} takes ${mover} to ${place}.`,
      pushed: () => `${Who(source)} drives ${mover} to ${place}.`,
      summoned: () => `${Who(source)} summons ${mover} to ${place}.`,
      retreated: () => `${mover} gets away from ${who(source)} to ${place}.`,
    };
    return ways[how]();
  },
  'stopped-by-aggro': ({ hero, space }, { player, within }) =>
    `An encounter with Aggro stops ${player(hero)} ${within(space)}.`,
  'sprang-trap': ({ hero, card, owner }, { player, name, whose }) =>
    `${player(hero)} walks into ${whose(owner)} ${name(card)}.`,
  'used-resource': ({ hero, resource, space }, { player, within }) =>
    `${player(hero)} ${resourceUses[resource]} ${within(space)}.`,
  'revealed-tokens': ({ hero, kinds, space }, { player, name, within }) =>
    `${player(hero)} reveals ${plural(kinds.length, { one: 'the token', other: 'the tokens' })} ${within(space)}: ${and(kinds.map(name))}.`,
  'placed-token': ({ hero, space }, { player, within }) =>
    `${player(hero)} hides a discovery token ${within(space)}.`,
  'saw-token': ({ hero, kind }, { player, name }) => `${player(hero)} sees what the token is: ${name(kind)}.`,
  'looked-at-token': ({ hero, space }, { player, within }) =>
    `${player(hero)} looks at a face-down token ${within(space)}.`,
  'kept-token': ({ hero, kind }, { player, name }) => `${player(hero)} keeps the ${name(kind)} token.`,
  'spent-token': ({ hero, kind }, { player, name }) => `${player(hero)} spends the ${name(kind)} token.`,
  'met-token': ({ hero, kind }, { player, name }) => `${name(kind)} takes effect on ${player(hero)}.`,
  'lost-token': ({ hero, kind }, { player, name }) =>
    `${player(hero)} discards the ${name(kind)} token before it can take effect.`,
  'cleared-token': ({ hero, space, kind }, { player, name, within }) =>
    `${player(hero)} discards the token ${within(space)}: it was ${name(kind)}.`,
  equipped: ({ hero, card }, { player, item }) => `${player(hero)} equips ${item(card)}.`,
  unequipped: ({ hero, card }, { player, item }) => `${player(hero)} puts ${item(card)} in the backpack.`,
  'turn-ended': ({ hero }, { whose }) => `${whose(hero)} turn ends.`,
} satisfies Partial<LogLines<Speaker>>;

const hands = {
  drew: ({ hero, n }, { player }) => `${player(hero)} draws ${cards(n)}.`,
  'drew-cards': (fact, { player, name }) => `${player(fact.hero)} draws ${and(fact.cards.map(name))}.`,
  discarded: (fact, { player, name }) => `${player(fact.hero)} discards ${and(fact.cards.map(name))}.`,
  reshuffled: ({ hero }, { player }) => `${player(hero)} shuffles the discard pile into a new deck.`,
  'saw-hand': (fact, { player, name, whose }) =>
    fact.cards.length === 0
      ? `${player(fact.hero)} finds ${whose(fact.of)} hand empty.`
      : `${player(fact.hero)} sees ${whose(fact.of)} hand: ${and(fact.cards.map(name))}.`,
  'looked-at-hand': ({ hero, of }, { player, whose }) => `${player(hero)} looks at ${whose(of)} hand.`,
  played: ({ hero, card, energy, target }, { player, name, bearer }) => {
    const at = target === null ? '' : ` on ${bearer(card, target)}`;
    const paid = energy === 0 ? '' : ` for ${energy} energy`;
    return `${player(hero)} plays ${name(card)}${at}${paid}.`;
  },
  'used-power': ({ hero, source, energy }, { player, the }) =>
    `${player(hero)} uses ${the(source)}${energy === 0 ? '' : ` for ${energy} energy`}.`,
  drank: ({ hero, card, potion }, { player, item }) => {
    const potions = { health: 'health potion', mana: 'mana potion', swiftness: 'swiftness potion' };
    return `${player(hero)} uses ${item(card)} as a ${potions[potion]}.`;
  },
  cancelled: ({ hero, card, by, of }, { name, whose, Who }) =>
    hero === of
      ? `${Who(by)} cancels ${whose(hero)} ${name(card)}.`
      : `${whose(of)} ${name(by)} cancels ${whose(hero)} ${name(card)}.`,
  attached: ({ card, to }, { name, bearer }) => `${name(card)} is now on ${bearer(card, to)}.`,
  'came-off': ({ card, from }, { name, bearer }) => `${name(card)} comes off ${bearer(card, from)}.`,
  'gained-energy': ({ hero, n }, { player }) => `${player(hero)} gains ${n} energy.`,
  'lost-energy': ({ hero, n }, { player }) => `${player(hero)} loses ${n} energy.`,
  'turned-card': ({ hero, side }, { player, name }) =>
    `${player(hero)} turns their character card to ${name(side)}.`,
  'gained-item': ({ hero, card }, { player, item }) => `${player(hero)} gains ${item(card)}.`,
  'lost-item': ({ hero, card }, { player, item }) => `${player(hero)} discards ${item(card)}.`,
  'stole-item': ({ hero, from, card }, { player, item }) =>
    `${player(hero)} takes ${item(card)} from ${player(from)}.`,
  'found-no-item': ({ hero, level: of }, { player, level }) =>
    `There is no ${level(of)} item left for ${player(hero)}.`,
  scouted: ({ hero, level: of, n }, { player, level }) =>
    `${player(hero)} looks at the next ${n === 1 ? 'card' : cards(n)} of the ${level(of)} deck.`,
  'saw-cards': (fact, { player, name }) => `${player(fact.hero)} sees ${and(fact.cards.map(name))}.`,
} satisfies Partial<LogLines<Speaker>>;

const health = {
  hurt: ({ hero, n, now, cause }, { player, name, who, whose, table }) => {
    const owned = cause.by !== null && cause.by !== hero && !table.isSeat(cause.source);
    const source = owned ? `${whose(cause.by ?? '')} ${name(cause.source)}` : who(cause.source);
    return `${player(hero)} takes ${n} damage${causes[cause.means](source)}, ${now} in all.`;
  },
  prevented: ({ hero, n, source }, { player, who }) =>
    `${player(hero)} prevents ${n} damage with ${who(source)}.`,
  healed: ({ hero, n, now }, { player }) =>
    now === 0
      ? `${player(hero)} heals ${n} damage and is unhurt again.`
      : `${player(hero)} heals ${n} damage: ${now} left.`,
  'caught-disease': ({ hero, now }, { player }) =>
    now === 1
      ? `${player(hero)} catches a Disease.`
      : `${player(hero)} catches one more Disease, ${now} in all.`,
  'was-cured': ({ hero }, { player }) => `${player(hero)} no longer has any Disease.`,
  'will-suffer': ({ hero, what, source }, { player, who }) =>
    `${player(hero)} ${sufferings[what]}, because of ${who(source)}.`,
  survived: ({ hero, source }, { player, who }) =>
    `${player(hero)} stays standing with 1 health left, thanks to ${who(source)}.`,
  'was-defeated': ({ hero, by, city }, { player, the }) =>
    `${player(hero)} is defeated${by === null ? '' : ` by ${player(by)}`} and wakes up in ${the(city)}.`,
  'rose-to': ({ hero, level: to }, { player, level }) => `${player(hero)} rises to the ${level(to)} level.`,
} satisfies Partial<LogLines<Speaker>>;

const challenge = {
  'drew-encounter': ({ hero, card, level: of }, { player, foe, level }) =>
    `${player(hero)} draws a ${level(of)} encounter: ${foe(card)}.`,
  'drew-event': ({ hero, card, level: of }, { player, name, level }) =>
    `${player(hero)} draws a ${level(of)} event: ${name(card)}.`,
  'found-no-encounter': ({ hero, level: of }, { player, level }) =>
    `The ${level(of)} deck has run out: there is nothing for ${player(hero)} to fight.`,
  'event-lies': ({ card, where }, { name, within, table }) => {
    if (where === 'everywhere') return `${name(card)} is in play for everyone.`;
    return table.isSeat(where)
      ? `${name(card)} is now next to ${table.player(where)}.`
      : `${name(card)} is now ${within(where)}.`;
  },
  'event-left': ({ card }, { name }) => `${name(card)} leaves play.`,
  'resolved-event': ({ hero, card }, { player, name }) => `${player(hero)} resolves ${name(card)}.`,
  'flipped-event': ({ hero, card }, { player, name }) => `${player(hero)} turns ${name(card)} over.`,
  marked: ({ hero, card, what }, { whose, name, marked }) =>
    `${whose(hero)} token for ${name(card)} goes to ${marked(what)}.`,
  'began-fight': (fact, { player, the }) => `${player(fact.hero)} fights ${the(fact.foe)}.`,
  'attacked-hero': ({ hero, rival }, { player }) => `${player(hero)} attacks ${player(rival)}.`,
  'rolled-extra': (fact, { player, the }) =>
    `${player(fact.hero)} rolls another die for ${the(fact.source)}: ${face(fact.face)}.`,
  contested: ({ rolls }, { player }) =>
    `Everyone rolls: ${and(rolls.map((roll) => `${player(roll.seat)} ${face(roll.face)}`))}.`,
  'rolled-combat': ({ attacker, defender, who: by }, { who, Who }) =>
    `${Who(by.attacker)} rolls ${face(attacker)}, ${who(by.defender)} ${face(defender)}.`,
  rerolled: (fact, { whose, who }) =>
    fact.source === fact.who
      ? `${capital(whose(fact.who))} die is rerolled and now shows ${face(fact.face)}.`
      : `${capital(whose(fact.who))} die now shows ${face(fact.face)}, because of ${who(fact.source)}.`,
  'power-worked': ({ source, key, who: id }, { name, whose, does, table }) => {
    const isFoe = source === id;
    const seat = table.isSeat(id) ? id : null;
    const power = forcedPower(table.content, seat === null ? null : table.hero(seat), key);
    const called = capital(`${whose(id)} ${isFoe ? 'power' : name(source)}`);
    const told = seat === null ? 'foe' : 'watched';
    return power === null ? `${called} takes effect.` : `${called}: ${does(power.do, told)}.`;
  },
  struck: ({ who: id, type, total, defense, hit }, { Who }) =>
    `${Who(id)} attacks (${type}) with ${total} against defense ${defense}: ${hit ? 'a hit' : 'a miss'}.`,
  'made-no-attack': ({ who: id }, { Who }) => `${Who(id)} makes no attack.`,
  beat: (fact, { player, the }) => `${player(fact.hero)} beats ${the(fact.foe)}.`,
  'stood-up-again': (fact, { Who }) => `${Who(fact.foe)} gets up again.`,
  'fight-ended': ({ source }, { Who }) => `${Who(source)} ends the fight.`,
  'went-unbeaten': ({ card, aggro, space }, { foe, within }) =>
    `${capital(foe(card))} stays unbeaten ${within(space)}${aggro ? ', with Aggro' : ''}.`,
  'left-track': ({ card }, { foe }) => `${capital(foe(card))} leaves the map.`,
  'gained-aggro': ({ card }, { foe }) => `${capital(foe(card))} gains Aggro.`,
  'lost-aggro': ({ card }, { foe }) => `${capital(foe(card))} loses Aggro.`,
} satisfies Partial<LogLines<Speaker>>;

const progress = {
  'drew-quest': ({ hero, quest }, { player, name }) => `${player(hero)} draws the quest ${name(quest)}.`,
  'dropped-quest': ({ hero, quest }, { player, name }) =>
    `${player(hero)} gives up the quest ${name(quest)}.`,
  progressed: ({ hero, quest, objective: nth, done }, { player, name, table }) => {
    const found = objectiveOf(table.content, quest, nth);
    if (found === null) return `${player(hero)} makes progress on ${name(quest)}.`;
    const said = forKind<Objective, [], string>(quests.objectives, found.objective);
    const far = done >= found.of ? 'done' : `${done} of ${found.of}`;
    return `${player(hero)} makes progress on ${name(quest)}: ${said} (${far}).`;
  },
  'completed-quest': ({ hero, quest, valor }, { player, name }) =>
    `${player(hero)} completes ${name(quest)} for ${valor} valor.`,
  'took-trophy': ({ hero, trophy, valor }, { player, name }) =>
    `${player(hero)} takes the trophy ${name(trophy)}, worth ${valor} valor.`,
  'logged-event': ({ hero, card, valor }, { player, name }) =>
    `${player(hero)} earns ${valor} valor for ${name(card)}.`,
  'got-no-reward': ({ hero, source }, { player, name }) =>
    `There is no ${name(source)} for ${player(hero)} to take.`,
  won: ({ winners, valor }, { player, who }) => {
    const { most, others } = finalValor(winners, valor);
    const losers = others.map((score) => `${who(score.seat)} ${score.valor}`).join(', ');
    const rest = losers === '' ? '' : ` Behind: ${losers}.`;
    return winners.length === 1
      ? `${and(winners.map(player))} wins with ${most} valor.${rest}`
      : `${and(winners.map(player))} share the victory with ${most} valor each.${rest}`;
  },
} satisfies Partial<LogLines<Speaker>>;

export const log: LogLines<Speaker> = { ...setUp, ...turn, ...hands, ...health, ...challenge, ...progress };
