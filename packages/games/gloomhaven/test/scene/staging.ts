import { chanceFrom } from '@tavolo/kernel';
import { content } from '../../content/content.ts';
import { gloomhavenWith } from '../../game.ts';
import { monsterLevel, trapDamage } from '../../rules/scenario/level.ts';
import type { State } from '../../state.ts';
import type { FigureId, MonsterId } from '../../vocabulary/ids.ts';
import { elements } from '../../vocabulary/terms.ts';
import { type Cast, type HeroLead, isHero, type Setting } from './cast.ts';
import { deckFor, deckShowing } from './decks.ts';
import { type Drawing, hexesIn } from './drawing.ts';
import { heroFigure, idOf, otherFigure } from './figures.ts';
import { heroFor, seatOf } from './heroes.ts';
import { piecesFor } from './pieces.ts';
import { revealedPart } from './rooms.ts';
import { doorsIn, scenarioId } from './stage.ts';

/** The state of a scene: everything prepared, in the middle of a round. */
export function stateFor(map: Drawing, cast: Cast, setting: Setting): State {
  const drawn = hexesIn(map);
  const heroes = Object.entries(cast).filter((it): it is [string, HeroLead] => isHero(it[1]));
  const level = setting.level ?? 1;
  const options = {
    ...gloomhavenWith(content).defaults,
    scenario: scenarioId,
    characters: Math.max(2, heroes.length),
    ...setting.options,
  };
  const base = blank(setting, level, options);
  const state: State = {
    ...base,
    seats: [...new Set(heroes.map(([, lead], n) => seatOf(lead, n)))],
    heroes: heroes.map(([, lead], n) => heroFor(lead, n)),
    openDoors: setting.doorsOpen === true ? doorsIn(drawn) : [],
    pieces: piecesFor(revealedPart(map, setting), setting, base.trapDamage),
    decks: [
      ...heroes.map(([, lead]) => deckFor(lead.class, lead.draws ?? [], lead.deck)),
      deckFor('monsters', setting.monsterDraws ?? []),
    ],
    monsterDecks: Object.entries(setting.cards ?? {}).map(([id, card]) => deckShowing(id, card)),
  };
  for (const [letter, lead] of Object.entries(cast)) {
    const at = drawn.find(({ mark }) => mark === (lead.at ?? letter));
    if (at === undefined) throw new Error(`${letter} is not in the map`);
    state.figures.push(isHero(lead) ? heroFigure(lead, at) : otherFigure(lead, { at, state, cast, level }));
  }
  state.summonsMade = state.figures.filter(({ kind }) => kind === 'summon').length;
  state.met = [
    ...new Set(state.figures.filter(({ kind }) => kind === 'monster').map(({ type }) => type as MonsterId)),
  ];
  if (setting.turn !== undefined) state.turn = turnOf(idOf(cast, setting.turn, state));
  return state;
}

/** What a scene draws or casts. */
type Staged = 'seats' | 'heroes' | 'openDoors' | 'pieces' | 'decks' | 'monsterDecks';

const blank = (setting: Setting, level: number, options: State['options']): Omit<State, Staged> => ({
  chance: chanceFrom('scene'),
  options,
  phase: setting.phase ?? 'acting',
  round: setting.round ?? 1,
  roundBegun: true,
  introduced: true,
  level,
  monsterLevel: monsterLevel(level, options),
  trapDamage: trapDamage(level, options),
  figures: [],
  fallen: [],
  rooms: [...(setting.revealed ?? [1])],
  unlockedDoors: [],
  piecesMade: 100,
  summonsMade: 0,
  blessings: 10,
  heroCurses: 10,
  monsterCurses: 10,
  tieOrder: [],
  elements: elements.map((it) => setting.elements?.[it] ?? 'inert'),
  turn: null,
  rulesDone: [],
  sectionsRead: [],
  bossPlaces: 0,
  kills: 0,
  goalsLooted: 0,
  treasuresLooted: [],
  lootedBefore: [...(setting.lootedBefore ?? [])],
  ending: null,
  outcome: null,
  met: [],
  dungeon: (setting.dungeon ?? []).map((room) => ({ ...room })),
  dungeonRoomsLeft: [],
  dungeonCardsLeft: [],
});

const turnOf = (figure: FigureId): NonNullable<State['turn']> => ({
  figure,
  stage: 'act',
  topUsed: false,
  bottomUsed: false,
  hexesMoved: 0,
  damageDone: 0,
  actAgain: [],
  infused: [],
  revealedRoom: false,
});
