import { expect } from 'vitest';
import { wowAdventure } from '../../game.ts';
import { discoveries } from '../../vocabulary/terms.ts';
import { rule } from '../table.ts';

const { content } = wowAdventure;

for (const kind of discoveries)
  rule(
    `wow/exploration.3: a revealed ${kind} is ${content.discoveries.get(kind)?.kept === true ? 'kept' : 'resolved at once'}`,
    { ana: { character: 'sofeea', space: 'elwynn-1' }, zoe: { space: 'ironforge', backpack: ['lucky-paw'] } },
    (scene) => {
      scene.goesOnTo('challenge');
      if (kind === 'false-map') scene.asksAbout('zoe', 'push').answer('stay');
      scene.settles((state) => {
        const isKept = ['gold', 'hearthstone', 'far-sight', 'rocket-boots', 'traveling-merchant'].includes(
          kind,
        );
        expect(scene.the('ana').tokens).toEqual(isKept ? [kind] : []);
        expect(state.aside).toEqual(isKept || kind === 'disease' ? [] : [kind]);
      });
    },
    { phase: 'exploration', tokens: [{ kind, space: 'elwynn-1', by: 'zoe' }] },
  );

rule(
  'wow/exploration.8: a kept token is set aside when it is spent',
  { ana: { character: 'sofeea', space: 'ironforge', tokens: ['gold'], level: 'green' } },
  (scene) => {
    scene.goesOnTo('exploration');
    scene.asksAbout('ana', 'movement').answer('use:gold');
    scene.asks('ana', 'item-level', 'grey', 'green').answer('green');
    scene.walks('ana');
    scene.settles((state) => {
      expect(scene.the('ana')).toMatchObject({ tokens: [], backpack: ['ridge-condor'] });
      expect(state.aside).toEqual(['gold']);
    });
  },
  { phase: 'turn-start', movement: [[1, 3]], decks: { green: ['ridge-condor'] } },
);

rule(
  'wow/A-19: Gold can be spent in a city at any moment of the own turn, and nowhere else',
  { ana: { character: 'sofeea', space: 'elwynn-1', tokens: ['gold'] } },
  (scene) => {
    scene.goesOnTo('upkeep');
    expect(scene.asksAbout('ana', 'movement').question.options).not.toContain('use:gold');
    scene.asksAbout('ana', 'movement').answer('walk:stormwind-city');
    expect(scene.asksAbout('ana', 'movement').question.options).toContain('use:gold');
    scene.walks('ana');
    expect(scene.asksAbout('ana', 'resource').question.options).toContain('use:gold');
    scene.asksAbout('ana', 'resource').answer('auction-house');
    scene.settles();
    scene.goesOnTo('turn-end');
    scene.asks('ana', 'upkeep', 'use:gold', 'end').answer('use:gold');
    scene.settles(() => expect(scene.the('ana').backpack).toEqual(['mountain-boar']));
  },
  { phase: 'turn-start', movement: [[1, 3]], decks: { grey: ['mountain-boar'] } },
);

rule(
  'wow/exploration.5: the only resource of a space is used without a question, whatever could be played before it',
  { ana: { character: 'grumbaz', space: 'elwynn-1', energy: 2, hand: ['berserker-rage'] } },
  (scene) => {
    scene.goesOnTo('challenge');
    scene.settles(() => {
      expect(scene.told.filter(({ is }) => is === 'used-resource')).toMatchObject([{ resource: 'scroll' }]);
    });
  },
  { phase: 'exploration' },
);

rule(
  'wow/exploration.5: without a token exactly one resource must be used',
  { ana: { character: 'sofeea', space: 'goldshire', damage: 2 } },
  (scene) => {
    scene.goesOnTo('challenge');
    scene.asks('ana', 'resource', 'scroll', 'potion-small', 'place-discovery').answer('potion-small');
    scene.settles(() => {
      expect(scene.the('ana')).toMatchObject({ damage: 1, hand: [] });
      expect(scene.told.filter(({ is }) => is === 'used-resource')).toHaveLength(1);
    });
  },
  { phase: 'exploration' },
);

rule(
  'wow/exploration.7: a space without icons gives nothing',
  { ana: { character: 'sofeea', space: 'hogger' } },
  (scene) => {
    scene.goesOnTo('challenge');
    scene.settles(() => expect(scene.told).toEqual([]));
  },
  { phase: 'exploration' },
);

rule(
  'wow/exploration.9: with pool and discards empty nothing is mixed until a token is set aside',
  { ana: { character: 'sofeea', space: 'goldshire' } },
  (scene) => {
    scene.goesOnTo('challenge');
    scene.asksAbout('ana', 'resource').answer('place-discovery');
    scene.asksAbout('ana', 'where').answer('hogger');
    scene.settles((state) => expect(state.pool).toEqual([]));
    scene.perform((g) => {
      g.state.aside = ['gold'];
      g.state.phase = 'exploration';
      return undefined;
    });
    scene.goesOnTo('challenge');
    scene.asksAbout('ana', 'resource').answer('place-discovery');
    scene.asksAbout('ana', 'where').answer('hogger');
    scene.settles((state) => expect(state.tokens.map(({ kind }) => kind)).toEqual(['bomb', 'gold']));
  },
  { phase: 'exploration', pool: ['bomb'] },
);

rule(
  'wow/exploration.11, wow/exploration.12, wow/resources.4: a token goes face down on any space but the own one and cities',
  { ana: { character: 'sofeea', space: 'goldshire' } },
  (scene) => {
    scene.goesOnTo('challenge');
    scene.asksAbout('ana', 'resource').answer('place-discovery');
    const { options } = scene.asksAbout('ana', 'where').question;
    expect(options).toHaveLength(108 - 3 - 1);
    expect(options).toEqual(expect.arrayContaining(['hogger', 'blackwing-lair', 'karazhan', 'elwynn-1']));
    for (const barred of ['goldshire', 'stormwind-city', 'ironforge', 'undercity'])
      expect(options).not.toContain(barred);
    scene.asksAbout('ana', 'where').answer('hogger');
    scene.settles(() => {
      const kinds = ['ana', 'zoe', 'spectator'].map((who) =>
        scene.seenBy(who).tokens.map(({ kind }) => kind),
      );
      expect(kinds).toEqual([
        [null, 'bomb'],
        ['gold', null],
        [null, null],
      ]);
    });
  },
  { phase: 'exploration', pool: ['bomb'], tokens: [{ kind: 'gold', space: 'hogger', by: 'zoe' }] },
);

rule(
  'wow/exploration.13: a hero who stays in place explores and is challenged there again',
  { ana: { character: 'sofeea', space: 'elwynn-3', damage: 1 } },
  (scene) => {
    scene.goesOnTo('upkeep');
    scene.walks('ana');
    scene.asksAbout('ana', 'resource').answer('potion-large');
    scene.settles(() => expect(scene.the('ana')).toMatchObject({ damage: 0, backpack: ['mountain-boar'] }));
  },
  { phase: 'turn-start', movement: [[1, 3]], decks: { grey: ['mountain-boar'] }, red: [6], black: [1] },
);

rule(
  'wow/resources.1, wow/decks.8: a scroll draws one card; the turn itself draws none',
  { ana: { character: 'sofeea', space: 'elwynn-1', deck: ['blink', 'portal'] } },
  (scene) => {
    scene.goesOnTo('challenge');
    scene.walks('ana');
    scene.settles(() => expect(scene.the('ana')).toMatchObject({ hand: ['blink'], deck: ['portal'] }));
  },
  { phase: 'turn-start', movement: [[1, 3]] },
);

rule(
  'wow/resources.2, wow/A-20: a Book draws two; then every rival draws one and discards one, as far as there are cards',
  {
    ana: { character: 'sofeea', space: 'dunmorogh-3', deck: ['blink', 'portal', 'fireball'] },
    bea: { character: 'sandrai', space: 'ironforge', hand: ['fear'], deck: ['immolate'] },
    zoe: { character: 'burbonn', space: 'ironforge', deck: [] },
  },
  (scene) => {
    scene.goesOnTo('challenge');
    scene.asks('bea', 'cards-to-discard', 'fear', 'immolate').answer('immolate');
    scene.settles(() => {
      expect(scene.the('ana').hand).toEqual(['blink', 'portal']);
      expect(scene.the('bea')).toMatchObject({ hand: ['fear'], discard: ['immolate'], deck: [] });
      expect(scene.the('zoe')).toMatchObject({ hand: [], discard: [] });
    });
  },
  { phase: 'exploration' },
);

rule(
  'wow/resources.5, wow/A-14: a flight leads to any other space with a flight path that the level allows',
  { ana: { character: 'sofeea', level: 'red', space: 'ironforge' } },
  (scene) => {
    scene.goesOnTo('challenge');
    scene.asksAbout('ana', 'resource').answer('flight-path');
    const { options } = scene.asksAbout('ana', 'where').question;
    expect([...options].sort()).toEqual(
      content.board.flightPaths.filter((one) => one !== 'ironforge').toSorted(),
    );
    expect(options.length).toBeGreaterThan(10);
    scene.asksAbout('ana', 'where').answer('burning-3');
    scene.settles(() => expect(scene.the('ana').space).toBe('burning-3'));
  },
  { phase: 'exploration' },
);

rule(
  'wow/resources.7: a hero may land on an aggro marker',
  { ana: { character: 'sofeea', level: 'green', space: 'ironforge' } },
  (scene) => {
    scene.goesOnTo('challenge');
    scene.asksAbout('ana', 'resource').answer('flight-path');
    scene.asksAbout('ana', 'where').answer('redridge-1');
    scene.settles(() => expect(scene.the('ana').space).toBe('redridge-1'));
  },
  { phase: 'exploration', track: [{ card: 'vale-prowler', space: 'redridge-1', aggro: true }] },
);

rule(
  'wow/resources.9, wow/A-13: a quest giver gives an elite quest; one too many goes to the bottom of its deck',
  { ana: { character: 'sofeea', space: 'ironforge', quests: ['pilgrimage', 'trailblazer'] } },
  (scene) => {
    scene.goesOnTo('upkeep');
    scene.asksAbout('ana', 'resource').answer('quest-giver');
    scene.asks('ana', 'quest-to-drop', 'pilgrimage', 'trailblazer', 'wyrmslayer').answer('trailblazer');
    scene.settles((state) => {
      expect(scene.the('ana').quests).toMatchObject([{ quest: 'pilgrimage' }, { quest: 'wyrmslayer' }]);
      expect(state.eliteQuests).toEqual(['trailblazer', 'minefield']);
    });
  },
  { phase: 'exploration', elite: ['wyrmslayer', 'minefield'] },
);

rule(
  'wow/A-13: a starting quest that is dropped leaves the game, and an empty deck gives nothing',
  { ana: { character: 'sofeea', space: 'ironforge', quests: ['pilgrimage', 'trailblazer'] } },
  (scene) => {
    scene.goesOnTo('upkeep');
    scene.asksAbout('ana', 'resource').answer('quest-giver');
    scene.asksAbout('ana', 'quest-to-drop').answer('pilgrimage');
    scene.settles((state) => expect(state.eliteQuests).toEqual([]));
    scene.perform((g) => {
      g.state.phase = 'exploration';
      return undefined;
    });
    scene.goesOnTo('upkeep');
    scene.asksAbout('ana', 'resource').answer('quest-giver');
    scene.settles(() => expect(scene.the('ana').quests).toHaveLength(2));
  },
  { phase: 'exploration', elite: ['wyrmslayer'] },
);

rule(
  'wow/exploration.8: a Disease that cannot stay on a hero is set aside',
  { ana: { character: 'sofeea', level: 'yellow', space: 'elwynn-1', backpack: ['warded-collar'] } },
  (scene) => {
    scene.goesOnTo('challenge');
    scene.settles((state) => {
      expect(scene.the('ana').diseases).toBe(0);
      expect(state.aside).toEqual(['disease']);
    });
  },
  { phase: 'exploration', tokens: [{ kind: 'disease', space: 'elwynn-1', by: 'zoe' }] },
);
