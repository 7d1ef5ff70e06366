/** What the options of every question are worth to the explorers. */
import { type ForQuestions, forQuestion, type HabitQuestion, type HabitQuestionOf } from '@tavolo/kernel';
import type { MachinaKinds } from '../kinds.ts';
import type { Table } from '../machina.ts';
import { readOption, readTarget, type TargetOption } from '../options.ts';
import { deedOf } from '../rules/abilities/deeds.ts';
import { prospectOf } from '../rules/outlook/outlook.ts';
import { worths } from '../rules/outlook/prospect.ts';
import { explorerWith } from '../rules/units.ts';
import { abilityOf } from '../rules/values/in-force.ts';
import type { Explorer } from '../state.ts';
import { still } from '../still.ts';
import type { Effect } from '../vocabulary/effects.ts';
import type { ExplorerId, ItemId, UnitId } from '../vocabulary/ids.ts';
import type { SpaceId } from '../vocabulary/places.ts';
import { aimedWorth, useWorth } from './abilities.ts';
import { bestPlacements, itemWorth, worthTo } from './items.ts';
import { Mind } from './mind.ts';
import { priceIn, purseOf } from './purse.ts';
import { type Weigh, weighTurn } from './turns.ts';

export type Asked = HabitQuestion<MachinaKinds>;
type Of<Name extends Asked['name']> = HabitQuestionOf<MachinaKinds, Name>;

/** The worth of each option, in their order. */
export function worthsOf(content: Table['content'], asked: Asked): readonly number[] {
  const options: readonly string[] = asked.options;
  if (options.length < 2 && asked.min === 1) return options.map(() => 0);
  const g = still({ state: asked.state, content });
  return options.map(forQuestion<Asked, [Table], Weigh>(opinions, asked, g));
}

/** Whatever comes of it. */
const indifferent = (): Weigh => () => 0;

/** The explorer of the seat that is asked. */
const own = ({ state, seat }: Asked): Explorer | null =>
  state.explorers.find((explorer) => explorer.seat === seat) ?? null;

const mindOf = (g: Table, explorer: ExplorerId): Mind | null => {
  const found = explorerWith(g.state, explorer);
  return found === null ? null : new Mind(g, found);
};

/** Yes is worth so much more than no. */
const yes =
  (worth: number): Weigh =>
  (option) =>
    option === 'yes' ? worth : 0;

const item =
  (g: Table): Weigh =>
  (option) =>
    itemWorth(g, option as ItemId); // an item is offered by its id

const opinions: ForQuestions<Asked, readonly [Table], Weigh> = {
  explorer: indifferent,
  act: ({ about }, g) => {
    const { explorer, begun } = about();
    const mind = mindOf(g, explorer);
    return mind === null ? () => 0 : weighTurn(mind, !begun);
  },
  'spawn-next': indifferent,
  'essence-for-health': essenceForHealth,
  raise,
  support,
  'dice-to-reroll': () => (option) => (/[01]$/.test(option) ? 1 : -1),
  use: (asked, g) => {
    const unit = own(asked)?.explorer ?? null;
    return (option) => (option === 'pass' || unit === null ? 0 : 0.4 + useWorth(g, unit, option));
  },
  target,
  choice,
  where,
  door: indifferent,
  // Whoever can bear it best.
  tie: (_, g) => (option) => explorerWith(g.state, option as UnitId)?.health ?? 0, // a unit is offered by its id
  'how-far': () => (option) => Number(option),
  'monster-act': monsterAct,
  consent: () => yes(1),
  deck: deck,
  'item-to-keep': ({ about }, g) => {
    const explorer = explorerWith(g.state, about().explorer);
    return (option) => (explorer === null ? 0 : worthTo(g, explorer, option as ItemId)); // an item is offered by its id
  },
  'items-to-keep': (_, g) => item(g),
  'item-goes-to': (asked) => (option) => (option === own(asked)?.explorer ? 1 : 0),
  'item-fate': () => (option) => (option === 'destroy' ? 1 : 0),
  'item-next-back': (_, g) => item(g),
  exchange: () => () => -1,
  arrangement,
  'trade-with': () => (option) => (option === 'nobody' ? 1 : 0),
  'trade-items': () => () => -1,
  'trade-consent': () => yes(1),
  'equip-now': () => yes(1),
  'item-to-lose': (_, g) => (option) => -itemWorth(g, option as ItemId), // an item is offered by its id
  'event-place': () => (option) => (option === 'bottom' ? 1 : 0),
  'event-on-top': indifferent,
};

/** A hit that essence makes; a monster that falls in one's own turn gives some back. */
function raise(_: Of<'raise'>, g: Table): Weigh {
  const purse = purseOf(g);
  const isFinal = g.state.monsters.every(({ health }) => health === 1);
  return (option) => (option === '0' ? 0 : (isFinal ? 5 : 3.2) - priceIn(purse, Number(option)));
}

/** Essence saves health that is running out, and not more than is needed for the story. */
function essenceForHealth({ about }: Of<'essence-for-health'>, g: Table): Weigh {
  const { explorer: id, n } = about();
  const explorer = explorerWith(g.state, id);
  if (explorer === null) return () => 0;
  const purse = purseOf(g);
  return (option) => {
    const essence = Number(option);
    const left = explorer.health - (n - essence);
    const harm = worths.health * (n - essence) * (1 + 2 / Math.max(1, explorer.health));
    return -harm - priceIn(purse, essence) - (left <= 0 ? 40 : 0);
  };
}

/** Companions help as far as is needed; for small things only out of plenty. */
function support({ about }: Of<'support'>, g: Table): Weigh {
  const { supporter, left } = about();
  const has = explorerWith(g.state, supporter)?.essence ?? 0;
  return (option) => {
    const n = Number(option);
    return n > left ? -1 : n * (has > 1 ? 0.5 : 0.2);
  };
}

/** Whoever it does most to. */
function target(asked: Of<'target'>, g: Table): Weigh {
  const { card, ability } = asked.about();
  const unit = own(asked)?.explorer ?? null;
  return (option) =>
    unit === null ? 0 : aimedWorth(g, { unit, card, ability }, readTarget(option as TargetOption)); // made by `targetOption`
}

/** What each choice would come to. */
function choice(asked: Of<'choice'>, g: Table): Weigh {
  const { card, ability, unit } = asked.about();
  const choices = choicesIn(abilityOf(g.content, card, ability).do);
  const self = unit ?? own(asked)?.explorer ?? null;
  return (option) => {
    const effects = choices.get(option) ?? [];
    const active = g.state.active ?? own(asked)?.explorer ?? null;
    const aimed = self === null ? null : ({ is: 'unit', unit: self } as const);
    const deed = { ...deedOf(card, ability, { self, active }), target: aimed, it: self };
    return prospectOf(g, deed, effects).worth();
  };
}

/** The things to choose from among effects, however deep, by their names. */
const choicesIn = (effects: readonly Effect[]): ReadonlyMap<string, readonly Effect[]> =>
  new Map(effects.flatMap((effect) => [...choicesOf(effect), ...choicesIn(within(effect))]));

const choicesOf = (effect: Effect): readonly (readonly [string, readonly Effect[]])[] =>
  effect.is === 'choose' ? effect.of.map(({ id, do: what }) => [id, what] as const) : [];

const within = (effect: Effect): readonly Effect[] => [
  ...('do' in effect ? effect.do : []),
  ...(effect.is === 'attack' ? (effect.onHit ?? []) : []),
];

/** An explorer goes where it is wanted and safe; whatever else comes down does so far from everybody. */
function where(asked: Of<'where'>, g: Table): Weigh {
  const { unit } = asked.about();
  const explorer = unit === null ? null : explorerWith(g.state, unit);
  const mind = explorer === null ? null : new Mind(g, explorer);
  return (option) => {
    if (mind === null || option === 'stay') return 0;
    const cell = mind.terrain.cell(option as SpaceId); // a space is offered by its id
    return mind.pull(cell) - mind.danger(cell);
  };
}

/** A monster that obeys hurts others, and walks nowhere else. */
function monsterAct({ about }: Of<'monster-act'>, g: Table): Weigh {
  const { monster } = about();
  return (option) => {
    const { is } = readOption(option);
    if (is === 'use') return 1 + Math.max(0, useWorth(g, monster, option));
    return option === 'end' ? 0.5 : 0;
  };
}

/** Weapons first, then what is worn, then what helps once. */
function deck(asked: Of<'deck'>, g: Table): Weigh {
  const worn = own(asked)?.worn.map(({ main }) => g.content.items.get(main)?.type) ?? [];
  const usual = { weapon: 4, apparel: 3, artifact: 3, consumable: 2 } as const;
  return (option) => usual[option as keyof typeof usual] - (worn.includes(option as never) ? 2 : 0); // a type of items
}

function arrangement({ about }: Of<'arrangement'>, g: Table): Weigh {
  const explorer = explorerWith(g.state, about().explorer);
  const best: readonly string[] = explorer === null ? [] : bestPlacements(g, explorer);
  return (option) => (best.includes(option) ? 1 : -1);
}
