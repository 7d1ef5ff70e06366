/** Parts of the state as they are when they begin. */
import type { Seat } from '@tavolo/kernel';
import type { Combat, Hero, Side, ThisTurn } from './state.ts';
import type { AbilityId, CharacterId, SpaceId } from './vocabulary/ids.ts';

/** A turn in which nothing has happened yet. */
export const freshTurn = (): ThisTurn => ({
  played: [],
  used: [],
  rolled: null,
  steps: 0,
  limit: null,
  walked: false,
  left: false,
  stopped: false,
  ignoresAggro: false,
  fought: false,
  ambushes: 0,
  charging: false,
  isNotAsked: false,
});

/** A hero as its player takes it: grey, unhurt, with nothing. [wow/setup.14] */
export const freshHero = (seat: Seat, character: CharacterId, deck: AbilityId[], space: SpaceId): Hero => ({
  seat,
  character,
  level: 'grey',
  reversed: false,
  space,
  placed: false,
  damage: 0,
  energy: 0,
  deck,
  hand: [],
  discard: [],
  shown: [],
  weapon: null,
  armor: null,
  backpack: [],
  tokens: [],
  diseases: 0,
  quests: [],
  log: [],
  lasting: [],
  turn: freshTurn(),
  account: { steps: 0, fights: 0, beaten: 0, duels: 0, duelsWon: 0, defeats: 0, quests: 0 },
});

const freshSide = (): Side => ({
  die: null,
  shown: [],
  bonuses: [],
  type: null,
  replacement: null,
  played: [],
  used: [],
  makesNoAttack: false,
  again: false,
  hit: false,
  missed: false,
  hurt: false,
  fallen: false,
  total: 0,
});

/** A combat that is about to begin. */
export const freshCombat = ({
  attacker,
  against,
  rival,
  card,
  space,
  tracked,
}: Pick<Combat, 'attacker' | 'against' | 'rival' | 'card' | 'space' | 'tracked'>): Combat => ({
  attacker,
  against,
  rival,
  card,
  space,
  tracked,
  aggro: null,
  growth: 0,
  stage: against === 'hero' ? 'start' : 'met',
  attacking: freshSide(),
  defending: freshSide(),
  cancelled: null,
  pushes: [],
});
