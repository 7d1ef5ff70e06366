import type { Rule } from '@tavolo/kernel';
import { choose, chooseSome } from '../../ask.ts';
import type { Gloom } from '../../gloomhaven.ts';
import { numberIn, numberOption, perkIn, perkOption } from '../../options.ts';
import type { Hero } from '../../state.ts';
import type { CardId, ClassId, FigureId } from '../../vocabulary/ids.ts';
import { matOf } from '../cards/class-mats.ts';
import { chooseItems } from '../cards/equipment.ts';
import { secretly } from '../turns/secrecy.ts';

/** A class that nobody else plays. [gh/components.12, gh/components.13] */
export function* chooseClass(g: Gloom, hero: Hero): Rule {
  const taken = g.state.heroes.map((it) => it.class);
  const from = [...g.content.classes.keys()].filter((id) => !taken.includes(id));
  const chosen: ClassId = yield* choose('class', { seat: hero.seat, rule: 'gh/components.12', from });
  hero.class = chosen;
  hero.id = chosen as string as FigureId; // a character's figure is named after its class
  hero.ready = 'level';
  g.tell({ is: 'class-chosen', hero: hero.id, class: chosen, seat: hero.seat }, 'gh/components.12');
}

/** One stage of what a player prepares, in the order of the set-up. [gh/setup.1] */
export function* prepare(g: Gloom, hero: Hero): Rule {
  switch (hero.ready) {
    case 'level':
      return yield* chooseLevel(g, hero);
    case 'perks':
      return yield* choosePerks(g, hero);
    case 'cards':
      return yield* chooseLevelCards(g, hero);
    case 'goal':
      return yield* chooseGoal(g, hero);
    case 'items':
      return yield* chooseItems(g, hero);
    case 'hand':
      return yield* chooseHand(g, hero);
    case 'class':
    case 'place':
    case 'done':
      throw new Error(`${hero.id} has nothing to prepare at ${hero.ready}`);
  }
}

const levels = [1, 2, 3, 4, 5, 6, 7, 8, 9].map(numberOption);

function* chooseLevel(g: Gloom, hero: Hero): Rule {
  const { characterLevel } = g.state.options;
  hero.level =
    characterLevel > 0
      ? characterLevel
      : (numberIn(
          yield* choose('character-level', {
            seat: hero.seat,
            rule: 'gh/level.4',
            from: levels,
            about: () => ({ figure: hero.id }),
          }),
        ) ?? 1);
  hero.perks = matOf(g, hero).perks.map(() => 0);
  hero.pool = [...g.content.cards.values()]
    .filter((it) => it.class === hero.class && (it.level === 1 || it.level === 'X'))
    .map(({ id }) => id);
  hero.ready = 'perks';
  if (hero.level > 1) g.tell({ is: 'level-chosen', hero: hero.id, level: hero.level }, 'gh/level.4');
}

/** One perk for each level above the first. */
function* choosePerks(g: Gloom, hero: Hero): Rule {
  const { perks } = matOf(g, hero);
  for (let left = hero.level - 1; left > 0; left--) {
    const from = perks.flatMap(({ times }, n) => ((hero.perks[n] ?? 0) < times ? [perkOption(n)] : []));
    if (from.length === 0) break;
    const answer = yield* choose('perk', {
      seat: hero.seat,
      rule: 'gh/components.10',
      from,
      about: () => ({ figure: hero.id, left }),
    });
    const place = perkIn(answer) ?? 0;
    hero.perks[place] = (hero.perks[place] ?? 0) + 1;
  }
  hero.ready = 'cards';
}

/** One card for each level gained, of that level or lower. [gh/components.19] */
function* chooseLevelCards(g: Gloom, hero: Hero): Rule {
  for (let level = 2; level <= hero.level; level++) {
    const from = [...g.content.cards.values()]
      .filter(
        (it) =>
          it.class === hero.class &&
          typeof it.level === 'number' &&
          it.level <= level &&
          !hero.pool.includes(it.id),
      )
      .map(({ id }) => id);
    hero.pool.push(
      yield* choose('level-card', {
        seat: hero.seat,
        rule: 'gh/components.19',
        from,
        ...secretly(g),
        about: () => ({ figure: hero.id, level }),
      }),
    );
  }
  hero.ready = 'goal';
}

/** Two are dealt in secret, one is kept. [gh/setup.14] */
function* chooseGoal(g: Gloom, hero: Hero): Rule {
  g.tellOnly(hero.seat, { is: 'goal-dealt', hero: hero.id, goals: [...hero.goalsDealt] }, 'gh/setup.14');
  hero.goal = yield* choose('battle-goal', {
    seat: hero.seat,
    rule: 'gh/setup.14',
    from: () => hero.goalsDealt,
    secret: true,
    about: () => ({ figure: hero.id }),
  });
  hero.ready = 'items';
}

/** As many different cards as the hand limit. [gh/setup.18] */
function* chooseHand(g: Gloom, hero: Hero): Rule {
  const { handLimit } = matOf(g, hero);
  const cards: readonly CardId[] = yield* chooseSome('hand', {
    seat: hero.seat,
    rule: 'gh/setup.18',
    from: () => hero.pool,
    min: handLimit,
    max: handLimit,
    ...secretly(g),
    about: () => ({ figure: hero.id, handLimit }),
  });
  hero.hand = [...cards];
  hero.ready = 'place';
  g.tell({ is: 'hand-chosen', hero: hero.id, count: handLimit }, 'gh/setup.18');
}
