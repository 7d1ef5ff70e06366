import type { Rule } from '@tavolo/kernel';
import { choose } from '../../ask.ts';
import type { Gloom } from '../../gloomhaven.ts';
import type { Hero } from '../../state.ts';
import type { FigureId, HexId } from '../../vocabulary/ids.ts';
import { equated } from '../abilities/amounts.ts';
import { bringDeck, standardDeck } from '../attack/modifier-decks.ts';
import { isEmpty } from '../board.ts';
import { maxHpOf } from '../cards/class-mats.ts';
import { drawFirstRoom, isDungeon } from '../dungeon/draw.ts';
import { sufferPenalty } from '../dungeon/penalties.ts';
import { bareFigure } from '../figures.ts';
import { layoutIn, scenarioOf } from '../map/in-play.ts';
import { asPlayed, monsterLevel, scenarioLevel, trapDamage } from './level.ts';
import { happens, revealRoom } from './rooms.ts';
import { beginAsTold } from './scenario-rules.ts';

/** The characters are known: the level is fixed and the first room is set up. [gh/setup.1, gh/setup.2, gh/setup.5] */
export function* layOut(g: Gloom): Rule {
  const options = asPlayed(g.state);
  const scenario = scenarioOf(g);
  g.state.level = scenarioLevel(
    options,
    g.state.heroes.map(({ level }) => level),
  );
  g.state.monsterLevel = monsterLevel(g.state.level, options);
  g.state.trapDamage = trapDamage(g.state.level, options);
  g.state.decks.push(standardDeck('monsters'));
  g.tell({ is: 'scenario-begins', scenario: scenario.id, level: g.state.level }, 'gh/setup.2');
  if (isDungeon(g)) yield* drawFirstRoom(g);
  const start = layoutIn(g).start;
  const rooms = new Set(start.flatMap((hex) => layoutIn(g).places.get(hex)?.rooms ?? []));
  for (const room of rooms) revealRoom(g, room, start);
  placeObjectives(g);
}

/** The introduction is read: what the scenario does to the characters' decks comes before the battle goals. [gh/setup.1] */
export function* introduce(g: Gloom): Rule {
  for (const hero of g.state.heroes) bringDeck(g, hero);
  yield* happens(g, { is: 'setup' });
  g.state.introduced = true;
  dealGoals(g);
}

/** Two for each character that has none yet. [gh/setup.14] */
function dealGoals(g: Gloom): void {
  const waiting = g.state.heroes.filter(({ goalsDealt }) => goalsDealt.length === 0);
  if (waiting.length === 0) return;
  const goals = g.chance.stream('battle goals').shuffle([...g.content.goals.keys()]);
  for (const hero of waiting) hero.goalsDealt = goals.splice(0, 2);
}

/** Their numbers are random and give the order in which they act. [gh/special.10] */
function placeObjectives(g: Gloom): void {
  const { objectives } = scenarioOf(g);
  const numbers = g.chance.stream('objective numbers').shuffle(objectives.map((_, n) => n + 1));
  for (const [n, { id, side, hp, at }] of objectives.entries()) {
    const [hex] = layoutIn(g).markers[at] ?? [];
    if (hex === undefined) throw new Error(`${id} has no place`);
    const figure = id as string as FigureId; // an objective's figure is named after it
    const bare = { id: figure, kind: 'objective', side, type: id, hex, hp: equated(g, hp) } as const;
    g.state.figures.push({ ...bareFigure(bare), number: numbers[n] ?? 0 });
  }
}

/** Any empty starting hex; two characters cannot share one. [gh/setup.10] */
export function* place(g: Gloom, hero: Hero): Rule {
  const from = layoutIn(g).start.filter((hex) => isEmpty(g.state, hex));
  const hex: HexId = yield* choose('starting-hex', {
    seat: hero.seat,
    rule: 'gh/setup.10',
    from,
    about: () => ({ figure: hero.id }),
  });
  const hp = maxHpOf(g, hero);
  const figure = bareFigure({ id: hero.id, kind: 'character', side: 'party', type: hero.class, hex, hp });
  g.state.figures.push(figure);
  hero.ready = 'done';
  g.tell({ is: 'placed', figure: hero.id, hex }, 'gh/setup.10');
  yield* beginAsTold(g, figure);
}

/** What the first room of a random dungeon does, and round 1. [gh/setup.1] */
export function* open(g: Gloom): Rule {
  yield* sufferPenalty(g, 1, null);
  g.state.phase = 'choosing';
}
