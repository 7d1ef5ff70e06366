/** Cases of moving and of doors. */
import { expect } from 'vitest';
import { rule } from '../table.ts';

const northWestDoor = '2,1,east';

rule(
  'ma/K14, ma/actions.1, ma/map.3: a diagonal step costs as much as a straight one',
  { ana: { explorer: 'prys', at: '4,4' } },
  (scene) => {
    scene.takesTurns();
    scene.acts('ana', 'move:5,5');
    expect(scene.the('ana')).toMatchObject({ at: '5,5', stamina: 6 });
  },
);

rule(
  'ma/actions.1.1: a walk is one answer, costs a stamina for each step, and leads around what is in the way',
  { ana: { explorer: 'prys', at: '5,6', stamina: 3 } },
  (scene) => {
    scene.takesTurns();
    expect(scene.couldDo('ana', 'move')).not.toContain('move:5,7');
    expect(scene.couldDo('ana', 'move')).not.toContain('move:5,8');
    scene.acts('ana', 'move:5,9');
    expect(scene.the('ana')).toMatchObject({ at: '5,9', stamina: 0 });
    expect(scene.facts('moved').map(({ way }) => way.length)).toEqual([4]);
  },
);

rule(
  'ma/actions.19: a step that begins beside a monster that drags at explorers costs 1 more, those that follow do not',
  { ana: { explorer: 'prys', at: '4,4', stamina: 4 } },
  (scene) => {
    scene.takesTurns();
    scene.acts('ana', 'move:7,3');
    expect(scene.the('ana')).toMatchObject({ at: '7,3', stamina: 0 });
  },
  { monsters: { 'grief-automaton': { at: '3,4' } } },
);

rule(
  'ma/K15, ma/actions.1.2, ma/map.4, ma/map.16: no step leads through a wall; a diagonal one past the end of a wall does',
  { ana: { at: '2,0', stamina: 1 } },
  (scene) => {
    scene.takesTurns();
    expect(scene.couldDo('ana', 'move')).toEqual(['move:1,0', 'move:1,1', 'move:2,1', 'move:3,1']);
  },
);

rule(
  'ma/K15: nor through a closed door',
  { ana: { at: '2,0', stamina: 1 } },
  (scene) => {
    scene.takesTurns();
    expect(scene.couldDo('ana', 'move')).toEqual(['move:1,0', 'move:1,1', 'move:2,1']);
  },
  { doors: { [northWestDoor]: 'closed' } },
);

rule('ma/K16, ma/actions.1.3: no step onto a pit is offered', { ana: { at: '4,7', stamina: 1 } }, (scene) => {
  scene.takesTurns();
  expect(scene.couldDo('ana', 'move')).toEqual([
    'move:3,6',
    'move:3,7',
    'move:3,8',
    'move:4,6',
    'move:4,8',
    'move:5,6',
  ]);
});

rule(
  'ma/K17, ma/map.2: nobody moves onto a space where a companion stands',
  { ana: { at: '4,4', stamina: 1 }, ben: { at: '4,5' } },
  (scene) => {
    scene.takesTurns();
    expect(scene.couldDo('ana', 'move')).not.toContain('move:4,5');
    expect(scene.couldDo('ana', 'move')).not.toContain('move:4,6');
  },
);

rule(
  'ma/K17: past an ethereal companion the space beyond is reached at once, a stamina a step',
  { ana: { explorer: 'prys', at: '4,4' }, ben: { explorer: 'crane', at: '4,5' } },
  (scene) => {
    scene.takesTurns();
    expect(scene.couldDo('ana', 'move')).not.toContain('move:4,5');
    scene.acts('ana', 'move:4,6');
    expect(scene.the('ana')).toMatchObject({ at: '4,6', stamina: 5 });
  },
  { lasting: [{ card: 'ghost-linen' as never, on: 'crane' as never, is: 'grant', of: 'ethereal' }] },
);

rule(
  'ma/K18, ma/actions.7.2: a door is closed from where it alone decides a diagonal step',
  { ana: { explorer: 'prys', at: '2,0' } },
  (scene) => {
    scene.takesTurns();
    scene.acts('ana', `close:${northWestDoor}`);
    expect(scene.the('ana').stamina).toBe(5);
    expect(scene.terrain.stateOf(northWestDoor)).toBe('closed');
  },
);

rule('ma/K18: but not from a space farther away', { ana: { at: '1,1' } }, (scene) => {
  scene.takesTurns();
  expect(scene.couldDo('ana', 'close')).toEqual([]);
});

rule(
  'ma/K19, ma/actions.8.1: Thornquist destroys a closed door for 2, and nobody can close it any more',
  { ana: { explorer: 'thornquist', at: '2,1' } },
  (scene) => {
    scene.takesTurns();
    expect(scene.couldDo('ana', 'open')).toEqual([`open:${northWestDoor}`]);
    scene.acts('ana', `break:${northWestDoor}`);
    expect(scene.the('ana').stamina).toBe(4);
    expect(scene.couldDo('ana', 'close')).toEqual([]);
    expect(scene.couldDo('ana', 'open')).toEqual([]);
    expect(scene.couldDo('ana', 'move')).toContain('move:3,1');
  },
  { doors: { [northWestDoor]: 'closed' } },
);

rule(
  'ma/K19, ma/actions.8: others destroy it for 4',
  { ana: { explorer: 'prys', at: '2,1' } },
  (scene) => {
    scene.takesTurns();
    scene.acts('ana', `break:${northWestDoor}`);
    expect(scene.the('ana').stamina).toBe(3);
  },
  { doors: { [northWestDoor]: 'closed' } },
);
