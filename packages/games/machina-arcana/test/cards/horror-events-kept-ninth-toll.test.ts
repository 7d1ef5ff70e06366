/** What horror events of The Ninth Toll do that stay with a monster. */
import { expect } from 'vitest';
import { destroyUnit } from '../../rules/losses/fates.ts';
import { unit } from '../ids.ts';
import { rule } from '../table.ts';
import { gnawer, turn, uses, vane } from './playing.ts';

rule(
  's3-toll-keeper: keep-time raises the horror rating by 1 as each horror phase begins, before the roll',
  { ana: vane({ finished: true }) },
  (scene) => {
    scene.goOn(({ horrorRolled }) => horrorRolled);
    scene.settles(({ horrorRating }) => {
      expect(scene.facts('checked-horror')).toMatchObject([{ rating: 4, roll: 10 }]);
      expect(horrorRating).toBe(5);
    });
  },
  { phase: 'spawn', monsters: { [gnawer]: { at: '8,4', related: ['s3-toll-keeper'] } }, game: [10] },
);

turn(
  's3-grave-goods: unburied, when its monster is destroyed the explorer whose turn it is draws 2 items and keeps 1',
  { at: '4,4' },
  (scene) => {
    uses(scene, 'vane:bare-knuckles');
    scene.asksAbout('ana', 'deck').answer('weapon');
    scene.asksAbout('ana', 'deck').answer('weapon');
    scene.asks('ana', 'item-to-keep', 'chain-hook', 'rivet-hammer').answer('rivet-hammer');
    scene.asksAbout('ana', 'item-fate').answer('destroy');
    expect(scene.the('ana').bag).toEqual(['rivet-hammer']);
    expect(scene.state.horrorEvents.pile).toEqual(['s3-grave-goods']);
  },
  {
    monsters: { [gnawer]: { at: '5,4', health: 1, related: ['s3-grave-goods'] } },
    weapons: ['chain-hook', 'rivet-hammer', 'needle-pistol'],
    ...{ white: [1], black: [2] },
  },
);

rule(
  's3-grave-goods: nobody draws when its monster is destroyed in no turn of an explorer',
  { ana: vane() },
  (scene) => {
    scene.does((g) => destroyUnit(g, unit(gnawer)));
    scene.settles(({ horrorEvents }) => {
      expect([scene.isInPlay(gnawer), horrorEvents.pile]).toEqual([false, ['s3-grave-goods']]);
      expect(scene.facts('drew-item')).toEqual([]);
    });
  },
  {
    ...{ phase: 'monsters', active: null },
    monsters: { [gnawer]: { at: '5,4', health: 1, related: ['s3-grave-goods'] } },
  },
);
