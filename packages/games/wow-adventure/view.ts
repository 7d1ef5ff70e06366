import type { Onlooker, Seat } from '@tavolo/kernel';
import { content } from './content/content.ts';
import { attackTypeOf, healthOf } from './rules/base-numbers.ts';
import { foeIn } from './rules/foes.ts';
import { type Part, partsOf } from './rules/numbers.ts';
import { heroOf, itemOf, type SideName, valorOf } from './rules/table.ts';
import { waysOf, wayTo } from './rules/walking.ts';
import { cardSide } from './rules/wielded.ts';
import type { Combat, Hero, Options, State } from './state.ts';
import type { AbilityId, CardId, SpaceId, TrophyId } from './vocabulary/ids.ts';
import { type AttackType, type Discovery, type Level, levels } from './vocabulary/terms.ts';

/** What everybody may know of a hero, and what only some do. */
export type HeroView = Omit<Hero, 'deck' | 'hand' | 'shown'> & {
  readonly deck: number;
  readonly hand: number;
  /** The cards of the hand that the onlooker knows: all of the own, of others those it was shown. */
  readonly cards: readonly AbilityId[];
  readonly valor: number;
  readonly health: number;
  /** Its numbers outside of any combat. */
  readonly attack: { readonly type: AttackType; readonly value: number };
  readonly defense: number;
  readonly strength: number;
};

/** A side of the combat, with what its numbers are made of. */
export type SideView = Combat['attacking'] & {
  readonly now: AttackType;
  readonly attack: readonly Part[];
  readonly defense: readonly Part[];
  readonly damage: readonly Part[];
};

export type CombatView = Omit<Combat, SideName> & {
  /** What is fought; `null`: a rival. */
  readonly foe: string | null;
  readonly attacking: SideView;
  readonly defending: SideView;
};

export type DeckView = {
  readonly left: number;
  readonly unseen: number;
  /** The cards after the unseen ones, in the order in which they will come again. */
  readonly known: readonly CardId[];
  /** The next cards, for the seat that has looked at them. */
  readonly scouted: readonly CardId[];
};

type TokenView = {
  readonly space: SpaceId;
  readonly by: Seat;
  /** `null`: the onlooker does not know. */
  readonly kind: Discovery | null;
};

export type View = {
  readonly options: Options;
  readonly seats: readonly Seat[];
  readonly first: Seat | null;
  readonly phase: State['phase'];
  /** Whose turn it is; `null`: nobody's yet. */
  readonly active: Seat | null;
  readonly turn: number;
  readonly heroes: readonly HeroView[];
  readonly decks: { readonly [L in Level]: DeckView };
  readonly eliteQuests: number;
  readonly trophies: readonly TrophyId[];
  readonly pool: number;
  readonly aside: readonly Discovery[];
  readonly tokens: readonly TokenView[];
  /** A token that somebody is about to place; `kind` is `null` for whoever did not draw it. */
  readonly drawnToken: { readonly by: Seat; readonly kind: Discovery | null } | null;
  readonly revealed: readonly Discovery[];
  readonly track: State['track'];
  readonly attached: State['attached'];
  readonly globalEvent: CardId | null;
  readonly locationEvents: State['locationEvents'];
  readonly heldEvents: State['heldEvents'];
  readonly combat: CombatView | null;
  /** How many steps it takes the active hero to each space it can walk to; empty outside of the movement phase. */
  readonly reach: { readonly [space: string]: number };
  readonly winners: readonly Seat[];
  readonly ledger: State['ledger'];
};

/** What an onlooker may know, built from nothing. */
export function view(state: State, onlooker: Onlooker): View {
  const { seats, first, heroes } = state;
  const hasBegun = !['first', 'characters'].includes(state.phase);
  return {
    options: { ...state.options },
    seats: seats.slice(),
    first: state.phase === 'first' ? null : (seats[first] ?? null),
    phase: state.phase,
    active: hasBegun ? (heroes[state.active]?.seat ?? null) : null,
    turn: state.turn,
    heroes: heroes.map((hero) => heroView(state, hero, onlooker)),
    decks: decksView(state, onlooker),
    eliteQuests: state.eliteQuests.length,
    trophies: state.trophies.slice(),
    pool: state.pool.length,
    aside: state.aside.slice(),
    tokens: state.tokens.map(({ space, by, kind, seenBy }) => ({
      space,
      by,
      kind: seenBy.some((seat) => seat === onlooker) ? kind : null,
    })),
    drawnToken: drawnView(state, onlooker),
    revealed: state.revealed.slice(),
    track: state.track.map((one) => ({ ...one })),
    attached: state.attached.map((one) => ({ ...one })),
    globalEvent: state.globalEvent,
    locationEvents: state.locationEvents.map((one) => ({ ...one })),
    heldEvents: state.heldEvents.map((one) => ({ ...one })),
    combat: state.combat === null ? null : combatView(state, state.combat),
    reach: reachOf(state),
    winners: state.winners.slice(),
    ledger: state.ledger.map((row) => row.slice()),
  };
}

const drawnView = ({ drawnToken }: State, onlooker: Onlooker): View['drawnToken'] =>
  drawnToken === null
    ? null
    : { by: drawnToken.by, kind: drawnToken.by === onlooker ? drawnToken.kind : null };

function heroView(state: State, hero: Hero, onlooker: Onlooker): HeroView {
  const { deck, hand, shown, ...open } = hero;
  const table = { state, content };
  const side = cardSide(content, hero);
  const armor = hero.armor === null ? null : itemOf(content, hero.armor);
  const weapon = hero.weapon === null ? null : itemOf(content, hero.weapon);
  return {
    ...open,
    backpack: hero.backpack.slice(),
    tokens: hero.tokens.slice(),
    discard: hero.discard.slice(),
    quests: hero.quests.map((one) => ({ ...one, done: one.done.slice() })),
    log: hero.log.map((one) => ({ ...one })),
    lasting: hero.lasting.map((one) => ({ ...one })),
    turn: { ...hero.turn, played: hero.turn.played.slice(), used: hero.turn.used.slice() },
    account: { ...hero.account },
    deck: deck.length,
    hand: hand.length,
    cards:
      hero.seat === onlooker
        ? hand.slice()
        : shown.filter(({ to }) => to === onlooker).map(({ card }) => card),
    valor: valorOf(hero),
    health: healthOf(table, hero),
    attack: { ...(weapon?.attack ?? side.attack) },
    defense: armor?.defense ?? side.defense,
    strength: side.damage,
  };
}

function decksView({ decks }: State, onlooker: Onlooker): View['decks'] {
  const views = levels.map((level): readonly [Level, DeckView] => {
    const { cards, unseen, scouted } = decks[level];
    const seen = scouted !== null && scouted.by === onlooker ? scouted.cards : 0;
    return [level, { left: cards.length, unseen, known: cards.slice(unseen), scouted: cards.slice(0, seen) }];
  });
  return Object.fromEntries(views) as View['decks']; // a deck for each level
}

/** A combat as everybody sees it. */
export function combatView(state: State, combat: Combat): CombatView {
  return {
    ...combat,
    pushes: combat.pushes.map((one) => ({ ...one })),
    foe: foeIn(content, combat)?.id ?? null,
    attacking: sideView(state, combat, 'attacking'),
    defending: sideView(state, combat, 'defending'),
  };
}

function sideView(state: State, combat: Combat, side: SideName): SideView {
  const table = { state, content };
  const own = combat[side];
  return {
    ...own,
    bonuses: own.bonuses.map((one) => ({ ...one })),
    played: own.played.slice(),
    used: own.used.slice(),
    now: attackTypeOf(table, combat, side),
    attack: partsOf(table, combat, side, 'attack'),
    defense: partsOf(table, combat, side, 'defense'),
    damage: partsOf(table, combat, side, 'damage'),
  };
}

function reachOf(state: State): View['reach'] {
  const hero = state.heroes[state.active];
  if (state.phase !== 'movement' || hero === undefined) return {};
  const ways = waysOf({ state, content }, heroOf(state, hero.seat));
  return Object.fromEntries([...ways.keys()].map((space) => [space, wayTo(ways, space).length]));
}
