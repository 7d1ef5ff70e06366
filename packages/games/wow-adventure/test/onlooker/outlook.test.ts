import { type Rule, seat } from '@tavolo/kernel';
import { expect, test } from 'vitest';
import { outlookOf } from '../../onlooker/outlook.ts';
import { beginFight } from '../../rules/combat/begin.ts';
import { fight } from '../../rules/combat/stages.ts';
import { combatOf, heroOf } from '../../rules/table.ts';
import type { CardId } from '../../vocabulary/ids.ts';
import type { Wow } from '../../wow.ts';
import { type Table, TableScene } from '../table.ts';
import { strikesOf } from '../told.ts';

const faces = [1, 2, 3, 4, 5, 6] as const;

/** The chances as they are shown before Ana's dice are rolled. */
function foretold(heroes: Table, card: string) {
  const scene = new TableScene(heroes, {}, 'straight');
  scene.perform((g) => meet(g, card as CardId)); // tests write ids
  scene.settles(() => undefined);
  return outlookOf(scene.seenBy('spectator'));
}

function* meet(g: Wow, card: CardId): Rule {
  beginFight(g, heroOf(g.state, seat('ana')), card, false);
  while (combatOf(g.state).stage !== 'roll') {
    const stage = fight(g);
    if (stage !== undefined) yield* stage;
  }
}

const roles = [
  ['attacking', 'attacker'],
  ['defending', 'defender'],
] as const;

/** How often each side hits, of all rolls that there are: each die may be rolled a second time. */
function counted(heroes: Table, card: string) {
  const hits = { attacking: 0, defending: 0 };
  const rolls = faces.flatMap((red) =>
    faces.flatMap((black) => faces.map((again) => ({ red, black, again }))),
  );
  for (const { red, black, again } of rolls) {
    const scene = new TableScene(heroes, { red: [red, again], black: [black, again] }, 'straight');
    scene.fights('ana', card);
    for (const [side, role] of roles) if (strikesOf(scene, role).some(({ hit }) => hit)) hits[side]++;
  }
  return { attacking: hits.attacking / rolls.length, defending: hits.defending / rolls.length };
}

/** What the dice can set off that changes the attacks, and a card that does so. */
const fights = [
  ['nothing', 'timber-wolf'],
  ['a better attack', 'highland-raptor'],
  ['a worse attack of the hero', 'frostmane-hexer'],
  ['a better defense', 'rattling-skeleton'],
  ['a second roll', 'ridge-poacher'],
  ['a second roll that does more damage', 'rotten-ghoul'],
  ['a second attack', 'two-headed-ogre-mage'],
  ['damage before any attack', 'imp-firestarter'],
  ['the end of the encounter', 'goblin-engineer'],
  ['the end of the combat', 'skittish-coyote'],
] as const;

test.each(fights)('the chances before the roll are those of all rolls, where dice set off %s', (_, card) => {
  const heroes: Table = { ana: { character: 'burbonn', damage: 4, weapon: 'hunting-bow' } };
  const shown = foretold(heroes, card);
  const true_ = counted(heroes, card);
  expect(shown?.attacking).toBeCloseTo(true_.attacking, 10);
  expect(shown?.defending).toBeCloseTo(true_.defending, 10);
});

test('once the dice are down there is nothing left to foretell', () => {
  const scene = new TableScene(
    { ana: { character: 'sandrai', tokens: ['rocket-boots'] } },
    { red: [4], black: [3] },
    'straight',
  );
  expect(outlookOf(scene.seenBy('ana'))).toBeNull();
  scene.fights('ana', 'timber-wolf');
  scene.asksAbout('ana', 'just-rolled');
  expect(scene.seenBy('ana').combat?.attacking.die).toBe(4);
  expect(outlookOf(scene.seenBy('ana'))).toBeNull();
});
