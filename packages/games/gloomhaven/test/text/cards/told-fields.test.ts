import { expectTypeOf, test } from 'vitest';
import type { Ability, Adjustment } from '../../../vocabulary/abilities.ts';
import type { Measured } from '../../../vocabulary/amounts.ts';
import type { Half, HalfAdjustment, Modifier } from '../../../vocabulary/class-cards.ts';
import type { Item, ItemUse } from '../../../vocabulary/items.ts';
import type { Lasting } from '../../../vocabulary/lasting.ts';
import type {
  Monster,
  MonsterCard,
  MonsterLasting,
  Stats,
  SummonCard,
} from '../../../vocabulary/monsters.ts';
import type { Door, Objective, Scenario, ScenarioRule } from '../../../vocabulary/scenarios.ts';

/** All fields that any member of a union has. */
type Fields<Union> = Union extends unknown ? keyof Union : never;
/** Those that nobody tells: a new field must be told in the composer and then be named here. */
type Untold<Union, Told> = Exclude<Fields<Union>, Told>;

type Shared = 'do' | 'value' | 'targets' | 'range' | 'count' | 'area' | 'conditions' | 'adjust' | 'perform';
type OfAttack = 'alongPath' | 'pierce' | 'push' | 'pull' | 'when' | 'withAugments' | 'allOnFocus';
type OfOthers =
  | (
      | 'jump'
      | 'constraint'
      | 'looting'
      | 'toward'
      | 'most'
      | 'extraPer'
      | 'summon'
      | 'monster'
      | 'ranks'
      | 'at'
    )
  | ('hpOfSummoner' | 'decides' | 'pile' | 'cardsOf' | 'state' | 'slots' | 'damage' | 'nearestToEnemy' | 'xp')
  | ('where' | 'within' | 'size' | 'to' | 'elements' | 'consume' | 'then' | 'name');
type OfAdjustment =
  | ('consume' | 'destroyObstacle' | 'when' | 'per' | 'add' | 'conditions' | 'targets' | 'area' | 'then')
  | ('instead' | 'advantage' | 'xp');

test('every field of a card is told', () => {
  expectTypeOf<Untold<Ability, Shared | OfAttack | OfOthers>>().toBeNever();
  expectTypeOf<Untold<Adjustment, OfAdjustment>>().toBeNever();
  expectTypeOf<Untold<HalfAdjustment, OfAdjustment | 'lasting' | 'stays'>>().toBeNever();
  expectTypeOf<Untold<Measured, 'of' | 'times' | 'over' | 'round' | 'plus'>>().toBeNever();
  type OfHalf = 'abilities' | 'xp' | 'infuse' | 'lost' | 'unrecoverable' | 'stays' | 'uses' | 'lasting';
  expectTypeOf<Untold<Half, OfHalf | 'augment' | 'adjust'>>().toBeNever();
});

test('every field of a lasting effect is told', () => {
  type OfAttacks = 'on' | 'by' | 'kind' | 'when' | 'consume' | 'destroyObstacle' | 'then' | 'instead' | 'add';
  type Changes = 'multiply' | 'conditions' | 'advantage' | 'ignoreShield';
  type Guards = 'shield' | 'retaliate' | 'disadvantage' | 'from' | 'prevent' | 'redirect';
  type Others = 'do' | 'xp' | 'augmentLimit' | 'augmentsOnRanged' | 'flying';
  expectTypeOf<Untold<Lasting, OfAttacks | Changes | Guards | Others>>().toBeNever();
  expectTypeOf<Untold<MonsterLasting, 'on' | 'do' | 'disadvantage' | 'attack'>>().toBeNever();
});

test('every field of an item, a modifier and a monster is told, or is not for words', () => {
  type When =
    | 'when'
    | 'do'
    | 'add'
    | 'jump'
    | 'kind'
    | 'scope'
    | 'if'
    | 'consume'
    | 'conditions'
    | 'advantage';
  type Reach = 'ignoreShield' | 'area' | 'alliesInAreaSuffer' | 'reach' | 'disadvantage' | 'shield';
  type Rest = 'retaliate' | 'prevent' | 'initiative' | 'attack' | 'move' | 'immune' | 'flying' | 'lasting';
  type Always = 'hiddenInObstacles' | 'smallSlots' | 'tamesDoubles';
  expectTypeOf<Untold<ItemUse, When | Reach | Rest | Always>>().toBeNever();
  type Printed = 'id' | 'number' | 'slot' | 'price' | 'copies' | 'prosperity';
  expectTypeOf<
    Untold<Item, Printed | 'after' | 'circles' | 'minusOnes' | 'removesMinusOnes' | 'uses'>
  >().toBeNever();
  expectTypeOf<Untold<Modifier, 'id' | 'value' | 'rolling' | 'effects' | 'shuffle' | 'leaves'>>().toBeNever();
  type Values = 'hp' | 'move' | 'attack' | 'range' | 'shield' | 'retaliate' | 'retaliateRange' | 'pierce';
  expectTypeOf<Untold<Stats, Values | 'targets' | 'conditions' | 'advantage' | 'elusive'>>().toBeNever();
  type Kind = 'id' | 'deck' | 'standees' | 'stats';
  type Traits = 'flying' | 'immune' | 'minion';
  expectTypeOf<Untold<Monster, Kind | Traits | 'specials' | 'specialsLasting'>>().toBeNever();
  type Drawn = 'id' | 'deck' | 'initiative' | 'shuffle';
  expectTypeOf<Untold<MonsterCard, Drawn | 'abilities' | 'infuse' | 'lasting'>>().toBeNever();
  expectTypeOf<
    Untold<SummonCard, 'id' | 'stats' | 'flying' | 'infuse' | 'onDeath' | 'invulnerable'>
  >().toBeNever();
});

test('every field of a scenario is told, or is drawn', () => {
  type Told =
    | 'goal'
    | 'losses'
    | 'rules'
    | 'objectives'
    | 'allied'
    | 'boss'
    | 'levelOffsets'
    | 'lootByAbilityOnly';
  expectTypeOf<Untold<Scenario, Told | 'rewards' | 'id' | 'number' | 'map' | 'drawn'>>().toBeNever();
  expectTypeOf<Untold<ScenarioRule, 'on' | 'do' | 'once'>>().toBeNever();
  expectTypeOf<Untold<Door, 'id' | 'cell' | 'rooms' | 'locked'>>().toBeNever();
  type Figured = 'id' | 'side' | 'hp' | 'initiative' | 'at' | 'moves';
  expectTypeOf<Untold<Objective, Figured>>().toBeNever();
  type Walked = 'value' | 'toward' | 'opensDoors' | 'springsTraps';
  expectTypeOf<Untold<NonNullable<Objective['moves']>, Walked>>().toBeNever();
});
