/** The language of this game's tests: explorers and monsters on tiles, dice that are scripted. */
import { type Rule, seat } from '@tavolo/kernel';
import { type Mode, modes, Scene } from '@tavolo/kernel/scene';
import { test } from 'vitest';
import { machinaArcana } from '../game.ts';
import type { MachinaKinds } from '../kinds.ts';
import type { Machina, Table } from '../machina.ts';
import { readTarget, type Target, type TargetOption, targetOption } from '../options.ts';
import { targetsOf } from '../rules/abilities/aiming.ts';
import { deedOf } from '../rules/abilities/deeds.ts';
import { play, playableBy, type Use } from '../rules/abilities/playing.ts';
import { withCards } from '../rules/effects/effects.ts';
import { arrange } from '../rules/inventory/arranging.ts';
import { type Terrain, terrainOf } from '../rules/map/terrain.ts';
import { explorerOf, monsterWith } from '../rules/units.ts';
import { abilityOf } from '../rules/values/in-force.ts';
import type { Explorer, Monster, State } from '../state.ts';
import type { Active } from '../vocabulary/abilities.ts';
import type { Content } from '../vocabulary/content.ts';
import type { CardId, ExplorerId, MonsterId } from '../vocabulary/ids.ts';
import type { SpaceId } from '../vocabulary/places.ts';

import { unit } from './ids.ts';
import { scenarioOf, scriptOf, stateOf } from './laid.ts';
import type { Party, Setting } from './setting.ts';

/** A rule as a test: its title begins with the rule's number. It runs straight, reloaded and forked. */
export function rule(
  title: string,
  party: Party,
  play: (scene: HallScene) => void,
  setting: Setting = {},
): void {
  for (const mode of modes) test(`${title} (${mode})`, () => play(new HallScene(party, setting, mode)));
}

/** A scene at a table of this game. */
export class HallScene extends Scene<MachinaKinds> {
  readonly #content: Content;

  constructor(party: Party, setting: Setting, mode: Mode) {
    const content = setting.content ?? machinaArcana.content;
    const game = content === machinaArcana.content ? machinaArcana : { ...machinaArcana, content };
    const options = { ...machinaArcana.defaults, ...scenarioOf(content, setting), ...setting.options };
    const state = stateOf(content, party, setting, options);
    super({ game, seats: state.seats, options, state, script: scriptOf(setting) }, mode);
    this.#content = content;
  }

  /** Performs one rule by itself. */
  does(rule: (g: Machina) => Rule | undefined): void {
    this.perform((g) => rule(withCards(g)));
  }

  /** Lets a unit play an ability: `saw-bayonet:slash`. What it is aimed at is asked, unless it is said: `unit:pistonback`. */
  plays(id: string, use: string, target?: string): void {
    this.does((g) => play(g, { ...useOf(id, use), ...aimedAt(target) }));
  }

  /** Lets an explorer use the inventory for nothing. */
  arranges(id: string): void {
    this.does((g) => arrange(g, id as ExplorerId)); // tests write ids
  }

  /** The abilities that a unit could play now, such as `use:crane:sleeve-derringer`. */
  playable(id: string): readonly string[] {
    return playableBy(this.table, unit(id));
  }

  /** All that an ability could be aimed at, such as `unit:pistonback` and `space:4,2`. */
  targets(id: string, use: string): readonly string[] {
    const { card, ability } = useOf(id, use);
    const { aim } = abilityOf(this.table.content, card, ability) as Active; // tests write ids
    if (aim === null) throw new Error(`${use} is aimed at nothing`);
    const deed = deedOf(card, ability, { self: unit(id), active: this.state.active });
    return targetsOf(this.table, unit(id), aim, deed).map(targetOption);
  }

  /** A seat's explorer. */
  the(name: string): Explorer {
    const found = this.state.explorers.find((one) => one.seat === seat(name));
    if (found === undefined) throw new Error(`${name} has no explorer`);
    return found;
  }

  explorer(id: string): Explorer {
    return explorerOf(this.state, id as ExplorerId); // tests write ids
  }

  /** A monster in play. */
  monster(id: string): Monster {
    const found = monsterWith(this.state, id as MonsterId); // tests write ids
    if (found === null) throw new Error(`${id} is not in play`);
    return found;
  }

  isInPlay(id: string): boolean {
    return monsterWith(this.state, id as MonsterId) !== null; // tests write ids
  }

  /** The table, for questions that rules answer. */
  get table(): Table {
    return { state: this.state, content: this.#content };
  }

  get terrain(): Terrain {
    return terrainOf(this.table);
  }

  cell(space: string): number {
    return this.terrain.cell(space as SpaceId); // tests write ids
  }

  /** What lies on a space. */
  token(space: string): string | null {
    return this.terrain.token(this.cell(space));
  }

  /** The facts of one kind that were told, in order. */
  facts<Is extends MachinaKinds['Fact']['is']>(is: Is): readonly Extract<MachinaKinds['Fact'], { is: Is }>[] {
    return this.told.filter((fact): fact is Extract<MachinaKinds['Fact'], { is: Is }> => fact.is === is);
  }

  /** Answers the question what to do, over and over. */
  acts(name: string, ...options: readonly string[]): void {
    for (const option of options) this.asksAbout(name, 'act').answer(option);
  }

  /** What an explorer could do now, of one kind, in order of its names. */
  couldDo(name: string, kind: string): readonly string[] {
    const { options } = this.asksAbout(name, 'act').question;
    return options.filter((option) => option.split(':')[0] === kind).sort();
  }

  /** Lets explorers have their turns, until none is left that has not. */
  takesTurns(): void {
    this.goOn(({ explorers }) =>
      explorers.every(({ at, dead, finished }) => at === null || dead || finished),
    );
  }

  /** Lets the game go on by its own steps until a phase begins. */
  goesOnTo(phase: State['phase']): void {
    this.goOn((s) => s.phase === phase);
  }

  /** Lets the game go on until the next round begins. */
  goesOnToRound(round: number): void {
    this.goOn((s) => s.round >= round && s.phase === 'explorers');
  }
}

/** A unit and the card and ability that it plays, as a test writes them. */
function useOf(id: string, use: string): Use {
  const [card = '', ability = ''] = use.split(':');
  return { unit: unit(id), card: card as CardId, ability }; // tests write ids
}

const aimedAt = (target: string | undefined): { readonly target?: Target } =>
  target === undefined ? {} : { target: readTarget(target as TargetOption) }; // tests write options
