import { usualPicksOf } from '@tavolo/bots';
import { begin, isRefusal, type Match, type OpenQuestion, type Seat, seat } from '@tavolo/kernel';
import {
  content,
  type HeroView,
  type QuestId,
  type SpaceId,
  type View,
  type WowKinds,
  wowAdventure,
} from '@tavolo/wow-adventure';
import { describe, expect, test } from 'vitest';
import { ledgerToTheEnd } from '../../games/wow-adventure/ending/valor-chart.tsx';
import { questSought } from '../../games/wow-adventure/field/quest-way.ts';
import { spaceStates } from '../../games/wow-adventure/field/space-states.ts';
import { heroSaid } from '../../games/wow-adventure/hero/hero-said.ts';
import { litOptions } from '../../games/wow-adventure/lit.ts';
import { askedIn, isAnswerIn } from '../../games/wow-adventure/own/drawers.ts';
import { metOf } from '../../games/wow-adventure/quest-progress.ts';
import { sceneOf, type WowBoard } from '../../games/wow-adventure/scene.ts';
import { words as wordsIn } from '../../games/wow-adventure/words.ts';

const seats = ['Ana', 'Bruno', 'Caterina'].map(seat);
const ana = seats[0] as Seat; // there are three
const words = await wordsIn('en');

/** A match that was played as usual up to the first question to Ana that is wanted. */
function matchAt(isWanted: (question: OpenQuestion<WowKinds>, view: View) => boolean): Match<WowKinds> {
  const match = begin(wowAdventure, { seats, options: {}, seed: 'board' });
  if (isRefusal(match)) throw new Error(match.refused);
  while (!match.isOver) {
    const asked = match.openTo(ana);
    if (asked !== null && isWanted(asked, match.view(ana))) return match;
    const [first] = match.open;
    if (first === undefined) throw new Error('nobody is asked');
    match.play(first.seat, usualPicksOf(match, first.seat));
  }
  throw new Error('that was never asked');
}

const idle: Omit<WowBoard, 'view' | 'question'> = {
  seats,
  onlooker: ana,
  keptAs: null,
  picked: [],
  needsConfirm: false,
  onPick: () => {},
  numberOf: () => null,
  deciding: [ana],
  told: [],
  now: null,
  result: null,
  player: (who) => ({ name: who, is: who === ana ? 'you' : 'bot' }),
  words,
  onRule: () => {},
};

const sceneAt = (match: Match<WowKinds>, view = match.view(ana)) =>
  sceneOf({ ...idle, view, question: match.openTo(ana) });

const walking = matchAt(({ name }) => name === 'movement');

/** The same table with Ana's hero changed. */
function withAna(change: Partial<HeroView>): View {
  const view = walking.view(ana);
  return { ...view, heroes: view.heroes.map((hero) => (hero.seat === ana ? { ...hero, ...change } : hero)) };
}

const space = (id: string) => id as SpaceId; // tests write ids

/** Ana works on a quest, somewhere. */
const onQuest = (quest: string, done: readonly number[], where: Partial<HeroView>) =>
  withAna({
    quests: [{ quest: quest as QuestId, done: [...done], marked: null, since: 0 }], // tests write ids
    ...where,
  });

describe('the quest that is looked at', () => {
  const travels = [...content.quests.values()].find(
    ({ objectives, order }) => order === 'any' && objectives.some(({ is }) => is === 'collect'),
  );
  if (travels === undefined) throw new Error('no quest collects');
  const froms = travels.objectives.flatMap((one) => (one.is === 'collect' ? [one.from] : []));
  const none = travels.objectives.map(() => 0);

  test('has its places lit, and a way to the nearest within reach', () => {
    const view = onQuest(travels.id, none, { space: space('ironforge'), level: 'red' });
    const found = questSought(sceneAt(walking, view), travels.id);
    expect(found?.places).toEqual(expect.arrayContaining(froms));
    expect(found?.journey?.way[0]).toBe('ironforge');
    expect(found?.places).toContain(found?.journey?.way.at(-1));
    const states = spaceStates(sceneAt(walking, view), found?.places ?? []);
    for (const from of froms) expect(states.get(from)?.isQuestPlace).toBe(true);
  });

  test('no longer counts what is done', () => {
    const all = travels.objectives.map(() => 99);
    const view = onQuest(travels.id, all, { space: space('ironforge'), level: 'red' });
    expect(questSought(sceneAt(walking, view), travels.id)).toMatchObject({ places: [], isPlaced: false });
  });

  test('leads nowhere while what comes next can be done anywhere', () => {
    const later = [...content.quests.values()].find(
      ({ objectives: [first, second], order }) =>
        order === 'listed' && first?.is === 'beat-foes' && second?.is === 'travel',
    );
    if (later === undefined) throw new Error('no quest leads on after fights');
    const view = onQuest(later.id, [0, 0], { space: space('ironforge'), level: 'red' });
    const found = questSought(sceneAt(walking, view), later.id);
    expect(found).toMatchObject({ isPlaced: false, journey: null });
    expect(found?.places).not.toEqual([]);
    const won = onQuest(later.id, [9, 0], { space: space('ironforge'), level: 'red' });
    expect(questSought(sceneAt(walking, won), later.id)?.journey).not.toBeNull();
  });

  test('is none if nobody has it', () => {
    expect(questSought(sceneAt(walking), 'no-such-quest' as QuestId)).toBeNull(); // tests write ids
    expect(questSought(sceneAt(walking), null)).toBeNull();
  });
});

describe('spaces', () => {
  test('what can be walked to is lit with its steps, and what is too high is dimmed', () => {
    const scene = sceneAt(walking, withAna({ level: 'grey' }));
    const states = spaceStates(scene, []);
    const walks = [...states].filter(([, { pick }]) => pick !== null);
    const offered = [...litOptions(scene, words.texts, scene.naming).keys()].filter((one) =>
      one.startsWith('walk'),
    );
    expect(walks).toHaveLength(offered.length);
    for (const [id, { pick }] of walks) expect(pick?.steps).toBe(scene.view.reach[id]);
    expect(states.get(space('naxxramas'))?.isTooHigh).toBe(true);
    expect(states.get(space('ironforge'))?.isTooHigh).toBe(false);
  });
});

describe('drawers', () => {
  test('stay shut while a hero walks, and shine if a card in them can be played', () => {
    const scene = sceneAt(walking);
    expect(askedIn(scene)).toBeNull();
    const plays = scene.question?.options.some((option) => option.startsWith('play')) ?? false;
    expect(isAnswerIn(scene, 'hand')).toBe(plays);
  });

  test('the hand is opened where cards are discarded', () => {
    const scene = sceneAt(matchAt(({ name }) => name === 'cards-to-discard'));
    expect(askedIn(scene)).toBe('hand');
  });

  test('the hand is opened in a fight if a card of it can be played, and shut if none can', () => {
    const fightWith = (isPlayed: boolean) =>
      sceneAt(
        matchAt(
          ({ options }, { combat }) =>
            combat !== null && options.some((option) => option.startsWith('play')) === isPlayed,
        ),
      );
    expect(askedIn(fightWith(true))).toBe('hand');
    expect(askedIn(fightWith(false))).toBeNull();
  });
});

test('the chart of valor ends with what everybody has, though the win cut the last round short', () => {
  const match = begin(wowAdventure, { seats, options: { valorToWin: '3' }, seed: 'ledger' });
  if (isRefusal(match)) throw new Error(match.refused);
  for (let asked = match.firstAsked; asked !== null; asked = match.firstAsked)
    match.play(asked.seat, usualPicksOf(match, asked.seat));
  const view = match.view(ana);
  const rows = ledgerToTheEnd(view);
  expect(rows).toHaveLength(view.ledger.length + 1);
  expect(rows.at(-1)).toEqual(view.heroes.map(({ valor }) => valor));
  expect(Math.max(...(rows.at(-1) ?? []))).toBeGreaterThanOrEqual(3);
  expect(Math.max(0, ...view.ledger.flat())).toBeLessThan(3);
});

test('what a quest has seen done is known objective by objective', () => {
  const quest = [...content.quests.values()].find(
    ({ objectives: [first, second] }) => first?.is === 'collect' && second?.is === 'travel',
  );
  if (quest === undefined) throw new Error('there is no such quest');
  const rest = quest.objectives.slice(1).map(() => false);
  expect(metOf(quest, { done: [1, 0] })).toEqual([true, ...rest]);
  expect(metOf(quest, null)).toEqual([false, ...rest]);
});

test('a plate says how a hero is, with all its numbers', () => {
  const view = withAna({ damage: 1, health: 6, valor: 3, energy: 2, hand: 4, level: 'yellow' });
  const scene = sceneAt(walking, view);
  const [hero] = view.heroes.filter((one) => one.seat === ana);
  if (hero === undefined) throw new Error('Ana has no hero');
  const said = heroSaid(scene, hero);
  for (const part of [
    'Ana: ',
    'Yellow level',
    '5 of 6 health',
    '3 of 8 valor',
    '2 energy',
    '4 cards in hand',
  ])
    expect(said).toContain(part);
});
