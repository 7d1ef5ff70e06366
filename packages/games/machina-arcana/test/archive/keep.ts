/**
 * Keeps two descents as this version of the rules plays them: one that rests in the middle of an attack, and the first
 * scenario of a campaign, won. What is kept is never written again: raise the version first.
 * `node --import tsx packages/games/machina-arcana/test/archive/keep.ts`
 */
import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { habitQuestion, Match, type Question, save, seat, thinkingChance } from '@tavolo/kernel';
import { machinaArcana } from '../../game.ts';
import type { MachinaKinds } from '../../kinds.ts';
import type { Options } from '../../state.ts';

type Descent = Match<MachinaKinds>;

const longTale: Partial<Options> = {};
const campaign: Partial<Options> = { difficulty: 'easy', duration: 'extra-quick', campaign: true };

/** Plays by habit until something is asked, or to the end. */
function played(
  seed: string,
  options: Partial<Options>,
  isThere: (asked: Question, match: Descent) => boolean,
): Descent {
  const match = Match.start({
    game: machinaArcana,
    seats: [seat('ana'), seat('bruno')],
    options: { ...machinaArcana.defaults, ...options },
    sheet: machinaArcana.chronicle.blank,
    seed,
  });
  const chance = thinkingChance(seed);
  const habit = machinaArcana.counsel?.habit;
  assert(habit != null);
  for (let asked = match.firstAsked; asked !== null && !isThere(asked, match); asked = match.firstAsked) {
    const question = habitQuestion<MachinaKinds>(match.state, asked, asked.from());
    assert.equal(match.play(asked.seat, habit(question, chance)), null);
  }
  return match;
}

/** The first of many matches that is as it should be. */
function firstOf(play: (seed: string) => Descent, isGood: (match: Descent) => boolean): Descent {
  for (let number = 1; number <= 200; number++) {
    const match = play(`archive ${machinaArcana.version} ${number}`);
    if (isGood(match)) return match;
  }
  throw new Error('there is no such match');
}

function keep(name: string, match: Descent): void {
  const path = join(import.meta.dirname, `${machinaArcana.version}-${name}.json`);
  writeFileSync(path, `${JSON.stringify(save(match))}\n`, { flag: 'wx' });
  console.log(path, match.answered, 'answers');
}

keep(
  'begun',
  firstOf(
    (seed) => played(seed, longTale, ({ name }, { answered }) => name === 'raise' && answered > 60),
    ({ isOver }) => !isOver,
  ),
);
keep(
  'over',
  firstOf(
    (seed) => played(seed, campaign, () => false),
    ({ state }) =>
      state.outcome === 'victory' && state.explorers.some(({ bag, worn }) => bag.length + worn.length > 0),
  ),
);
