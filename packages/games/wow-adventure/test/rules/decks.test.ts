import { expect } from 'vitest';
import { hurt } from '../../rules/damage.ts';
import { drawAndKeepLimit, drawCards } from '../../rules/hands.ts';
import { activeHero } from '../../rules/table.ts';
import { rule } from '../table.ts';

rule(
  'wow/challenge.5, wow/challenge.6, wow/decks.1: a card of the colour of the space is drawn and fought at once',
  { ana: { character: 'sofeea', level: 'green', space: 'duskwood-1' } },
  (scene) => {
    scene.goesOnTo('upkeep');
    scene.settles((state) => {
      expect(scene.the('ana').backpack).toEqual(['ridge-condor']);
      expect(state.decks.green.cards).toEqual(['moss-stalker']);
      expect(state.decks.grey.cards).toEqual(['mountain-boar']);
    });
  },
  { decks: { grey: ['mountain-boar'], green: ['ridge-condor', 'moss-stalker'] }, red: [6], black: [1] },
);

rule(
  'wow/decks.4, wow/A-40: backpacks, events and discarded cards are open to all; what was never drawn is not',
  { ana: { character: 'sofeea', space: 'ironforge', backpack: ['boarhide-vest'] } },
  (scene) => {
    scene.goesOnTo('upkeep');
    scene.asksAbout('ana', 'resource').answer('auction-house');
    scene.settles(() => {
      const seen = scene.seenBy('spectator');
      expect(seen.heroes[0]?.backpack).toEqual(['timber-wolf']);
      expect(seen).toMatchObject({ globalEvent: 'harvest-festival' });
      expect(seen.decks.grey).toEqual({ left: 2, unseen: 1, known: ['mountain-boar'], scouted: [] });
    });
  },
  {
    phase: 'exploration',
    globalEvent: 'harvest-festival',
    decks: { grey: ['timber-wolf', 'vale-prowler'] },
  },
);

rule(
  'wow/decks.5: a played card goes to the pile of its owner, an attached one when it comes off',
  {
    ana: { character: 'sandrai', hand: ['dark-bargain', 'demon-skin'], damage: 0 },
    zoe: { space: 'ironforge' },
  },
  (scene) => {
    scene.goesOnTo('exploration');
    scene.asksAbout('ana', 'movement').answer('play:dark-bargain');
    expect(scene.the('ana').discard).toEqual(['dark-bargain']);
    scene.asksAbout('ana', 'movement').answer('play:demon-skin');
    expect(scene.the('ana').discard).toEqual(['dark-bargain']);
    expect(scene.state.attached).toMatchObject([{ ability: 'demon-skin', on: 'hero' }]);
    scene.walks('ana');
  },
  { phase: 'turn-start', movement: [[1, 3]] },
);

rule(
  'wow/decks.6, wow/A-20: with the last card drawn the pile becomes the deck at once',
  { ana: { deck: ['blink'], discard: ['portal', 'portal'] } },
  (scene) => {
    scene.perform((g) => {
      drawCards(g, activeHero(g.state), 1, 'wow/resources.1');
      return undefined;
    });
    scene.settles(() =>
      expect(scene.the('ana')).toMatchObject({ hand: ['blink'], deck: ['portal', 'portal'], discard: [] }),
    );
  },
);

rule(
  'wow/decks.6, wow/A-20: with an empty pile the deck stays empty, and the next draw begins with the reshuffle',
  { ana: { deck: ['blink'] } },
  (scene) => {
    const draws = (n: number) =>
      scene.perform((g) => {
        drawCards(g, activeHero(g.state), n, 'wow/resources.1');
        return undefined;
      });
    draws(2);
    scene.settles(() => expect(scene.the('ana')).toMatchObject({ hand: ['blink'], deck: [] }));
    scene.perform((g) => {
      activeHero(g.state).discard = activeHero(g.state).hand.splice(0);
      return undefined;
    });
    draws(1);
    scene.settles(() => expect(scene.the('ana')).toMatchObject({ hand: ['blink'], deck: [], discard: [] }));
  },
);

rule(
  'wow/decks.6: the card that is being played is not in the pile that becomes the deck',
  { ana: { character: 'sofeea', hand: ['arcane-intellect'], deck: ['blink'], discard: ['portal'] } },
  (scene) => {
    scene.goesOnTo('exploration');
    scene.asksAbout('ana', 'movement').answer('play:arcane-intellect');
    scene.walks('ana');
    scene.settles(() => {
      expect(scene.the('ana')).toMatchObject({
        hand: ['blink', 'portal'],
        discard: ['arcane-intellect'],
        deck: [],
      });
    });
  },
  { phase: 'turn-start', movement: [[1, 3]] },
);

const nine = [
  'fear',
  'fear',
  'soulstone',
  'corruption',
  'corruption',
  'immolate',
  'immolate',
  'demon-skin',
  'drain-life',
];

rule(
  'wow/decks.7: a hand of eleven goes down to ten at once, by the choice of its owner',
  { ana: { character: 'sandrai', hand: nine, deck: ['rain-of-fire', 'drain-life', 'shadow-bolt'] } },
  (scene) => {
    scene.perform((g) => drawAndKeepLimit(g, activeHero(g.state), 2, 'wow/resources.2'));
    const { question } = scene.asksAbout('ana', 'cards-to-discard');
    expect([question.min, question.max, question.options.length]).toEqual([1, 1, 11]);
    scene.asksAbout('ana', 'cards-to-discard').answer('fear.2');
    scene.settles(() => expect(scene.the('ana')).toMatchObject({ discard: ['fear'], hand: { length: 10 } }));
  },
);

rule(
  'wow/decks.7: a rival with ten cards at a Book draws one, discards one and keeps ten',
  {
    ana: { character: 'sofeea', space: 'dunmorogh-3', deck: [] },
    zoe: { character: 'sandrai', space: 'ironforge', hand: [...nine, 'rain-of-fire'], deck: ['shadow-bolt'] },
  },
  (scene) => {
    scene.goesOnTo('challenge');
    const { question } = scene.asksAbout('zoe', 'cards-to-discard');
    expect([question.max, question.options.length]).toEqual([1, 11]);
    scene.asksAbout('zoe', 'cards-to-discard').answer('shadow-bolt');
    scene.settles(() => expect(scene.the('zoe').hand).toHaveLength(10));
  },
  { phase: 'exploration' },
);

rule(
  'wow/decks.9: trophies run out',
  { ana: { character: 'sofeea', level: 'red', space: 'tainted-scar' } },
  (scene) => {
    scene.goesOnTo('upkeep');
    scene.settles((state) => {
      expect(scene.the('ana').log).toEqual([]);
      expect(state.trophies).toEqual([]);
    });
  },
  { trophies: [], red: [6], black: [1] },
);

rule(
  'wow/decks.9: damage is not limited by the 32 tokens of the box',
  { ana: { character: 'sofeea', space: 'goldshire' } },
  (scene) => {
    scene.perform((g) => {
      const cause = { by: null, means: 'token', source: 'bomb' } as const;
      return hurt(g, [{ hero: activeHero(g.state), n: 40, cause }]);
    });
    scene.settles(() => expect(scene.told).toContainEqual(expect.objectContaining({ is: 'hurt', now: 40 })));
  },
);

rule(
  'wow/decks.10: from a deck without an item nothing is gained, and its order stays',
  { ana: { character: 'sofeea', space: 'ironforge', tokens: ['gold'] } },
  (scene) => {
    scene.goesOnTo('exploration');
    scene.asksAbout('ana', 'movement').answer('use:gold');
    scene.walks('ana');
    scene.settles((state) => {
      expect(scene.the('ana').backpack).toEqual([]);
      expect(state.decks.grey.cards).toEqual(['market-day', 'gnoll-warband']);
      expect(scene.told.some(({ is }) => is === 'found-no-item')).toBe(true);
    });
  },
  { phase: 'turn-start', movement: [[1, 3]], decks: { grey: ['market-day', 'gnoll-warband'] } },
);

rule(
  'wow/A-62: cards reach a hero in a city',
  {
    ana: { character: 'sandrai', space: 'elwynn-1', hand: ['rain-of-fire'] },
    zoe: { character: 'sofeea', space: 'stormwind-city' },
  },
  (scene) => {
    scene.goesOnTo('exploration');
    scene.asksAbout('ana', 'movement').answer('play:rain-of-fire');
    scene.walks('ana');
    scene.settles(() => expect(scene.the('zoe').damage).toBe(1));
  },
  { phase: 'turn-start', movement: [[1, 3]] },
);

rule(
  'wow/A-71: a rival who might hold a Counterspell is asked, whatever the hand, until saying not to be in this turn',
  {
    ana: { character: 'sandrai', space: 'elwynn-1', hand: ['dark-bargain', 'demon-skin'] },
    zoe: { character: 'sofeea', space: 'elwynn-1', hand: ['portal'] },
  },
  (scene) => {
    scene.goesOnTo('exploration');
    scene.asksAbout('ana', 'movement').answer('play:dark-bargain');
    scene.asks('zoe', 'reaction', 'pass', 'pass-turn').answer('pass-turn');
    expect(scene.seenBy('ana').heroes[1]?.turn.isNotAsked).toBe(true);
    scene.asksAbout('ana', 'movement').answer('play:demon-skin');
    scene.asksNothingOf('zoe');
    scene.walks('ana');
  },
  { phase: 'turn-start', movement: [[1, 3]] },
);
