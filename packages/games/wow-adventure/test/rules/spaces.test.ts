import { expect, test } from 'vitest';
import { wowAdventure } from '../../game.ts';
import { spaceNames } from '../../text/en/names/spaces.ts';
import { discoveryNames, potionNames, resourceNames } from '../../text/en/names/words.ts';
import { en } from '../../text/rulebook/en.ts';
import type { CharacterId, SpaceId } from '../../vocabulary/ids.ts';
import { rule } from '../table.ts';

const { content } = wowAdventure;
const spaces = [...content.board.spaces.values()];
const of = (kind: string) => spaces.filter((space) => space.kind === kind);
const id = (word: string) => word as SpaceId; // tests write ids

test('wow/spaces.1: each of the 50 normal spaces shows one resource or more and no encounter', () => {
  expect(of('normal')).toHaveLength(50);
  for (const { resources, encounter } of of('normal')) {
    expect(resources.length).toBeGreaterThan(0);
    expect(encounter).toBeNull();
  }
});

test('wow/spaces.2: all 35 key places have the same three resources', () => {
  expect(of('key')).toHaveLength(35);
  for (const { resources } of of('key'))
    expect(resources.toSorted()).toEqual(['place-discovery', 'potion-small', 'scroll']);
});

test('wow/spaces.3: the three cities are grey, and heal, give quests, trade and let heroes fly', () => {
  expect(
    of('city')
      .map((city) => city.id)
      .toSorted(),
  ).toEqual(['ironforge', 'stormwind-city', 'undercity']);
  for (const { level, resources } of of('city')) {
    expect(level).toBe('grey');
    expect(resources.toSorted()).toEqual(['auction-house', 'flight-path', 'potion-large', 'quest-giver']);
  }
});

test('wow/spaces.4: a map encounter has a box and no resources', () => {
  expect(of('encounter')).toHaveLength(16);
  for (const { resources, encounter } of [...of('encounter'), ...of('overlord')]) {
    expect(resources).toEqual([]);
    expect(encounter).not.toBeNull();
  }
});

rule(
  'wow/spaces.4: at a map encounter its box is followed, with its reward, and no card is drawn',
  { ana: { character: 'sofeea', space: 'hogger' } },
  (scene) => {
    scene.goesOnTo('upkeep');
    scene.settles((state) => {
      expect(scene.the('ana').level).toBe('green');
      expect(state.decks.grey.cards).toEqual(['mountain-boar']);
    });
  },
  { decks: { grey: ['mountain-boar'] }, red: [6], black: [1] },
);

test('wow/spaces.5: the four overlords each give a trophy', () => {
  expect(of('overlord')).toHaveLength(4);
  for (const { encounter } of of('overlord'))
    expect(encounter?.reward).toEqual([expect.objectContaining({ is: 'gain-trophy' })]);
});

test('wow/spaces.8, wow/A-63: distance counts steps through spaces of any colour, and flights do not shorten it', () => {
  const { distance } = content.board;
  expect(distance(id('goldshire'), id('goldshire'))).toBe(0);
  expect(distance(id('elwynn-3'), id('redridge-1'))).toBe(1);
  expect(distance(id('ironforge'), id('stormwind-city'))).toBe(2);
  expect(distance(id('undercity'), id('ironforge'))).toBe(15);
});

rule(
  'wow/A-29, wow/spaces.8: Teleport reaches every space of the own level within 4 steps, and none farther',
  { ana: { character: 'sofeea', space: 'goldshire', hand: ['teleport'] } },
  (scene) => {
    scene.goesOnTo('exploration');
    scene.asksAbout('ana', 'movement').answer('play:teleport');
    const { options } = scene.asksAbout('ana', 'where').question;
    const near = spaces.filter(({ level, id: to }) => {
      const steps = content.board.distance(id('goldshire'), to);
      return level === 'grey' && steps > 0 && steps <= 4;
    });
    expect([...options].sort()).toEqual(near.map((space) => space.id).sort());
    expect(options).toContain('moonbrook');
    scene.asksAbout('ana', 'where').answer('elwynn-1');
    scene.walks('ana');
  },
  { phase: 'turn-start', movement: [[2, 3]] },
);

test('wow/A-30: whatever is fought in a green box or grants the green level attacks in melee', () => {
  const green = spaces.filter(
    ({ kind, level, encounter }) =>
      kind === 'encounter' &&
      (level === 'green' ||
        encounter?.reward.some((one) => one.is === 'gain-level' && one.level === 'green')),
  );
  expect(green.length).toBeGreaterThan(5);
  for (const { encounter } of green) expect(encounter?.foe?.attack.type).toBe('melee');
});

test('wow/A-03: places, resources, tokens and potions are spelt as they were meant', () => {
  expect([
    spaceNames['booty-bay'],
    resourceNames['auction-house'],
    resourceNames['flight-path'],
    discoveryNames['rocket-boots'],
    potionNames.swiftness,
  ]).toEqual(['Booty Bay', 'Auction House', 'Flight Path', 'Goblin Rocket Boots', 'Swiftness Potion']);
});

const starting = (character: string) => content.characters.get(character as CharacterId)?.cards.grey.starting; // tests write ids

test('wow/A-10: every side of a character card has a health', () => {
  for (const { cards } of content.characters.values())
    for (const { starting: one, reverse } of Object.values(cards))
      for (const { health } of [one, reverse]) expect(health).toBeGreaterThanOrEqual(4);
});

test('wow/A-27: grey Sandrai has health 4 and defense 4, grey Burbonn defense 3 and a melee attack', () => {
  expect(starting('sandrai')).toMatchObject({ health: 4, defense: 4 });
  expect(starting('burbonn')).toMatchObject({ defense: 3, attack: { type: 'melee' } });
  const engineer = [...content.challenge.values()].find((card) => card.id === 'goblin-engineer');
  expect(engineer?.level).toBe('grey');
});

test('wow/A-26: no sentence of the rulebook refers to a page by its number', () => {
  const sentences = Object.values<string>(en.rules);
  expect(sentences.length).toBeGreaterThan(400);
  expect(sentences.filter((sentence) => /\bpages? \d/i.test(sentence))).toEqual([]);
});
