/** What can be joined to weapons, of level 3. */
import { expect } from 'vitest';
import { drudge, gnawer, rolls, strikes, surgeon, turn, uses } from './playing.ts';

strikes({ use: 'thirsting-edge:bite-deep', stamina: 2, reach: 'melee', black: [1, 1] });
strikes({
  use: 'void-edge:unmake',
  stamina: 2,
  essence: 1,
  mode: 'arcane',
  reach: 'melee',
  black: [1, 1, 0],
});

const beside = { monsters: { [gnawer]: { at: '1,4' } } };
const hammer = (more: { top?: string; right?: string }) => ({ worn: [{ main: 'rivet-hammer', ...more }] });
const pistol = (more: { bottom?: string; right?: string }) => ({
  worn: [{ main: 'needle-pistol', ...more }],
});

turn(
  'rotary-drum: one attack of its item in a turn rolls 1 black die more',
  hammer({ top: 'rotary-drum' }),
  (scene) => {
    uses(scene, 'rivet-hammer:strike');
    uses(scene, 'rivet-hammer:strike');
    expect(rolls(scene)).toEqual(['normal 0/01 = 1', 'normal 0/0 = 0']);
  },
  { ...beside, white: [0, 0], black: [0, 1, 0] },
);

turn(
  'thirsting-edge: a monster that its item destroys restores 1 health, once per round',
  { worn: [{ main: 'spring-crossbow', bottom: 'thirsting-edge' }], health: 4 },
  (scene) => {
    uses(scene, 'spring-crossbow:loose', `unit:${gnawer}`);
    expect(scene.the('ana').health).toBe(5);
    uses(scene, 'thirsting-edge:bite-deep');
    expect(scene.isInPlay(drudge)).toBe(false);
    expect(scene.the('ana').health).toBe(5);
  },
  {
    monsters: { [gnawer]: { at: '1,4', health: 1 }, [drudge]: { at: '1,5', health: 1 } },
    ...{ white: [0], black: [2, 2, 0] },
  },
);

turn(
  'bursting-tips: a hit of its item may attack everybody beside the unit hit, for a marker',
  pistol({ bottom: 'bursting-tips' }),
  (scene) => {
    uses(scene, 'needle-pistol:fire');
    scene.asks('ana', 'use', 'use:bursting-tips:burst', 'pass').answer('use:bursting-tips:burst');
    if (scene.match.asked[0]?.name === 'use') scene.asksAbout('ana', 'use').answer('pass');
    expect(scene.facts('rolled')).toMatchObject([
      { targets: [gnawer] },
      { white: [1], black: [1], targets: [drudge] },
    ]);
    expect([gnawer, drudge, surgeon].map((id) => scene.monster(id).health)).toEqual([1, 1, 3]);
    expect(scene.the('ana').markers).toEqual(['bursting-tips']);
  },
  {
    monsters: { [gnawer]: { at: '3,4' }, [drudge]: { at: '4,4' }, [surgeon]: { at: '5,5' } },
    ...{ white: [2, 0, 1], black: [1] },
  },
);

turn(
  'storm-coil: attacks of its item roll 1 white die more, each time',
  pistol({ right: 'storm-coil' }),
  (scene) => {
    uses(scene, 'needle-pistol:fire');
    uses(scene, 'needle-pistol:fire');
    expect(rolls(scene)).toEqual(['normal 001/ = 1', 'normal 100/ = 1']);
  },
  { ...beside, white: [0, 0, 1, 1, 0, 0] },
);

turn(
  'perpetual-valve: abilities of its item cost 1 stamina less, but at least 1',
  { worn: [{ main: 'rivet-hammer', right: 'perpetual-valve' }] },
  (scene) => {
    uses(scene, 'rivet-hammer:strike');
    uses(scene, 'rivet-hammer:strike');
    expect(scene.the('ana').stamina).toBe(4);
    uses(scene, 'rivet-hammer:nail-down');
    expect(scene.the('ana').stamina).toBe(3);
  },
  { ...beside, white: [0, 0], black: [0, 0] },
);

turn(
  'verdict-coil: 1 essence may raise a roll of its item by 2, once per round',
  { ...pistol({ right: 'verdict-coil' }), essence: 1 },
  (scene) => {
    uses(scene, 'needle-pistol:fire');
    scene.asks('ana', 'use', 'use:verdict-coil:verdict', 'pass').answer('use:verdict-coil:verdict');
    expect(scene.facts('hit')).toMatchObject([{ target: gnawer, total: 2 }]);
    expect(scene.the('ana').essence).toBe(0);
  },
  { ...beside, white: [0, 0] },
);
