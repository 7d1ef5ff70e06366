import { expect } from 'vitest';
import { rule, type TableScene } from '../table.ts';

rule(
  'wow/T-151, wow/characters.2: with armor and no weapon, the attack is of the card and the defense of the armor',
  { ana: { character: 'grumbaz', armor: 'crocolisk-hide-shield' } },
  (scene) => {
    scene.fights('ana', 'gnoll-brute');
    scene.settles(() => {
      expect(scene.told).toContainEqual(
        expect.objectContaining({ is: 'struck', side: 'attacker', total: 6 }),
      );
      expect(scene.told).toContainEqual(
        expect.objectContaining({ is: 'struck', side: 'defender', defense: 6 }),
      );
    });
  },
  { red: [4], black: [1] },
);

rule(
  'wow/T-153: on the sword the Lost Caravan becomes a strongbox in the backpack',
  { ana: { space: 'goldshire' } },
  (scene) => {
    scene.goesOnTo('upkeep');
    scene.settles((state) => {
      expect(scene.the('ana').backpack).toEqual(['lost-caravan']);
      expect(state.locationEvents).toEqual([]);
    });
  },
  { locationEvents: [{ card: 'lost-caravan', space: 'goldshire' }], extra: [6] },
);

rule(
  'wow/T-154: a price of energy and something else cannot be paid in part',
  { ana: { character: 'grumbaz', level: 'red', space: 'the-dark-portal', energy: 2, damage: 5 } },
  (scene) => {
    scene.goesOnTo('upkeep');
    scene.settles((state) => {
      expect(scene.the('ana')).toMatchObject({ energy: 2, damage: 5, log: [] });
      expect(state.locationEvents).toHaveLength(1);
    });
  },
  { locationEvents: [{ card: 'dark-ritual', space: 'the-dark-portal' }] },
);

rule(
  'wow/T-154: a power that costs a discarded card cannot be used with an empty hand',
  { ana: { character: 'sandrai', level: 'red', backpack: ['infernal-core'] } },
  (scene) => {
    scene.fights('ana', 'kobold-tunneler');
    scene.settles(() => expect(scene.told).not.toContainEqual(expect.objectContaining({ is: 'used-power' })));
  },
  { red: [6], black: [1] },
);

rule(
  'wow/T-155: kept tokens are open to everybody',
  { ana: { tokens: ['gold', 'hearthstone'] }, bea: {} },
  (scene) => {
    expect(scene.seenBy('bea').heroes[0]?.tokens).toEqual(['gold', 'hearthstone']);
    expect(scene.seenBy('spectator').heroes[0]?.tokens).toEqual(['gold', 'hearthstone']);
  },
);

rule(
  'wow/T-156: a hero limited to one space walks one at most, and may use Hearthstone all the same',
  {
    ana: {
      character: 'sofeea',
      tokens: ['hearthstone'],
      lasting: [{ is: 'slowed', n: 1, by: null, source: 'marsh-tarantula' }],
    },
  },
  (scene) => {
    scene.goesOnTo('exploration');
    scene
      .asks(
        'ana',
        'movement',
        'walk:elwynn-3',
        'walk:goldshire',
        'walk:stormwind-city',
        'use:hearthstone',
        'use:raise-ice-barrier',
        'end',
      )
      .answer('use:hearthstone');
    scene.asks('ana', 'where', 'undercity', 'ironforge', 'stormwind-city').answer('undercity');
    scene.asks('ana', 'movement', 'use:raise-ice-barrier', 'end').answer('end');
    scene.settles(() => expect(scene.the('ana').space).toBe('undercity'));
  },
  { phase: 'turn-start', movement: [[4, 1]] },
);

rule(
  'wow/T-157: weapon and armor that both have a power on the sword work in the order of their owner',
  {
    ana: {
      character: 'grumbaz',
      level: 'yellow',
      weapon: 'enforcers-blade',
      armor: 'crusader-breastplate',
    },
  },
  (scene) => {
    scene.fights('ana', 'gnoll-brute');
    scene
      .asks('ana', 'power-order', 'enforcers-blade', 'crusader-breastplate')
      .answer('crusader-breastplate');
    scene.asksAbout('ana', 'after-roll').answer('done');
    scene.settles(() => {
      const worked = scene.told.flatMap((fact) => (fact.is === 'power-worked' ? [fact.source] : []));
      expect(worked).toEqual(['crusader-breastplate', 'enforcers-blade']);
      expect(scene.the('ana').hand).toHaveLength(1);
    });
  },
  { red: [6], black: [1] },
);

rule(
  'wow/T-158: a lethal hit of the Plague Carrier gives no Disease',
  { ana: { character: 'grumbaz', damage: 4 } },
  (scene) => {
    scene.fights('ana', 'plague-carrier');
    scene.settles(() => {
      expect(scene.the('ana')).toMatchObject({ space: 'stormwind-city', diseases: 0 });
      expect(scene.told).not.toContainEqual(expect.objectContaining({ is: 'caught-disease' }));
    });
  },
  { red: [1], black: [6] },
);

/** A turn without a step, at a key place. */
function stays(scene: TableScene): void {
  scene.playsTurn();
  scene.asksAbout('ana', 'movement').answer('end');
  scene.asks('ana', 'resource', 'scroll', 'potion-small', 'place-discovery').answer('potion-small');
  scene.settles();
}

rule(
  'wow/T-159: a hero who stays in a key place explores and is challenged there again',
  { ana: { character: 'sandrai', space: 'goldshire' } },
  (scene) => {
    stays(scene);
    expect(scene.told).toContainEqual(
      expect.objectContaining({ is: 'drew-encounter', card: 'mountain-boar' }),
    );
    scene.perform((g) => {
      g.state.active = 0;
      return undefined;
    });
    stays(scene);
    expect(scene.told).toContainEqual(expect.objectContaining({ is: 'used-resource' }));
    expect(scene.told).toContainEqual(
      expect.objectContaining({ is: 'drew-encounter', card: 'skittish-coyote' }),
    );
  },
  {
    phase: 'turn-start',
    decks: { grey: ['mountain-boar', 'skittish-coyote'] },
    movement: [
      [4, 1],
      [4, 1],
    ],
    red: [6, 6],
    black: [2, 2],
  },
);
