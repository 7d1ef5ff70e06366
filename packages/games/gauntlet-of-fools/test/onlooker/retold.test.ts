import type { OpenQuestion } from '@tavolo/kernel';
import { expect, test } from 'vitest';
import type { AbilityId, EncounterId } from '../../cards.ts';
import type { Fact } from '../../facts.ts';
import { gauntletOfFools } from '../../game.ts';
import type { HeroId } from '../../state.ts';
import type { HeroView, View } from '../../view.ts';
import { type Lead, TableScene } from '../table.ts';
import { type RandomGame, randomGame } from '../text/random-game.ts';

const { retold } = gauntletOfFools;

/** What facts tell about a hero, whatever its fight. Which of two weapons has a token is not told. */
const heroAsTold = ({ turn, weapons, playing: _, fight: __, ...hero }: HeroView) => ({
  ...hero,
  weapons: weapons.map(({ card }) => card),
  weaponTokens: weapons.reduce((total, { tokens }) => total + tokens, 0),
  turn: { ...turn, bet: 'untold' },
});

/** What facts tell about a fight that they have begun to tell. */
const fightAsTold = ({ fight, turn }: HeroView) => {
  if (fight === null) return null;
  const dodged = turn.dodgesKills ? 'told at the hit check' : fight.dodged;
  return { ...fight, dodged, damaged: 'untold', chosenGold: 'untold' };
};

/** What facts tell about the table: all but its phase, what somebody else has removed, and what is no longer known. */
const tableAsTold = ({ phase: _, heroes, known: __, removed, ...table }: View) => ({
  ...table,
  removed: removed.filter((card) => card !== 'hidden'),
  heroes: heroes.map(heroAsTold),
});

/** Two views that follow each other, what was told in between, and what is asked now. */
type Passage = {
  readonly before: View;
  readonly facts: readonly Fact[];
  readonly after: View;
  readonly question: OpenQuestion | null;
};

/** A game as it is shown and told to one who watches it, or to the first of its seats. */
function* passages(game: RandomGame, who: 'spectator' | 'first seat'): Generator<Passage> {
  let before: { readonly view: View; readonly heard: number } | null = null;
  for (const { match, question } of randomGame(game)) {
    const onlooker = who === 'spectator' ? who : (match.beginning.seats[0] ?? 'spectator');
    const told = match.toldTo(onlooker);
    const after = match.view(onlooker);
    const facts = told.slice(before?.heard).map(({ fact }) => fact);
    if (before !== null) yield { before: before.view, facts, after, question };
    before = { view: after, heard: told.length };
  }
}

/** After a private encounter, a hero that may face the one before it again already stands before it, without being told. */
const mayFaceAgain = ({ id }: HeroView, { question }: Passage): boolean =>
  question?.name === 'after-encounter' && question.about.hero === id;

/** What a fight has become, as far as it is told: `null` where it is not. */
const fights = (view: View, told: View, passage: Passage) =>
  view.heroes.map((hero, index) => {
    const isTold = told.heroes[index]?.fight !== null && !mayFaceAgain(hero, passage);
    return isTold ? { fight: fightAsTold(hero), playing: hero.playing } : null;
  });

/** The same thing, which from now on nobody can change. */
function frozen<Thing>(thing: Thing): Thing {
  if (typeof thing === 'object' && thing !== null) for (const part of Object.values(thing)) frozen(part);
  return Object.freeze(thing);
}

const gamesEach = 40;

test.each([2, 3, 4, 5, 6])('what is told to %i players leads from each view to the next', (seats) => {
  for (let game = 0; game < gamesEach; game++) {
    const random = { seed: `retold ${seats} ${game}`, seats, promos: game % 3 > 0 };
    for (const passage of passages(random, game % 2 === 0 ? 'spectator' : 'first seat')) {
      const told = passage.facts.reduce(retold, frozen(passage.before));
      expect(tableAsTold(told)).toEqual(tableAsTold(passage.after));
      expect(fights(told, told, passage)).toEqual(fights(passage.after, told, passage));
    }
  }
});

/** A table at which ana faces a monster, and nothing more. */
const standing = (lead: Lead = {}): { readonly view: View; readonly hero: HeroId } => {
  const scene = new TableScene({ ana: lead }, {}, 'straight');
  const encounter = { card: 'ogre' as EncounterId, modifiers: [] }; // tests write ids
  return { view: { ...scene.seen, encounters: [encounter] }, hero: scene.the('ana').id };
};

test('a fact that shows nothing new leaves the very same view', () => {
  const { view, hero } = standing();
  expect(retold(view, { is: 'passage-opens' })).toBe(view);
  expect(retold(view, { is: 'stays-dead', hero })).toBe(view);
  const faced = retold(view, { is: 'made-no-attack', hero });
  expect(faced).not.toBe(view);
  expect(retold(faced, { is: 'made-no-attack', hero })).toBe(faced);
});

test('a hero of whom nothing was told yet is drawn into its encounter by the first thing that happens', () => {
  const { view, hero } = standing();
  const told = retold(view, { is: 'rolled', hero, dice: [6, 1] }).heroes[0];
  expect(told?.playing).toBe(true);
  expect(told?.fight).toMatchObject({ encounter: { card: 'ogre', modifiers: [] }, dice: [6, 1] });
});

test('other heroes stay the very same while one is told of', () => {
  const { view, hero } = standing();
  const told = retold(view, { is: 'gained-gold', hero, gold: 3 });
  expect(told.heroes[0]?.gold).toBe(3);
  expect(told.heroes[1]).toBe(view.heroes[1]);
});

test('an ability is paid for and does in a view what it does in the game', () => {
  const { view, hero } = standing({ class: 'monk', classTokens: 4 });
  const ability = 'monk' as AbilityId; // tests write ids
  const told = retold(view, { is: 'used', hero, ability, tokens: 3 }).heroes[0];
  expect(told?.classTokens).toBe(1);
  expect(told?.turn).toMatchObject({ dice: 3, defense: 12 });
  expect(told?.fight?.used).toEqual(['monk']);
});

test('the owner of the Wand learns which card it removed, and others that one was', () => {
  const { view, hero } = standing();
  const others = retold({ ...view, deckSize: 9 }, { is: 'removed-a-card', hero });
  expect(others).toMatchObject({ deckSize: 8, removed: [] });
  const card = 'wolf' as EncounterId; // tests write ids
  expect(retold(others, { is: 'removed', hero, card })).toMatchObject({ deckSize: 8, removed: ['wolf'] });
});
