/** A hand never decides who is asked what: two matches that differ in one hidden card run alike for everybody else. */
import { type Game, Match, type OpenQuestion, type Stream, seat, thinkingChance } from '@tavolo/kernel';
import { expect, test } from 'vitest';
import { wowAdventure } from '../../game.ts';
import type { WowKinds } from '../../kinds.ts';
import { heroOf } from '../../rules/table.ts';
import type { State } from '../../state.ts';
import type { AbilityId, CharacterId } from '../../vocabulary/ids.ts';

const seats = ['ana', 'bea', 'cem'].map(seat);
const holder = seat('bea');

/** The game, begun after the set-up with a hand of this card for the mage, and its twin at the bottom of her deck. */
const dealtWith = (card: string, twin: string): Game<WowKinds> => ({
  ...wowAdventure,
  run: (g, step) => {
    if (step.is === 'start-turn' && g.state.turn === 0) hideIn(g.state, card as AbilityId, twin as AbilityId); // tests write ids
    return wowAdventure.run(g, step);
  },
});

function hideIn(s: State, card: AbilityId, twin: AbilityId): void {
  const hero = heroOf(s, holder);
  const all = [...hero.deck, ...hero.hand].sort();
  for (const one of [card, twin]) all.splice(all.indexOf(one), 1);
  hero.hand = [card];
  hero.deck = [twin, ...all];
}

/** What everybody but the holder could see of what is asked: of whom, by which name, and what they may answer. */
const seen = (match: Match<WowKinds>): readonly string[] =>
  match.open.map(({ seat: asked, name, options }) =>
    asked === holder ? `${asked} ${name}` : `${asked} ${name}: ${options.join(' ')}`,
  );

const viewsOf = (match: Match<WowKinds>): readonly unknown[] =>
  (['ana', 'cem', 'spectator'] as const).map((who) => match.view(who === 'spectator' ? who : seat(who)));

/** Picks that both matches allow; the holder never plays the card that sets them apart. */
function picks(one: OpenQuestion, other: OpenQuestion, chance: Stream): readonly string[] {
  const common = one.options.filter((option) => other.options.includes(option));
  const passes = common.filter((option) => ['pass', 'take', 'done', 'fight', 'end'].includes(option));
  const from = one.seat === holder && passes.length > 0 ? passes : common;
  return chance.shuffle([...from]).slice(0, Math.max(one.min, 1));
}

function start(card: string, twin: string, seed: string): Match<WowKinds> {
  const match = Match.start({
    game: dealtWith(card, twin),
    seats,
    options: wowAdventure.defaults,
    sheet: null,
    seed,
  });
  return match;
}

/** The mage goes to the holder, whoever chooses first. */
const mage = 'sofeea' as CharacterId; // tests write ids

function choose(question: OpenQuestion): readonly string[] | null {
  if (question.name !== 'character') return null;
  const others = question.options.filter((option) => option !== mage);
  return question.seat === holder ? [mage] : others.slice(0, 1);
}

function playAlike(seed: string, answers: number): { readonly reactions: number } {
  const one = start('counterspell', 'conjure-food', seed);
  const other = start('conjure-food', 'counterspell', seed);
  const chance = thinkingChance(`picks ${seed}`);
  let reactions = 0;
  for (let answered = 0; answered < answers; answered++) {
    expect(seen(other)).toEqual(seen(one));
    expect(viewsOf(other)).toEqual(viewsOf(one));
    const [first] = one.open;
    const [second] = other.open;
    if (first === undefined || second === undefined) break;
    if (first.seat === holder && first.name === 'reaction') reactions++;
    if (first.seat === holder && first.name === 'cards-to-discard') break;
    const picked = choose(first) ?? picks(first, second, chance);
    expect([one.play(first.seat, picked), other.play(second.seat, picked)]).toEqual([null, null]);
  }
  return { reactions };
}

test('wow/A-71, wow/decks.4: a mage with a Counterspell is asked whenever one without is, and others see the same', () => {
  let reactions = 0;
  for (let nth = 0; nth < 10; nth++) reactions += playAlike(`alike ${nth}`, 250).reactions;
  expect(reactions).toBeGreaterThan(8);
});
