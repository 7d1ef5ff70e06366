/** What lies on the table of a scene beside the heroes. */
import { seat } from '@tavolo/kernel';
import { wowAdventure } from '../game.ts';
import type { Attached, HeldEvent, State } from '../state.ts';
import type { AbilityId, CardId, QuestId, SpaceId, TrophyId } from '../vocabulary/ids.ts';
import { type Discovery, type Level, levels } from '../vocabulary/terms.ts';

const { content } = wowAdventure;

export type Laid = {
  /** Unbeaten encounters, from the first slot on. */
  readonly track?: readonly { readonly card: string; readonly space: string; readonly aggro?: true }[];
  readonly tokens?: readonly { readonly kind: Discovery; readonly space: string; readonly by: string }[];
  readonly revealed?: readonly Discovery[];
  readonly pool?: readonly Discovery[];
  readonly aside?: readonly Discovery[];
  /** Challenge decks, the next card first; those not named hold what is not elsewhere. */
  readonly decks?: { readonly [L in Level]?: readonly string[] };
  /** Elite quests, the next first. */
  readonly elite?: readonly string[];
  readonly trophies?: readonly string[];
  readonly globalEvent?: string;
  readonly locationEvents?: readonly { readonly card: string; readonly space: string }[];
  readonly heldEvents?: readonly HeldEvent[];
  readonly attached?: readonly {
    readonly ability: string;
    readonly owner: string;
    readonly on: Attached['on'];
    readonly target: string;
    readonly counters?: number;
  }[];
};

type OfTable = Omit<State, 'chance' | 'options' | 'seats' | 'first' | 'phase' | 'active' | 'turn' | 'heroes'>;

/** Everything of a state but heroes and whose turn it is. Tests write ids as plain words. */
export function tableOf(laid: Laid): OfTable {
  return {
    decks: decksOf(laid),
    eliteQuests: [...(laid.elite ?? eliteQuests())].reverse() as QuestId[], // tests write ids
    eliteKnown: 0,
    startingQuests: [],
    trophies: [...(laid.trophies ?? allTrophies())] as TrophyId[], // tests write ids
    pool: [...(laid.pool ?? [])],
    aside: [...(laid.aside ?? [])],
    tokens: (laid.tokens ?? []).map(({ kind, space, by }, nth) => ({
      kind,
      space: space as SpaceId, // tests write ids
      by: seat(by),
      seenBy: [seat(by)],
      nth: nth + 1,
    })),
    drawnToken: null,
    placed: laid.tokens?.length ?? 0,
    revealed: [...(laid.revealed ?? [])],
    foundTokens: false,
    track: (laid.track ?? []).map(({ card, space, aggro }, nth) => ({
      slot: nth + 1,
      card: card as CardId, // tests write ids
      space: space as SpaceId, // tests write ids
      aggro: aggro ?? false,
      growth: 0,
    })),
    attached: attachedOf(laid),
    ...eventsOf(laid),
    flips: [],
    draws: 0,
    combat: null,
    pushes: [],
    winners: [],
    ledger: [],
  };
}

const attachedOf = ({ attached = [] }: Laid): State['attached'] =>
  attached.map(({ ability, owner, on, target, counters }) => ({
    ability: ability as AbilityId, // tests write ids
    owner: seat(owner),
    on,
    target,
    counters: counters ?? 0,
  }));

const eventsOf = ({ globalEvent, locationEvents, heldEvents }: Laid) => ({
  globalEvent: globalEvent === undefined ? null : (globalEvent as CardId), // tests write ids
  locationEvents: (locationEvents ?? []).map(({ card, space }) => ({
    card: card as CardId, // tests write ids
    space: space as SpaceId, // tests write ids
  })),
  heldEvents: [...(heldEvents ?? [])],
});

function decksOf({ decks = {}, track = [] }: Laid): State['decks'] {
  const onTrack = track.map(({ card }) => card);
  const deck = (level: Level): State['decks']['grey'] => {
    const cards = decks[level] ?? challengeCards(level).filter((card) => !onTrack.includes(card));
    return { cards: [...cards] as CardId[], unseen: cards.length, scouted: null }; // tests write ids
  };
  const all = levels.map((level) => [level, deck(level)] as const);
  return Object.fromEntries(all) as State['decks']; // a deck for each level
}

const challengeCards = (level: Level): readonly string[] =>
  [...content.challenge.values()]
    .filter((card) => card.level === level && card.foe !== null)
    .map(({ id }) => id);

const eliteQuests = (): readonly string[] =>
  [...content.quests.values()].filter(({ deck }) => deck === 'elite').map(({ id }) => id);

const allTrophies = (): readonly string[] =>
  [...content.trophies.values()].flatMap(({ id, copies }) =>
    Array.from({ length: copies }, () => String(id)),
  );
