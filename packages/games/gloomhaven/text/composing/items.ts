import { behind } from '@tavolo/language';
import type { Item, ItemUse } from '../../vocabulary/items.ts';
import type { Line, Part } from '../parts.ts';
import type { Phrases } from '../phrases/phrases.ts';
import { inlineLine } from './abilities.ts';
import { guardParts, lastingLine } from './lasting.ts';
import { areaPart, conditionParts, detail, mark, moment, present, printed, words } from './parts.ts';
import { addition, additionParts, reasonParts } from './reasons.ts';
import { type Teller, told } from './scene.ts';

type Use<When> = Extract<ItemUse, { readonly when: When }>;

/** What an item does, a line for each use, and what becomes of it. */
export function itemLines(teller: Teller, item: Item): readonly Line[] {
  const { after, circles, minusOnes, removesMinusOnes } = item;
  const says = teller.phrases.items;
  const spent = after === 'nothing' ? [] : [after];
  const fate =
    circles === undefined
      ? spent.map((what) => mark(says.after[what], what))
      : [words(says.circles(circles, after), ...spent)];
  const deck = present(
    minusOnes !== undefined && words(says.minusOnes(minusOnes)),
    removesMinusOnes !== undefined && words(says.removesMinusOnes(removesMinusOnes)),
  );
  return [
    ...item.uses.flatMap((use) => useLines(teller, use)),
    ...[...fate, ...deck].map((part) => [part]),
  ].map(printed);
}

function useLines(teller: Teller, use: ItemUse): readonly Line[] {
  const { phrases } = teller;
  const { items: says } = phrases;
  switch (use.when) {
    case 'turn':
      return [[moment(says.onTurn), ...behind(':', inlineLine(teller, use.do, 'you'))]];
    case 'turn-end':
      return [[moment(says.atTurnEnd), ...behind(':', inlineLine(teller, use.do, 'you'))]];
    case 'move':
      return [[moment(says.onMove), ...behind(':', moveParts(phrases, use))]];
    case 'attack':
      return [attackUse(teller, use)];
    case 'attacked':
      return [[moment(says.attacked), ...guardParts(phrases, use)]];
    case 'attack-damage':
      return [[moment(says.attackDamage), ...guardParts(phrases, use)]];
    case 'reveal':
      return [[words(says.initiative(use.initiative), 'initiative')]];
    case 'basic':
      return present(
        use.attack !== undefined && words(says.basicAttack(use.attack), 'attack'),
        use.move !== undefined && words(says.basicMove(use.move), 'move'),
      ).map((part) => [part]);
    case 'always':
      return alwaysLines(teller, use);
  }
}

const moveParts = (phrases: Phrases, { add, jump }: Use<'move'>): Line =>
  present(
    add !== undefined && addition(phrases, 'move', `+${add}`),
    jump && detail(phrases.terms.abilities.jump, 'jump'),
  );

const attackUse = (teller: Teller, use: Use<'attack'>): Line =>
  told(teller, 'you', (scene) => {
    const { phrases } = teller;
    const effects = [
      ...additionParts(phrases, use.add ?? {}, { scene, of: null }),
      ...conditionParts(phrases.terms, use.conditions),
      ...present(
        use.advantage && detail(phrases.abilities.adjusting.advantage, 'advantage'),
        use.ignoreShield && detail(phrases.lasting.ignoreShield, 'shield'),
      ),
      ...reachParts(phrases, use),
    ];
    return [...attackMoments(phrases, use), ...behind(':', effects)];
  });

/** What an item makes of where an attack lands. */
const reachParts = ({ items: says }: Phrases, { area, alliesInAreaSuffer, reach }: Use<'attack'>): Line =>
  present(
    area && areaPart(says.becomesArea(area.hexes.length), area),
    alliesInAreaSuffer !== undefined && detail(says.alliesInAreaSuffer(alliesInAreaSuffer), 'damage'),
    reach !== undefined && detail(says.reach(reach), 'range'),
  );

function attackMoments(phrases: Phrases, use: Use<'attack'>): Line {
  const { kind, scope, area, reach, consume, if: when } = use;
  const once = area !== undefined || reach !== undefined;
  const reasons = { ...(consume === undefined ? {} : { consume }), ...(when === undefined ? {} : { when }) };
  return [
    moment(phrases.items.attack(kind, once ? 'ability' : scope)),
    ...reasonParts(phrases, reasons, 'you'),
  ];
}

function alwaysLines(teller: Teller, use: Use<'always'>): readonly Line[] {
  const { items: says, lasting } = teller.phrases;
  const { immune, flying, hiddenInObstacles, smallSlots, tamesDoubles } = use;
  const parts = present(
    immune && immunity(teller.phrases, immune),
    flying && words(lasting.flying, 'flying'),
    hiddenInObstacles && words(says.hiddenInObstacles, 'invisible'),
    smallSlots !== undefined && words(says.smallSlots(smallSlots)),
    tamesDoubles && words(says.tamesDoubles),
  );
  const held = (use.lasting ?? []).map((each) =>
    lastingLine(teller, each, { uses: null, stays: 'persistent' }),
  );
  return [...parts.map((part) => [part]), ...held];
}

function immunity({ terms, items }: Phrases, to: NonNullable<Use<'always'>['immune']>): Part {
  const named = to.map((what) =>
    what === 'forced-movement' ? items.forcedMovement : terms.conditions[what],
  );
  return words(items.immune(named), ...to.map((what) => (what === 'forced-movement' ? 'push' : what)));
}
