import { gloomhaven as game } from './game.ts';
import type { Figure, Hero, Options, State } from './state.ts';
import type { ScenarioId } from './vocabulary/ids.ts';

type Trial = { readonly seats: number; readonly options: Partial<Options> };

/** Every scenario, with every number of characters and seats: at one of all levels, and at the highest, with all cards. */
const tables: readonly Trial[] = [...game.content.scenarios.keys()].flatMap((scenario, n) => [
  tableOf(scenario, n, 1 + ((n * 2) % 9)),
  tableOf(scenario, n, 9),
]);

function tableOf(scenario: ScenarioId, n: number, characterLevel: number): Trial {
  return {
    seats: 1 + (n % 4),
    options: {
      scenario,
      characters: 2 + (n % 3),
      characterLevel,
      openInformation: n % 5 === 4,
      reducedRandomness: n % 7 === 6,
      difficulty: (['easy', 'normal', 'hard', 'very-hard'] as const)[n % 4] ?? 'normal',
    },
  };
}

/** What the conformance suite needs to judge this game. */
export const conformance = {
  game,
  tables,
  invariants,
  inPlay,
  content: [...game.content.classes.keys(), ...game.content.cards.keys()].map(String),
  longest: 4000,
};

/** What is wrong with a state; empty when nothing is. */
function invariants(s: State): readonly string[] {
  return [...s.figures.flatMap((figure) => figureAmiss(s, figure)), ...s.heroes.flatMap(heroAmiss)];
}

/** Nobody shares a hex, and hit points stay in their range. */
function figureAmiss(s: State, figure: Figure): readonly string[] {
  const { id, hp, maxHp, hex } = figure;
  return [
    ...(hp < 1 || hp > maxHp ? [`${id} has ${hp} of ${maxHp} hit points`] : []),
    // In the middle of a turn somebody may be in the air, or pushed through an ally.
    ...(s.turn === null && s.figures.some((it) => it.hex === hex && it.id !== id)
      ? [`${id} shares ${hex}`]
      : []),
    ...(new Set(figure.conditions.map(({ is }) => is)).size < figure.conditions.length
      ? [`${id} has a condition twice`]
      : []),
  ];
}

/** Every card that was taken into the scenario is in one place. [gh/setup.18] */
function heroAmiss(hero: Hero): readonly string[] {
  if (hero.ready !== 'done') return [];
  const active = hero.active.map(({ card }) => card);
  // Cards picked for the round are in hand until they are shown.
  const picked = hero.picked.filter((card) => !hero.hand.includes(card));
  const all = [...hero.hand, ...hero.discard, ...hero.lost, ...active, ...picked];
  const limit = game.content.classes.get(hero.class)?.handLimit ?? 0;
  const twice = all
    .filter((card, n) => all.indexOf(card) !== n)
    .map((card) => `${hero.id} has ${card} twice`);
  return all.length === limit ? twice : [...twice, `${hero.id} has ${all.length} of ${limit} cards`];
}

/** The ids of content that is in play. */
function* inPlay(s: State): Iterable<string> {
  for (const hero of s.heroes) {
    yield hero.class;
    yield* hero.shown;
  }
}
