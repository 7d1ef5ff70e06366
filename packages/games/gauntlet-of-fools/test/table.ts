import { chanceFrom, type Seat, seat } from '@tavolo/kernel';
import { type Mode, modes, Scene, type Script } from '@tavolo/kernel/scene';
import { test } from 'vitest';
import type { BoastId, ClassId, EncounterId, WeaponId } from '../cards.ts';
import { gauntletOfFools } from '../game.ts';
import type { Table as Readable } from '../gauntlet.ts';
import type { GauntletKinds } from '../kinds.ts';
import { meet } from '../rules/face.ts';
import { attack, attackDice, defense } from '../rules/numbers.ts';
import { heroById } from '../rules/table.ts';
import { freshTurn, type Hero, type HeroId, type Options, type State } from '../state.ts';
import type { View } from '../view.ts';

/** A hero as a test writes it: what is not said is dull. */
export type Lead = {
  readonly class?: string;
  readonly weapon?: string;
  /** Several weapons, for those who carry them. */
  readonly weapons?: readonly string[];
  readonly boasts?: readonly string[];
  readonly classTokens?: number;
  /** Tokens on each of its weapons. */
  readonly weaponTokens?: number;
  readonly gold?: number;
  readonly wounds?: number;
  readonly bonus?: Partial<Hero['bonus']>;
  readonly penalty?: Partial<Hero['penalty']>;
  readonly turn?: Partial<Hero['turn']>;
  readonly dead?: true;
  readonly cannotDieYet?: true;
  /** What its dice will show, in the order they are rolled. */
  readonly dice?: readonly number[];
};

/** Heroes by seat, in clockwise order; two for each of two players. */
export type Table = { readonly [seat: string]: Lead | readonly Lead[] };

/** What of a table is not a hero. */
export type Setting = {
  /** From its top. */
  readonly deck?: readonly string[];
  readonly waiting?: readonly string[];
  readonly options?: Partial<Options>;
  /** The first player; else who is named first. */
  readonly first?: string;
};

/** Dull heroes sit here when a test names fewer than three and is not about two players. */
const dullSeats = ['xavi', 'yan', 'zoe'];

/** A rule as a test: its title begins with the rule's number. It runs straight, reloaded and forked. */
export function rule(
  title: string,
  heroes: Table,
  play: (scene: TableScene) => void,
  setting: Setting = {},
): void {
  for (const mode of modes) test(`${title} (${mode})`, () => play(new TableScene(heroes, setting, mode)));
}

/** A scene at a table of Gauntlet of Fools. */
export class TableScene extends Scene<GauntletKinds> {
  constructor(heroes: Table, setting: Setting, mode: Mode) {
    const leads = seated(heroes);
    const seats = [...leads.keys()].map(seat);
    const options = { ...gauntletOfFools.defaults, ...setting.options };
    super(
      { game: gauntletOfFools, seats, options, state: stateOf(leads, setting), script: scriptOf(leads) },
      mode,
    );
  }

  /** A seat's hero; of two players, the first unless the second is asked for. */
  the(name: string, which = 0): Hero {
    const hero = this.state.heroes.filter((candidate) => candidate.seat === name)[which];
    if (hero === undefined) throw new Error(`no hero for ${name}`);
    return hero;
  }

  /** Lets a hero meet an encounter by itself, apart from any turn. */
  faces(name: string, card: string, ...modifiers: readonly string[]): void {
    const { id } = this.the(name);
    const encounter = () => ({ card: card as EncounterId, modifiers: [...modifiers] as EncounterId[] }); // tests write ids
    this.perform((g) => meet(g, heroById(g.state, id), encounter()));
  }

  /** Plays whole turns, each with all its steps, from the start of one to the start of another. */
  turns(count = 1): void {
    const last = this.state.turn + count;
    this.goOn((s) => s.phase === 'turn-start' && s.turn >= last);
  }

  /** What somebody who only watches sees. */
  get seen(): View {
    return gauntletOfFools.view(this.state, 'spectator');
  }

  /** The numbers of a hero as they stand. */
  numbers(name: string, which = 0): { readonly dice: number; readonly defense: number } {
    const g: Readable = { state: this.state, content: gauntletOfFools.content };
    const hero = this.the(name, which);
    return { dice: attackDice(g, hero), defense: defense(g, hero) };
  }

  /** The attack of a hero with the dice that lie before it. */
  attack(name: string): number {
    const g: Readable = { state: this.state, content: gauntletOfFools.content };
    return attack(g, this.the(name));
  }
}

/** The heroes of each seat, dull ones added where a table of more than two is meant. */
function seated(heroes: Table): ReadonlyMap<string, readonly Lead[]> {
  const leads = new Map(
    Object.entries(heroes).map(([name, lead]) => [name, isSeveral(lead) ? lead : [lead]]),
  );
  if ([...leads.values()].some((several) => several.length > 1)) return leads;
  for (const name of dullSeats) if (leads.size < 3) leads.set(name, [{}]);
  return leads;
}

const isSeveral = (lead: Lead | readonly Lead[]): lead is readonly Lead[] => Array.isArray(lead);

function stateOf(leads: ReadonlyMap<string, readonly Lead[]>, setting: Setting): State {
  const seats = [...leads.keys()].map(seat);
  return {
    chance: chanceFrom('scene'),
    options: { ...gauntletOfFools.defaults, ...setting.options },
    seats,
    first: setting.first === undefined ? 0 : seats.indexOf(seat(setting.first)),
    phase: 'turn-start',
    boaster: 0,
    heroes: eachLead(leads).map(heroOf),
    deck: [...(setting.deck ?? [])].reverse() as EncounterId[], // tests write ids
    discards: [],
    removed: [],
    looked: null,
    waiting: [...(setting.waiting ?? [])] as EncounterId[], // tests write ids
    encounters: [],
    turn: 0,
    ledger: [],
  };
}

type Placed = { readonly lead: Lead; readonly seat: Seat; readonly id: HeroId };

const eachLead = (leads: ReadonlyMap<string, readonly Lead[]>): readonly Placed[] =>
  [...leads].flatMap(([name, several]) =>
    several.map((lead, which) => ({ lead, seat: seat(name), id: `hero-${name}-${which}` as HeroId })),
  );

function heroOf({ lead, seat: owner, id }: Placed): Hero {
  const cards = lead.weapons ?? [lead.weapon ?? 'sack-of-loot'];
  const card = gauntletOfFools.content.classes.get((lead.class ?? 'barbarian') as ClassId); // tests write ids
  if (card === undefined) throw new Error(`no class ${lead.class}`);
  return {
    id,
    class: card.id,
    classTokens: lead.classTokens ?? card.tokens,
    weapons: cards.map((weapon) => weaponOf(weapon, lead.weaponTokens)),
    boasts: [...(lead.boasts ?? [])] as BoastId[], // tests write ids
    seat: owner,
    gold: lead.gold ?? 0,
    wounds: lead.wounds ?? 0,
    bonus: { dice: 0, attack: 0, defense: 0, oneUseDice: 0, ...lead.bonus },
    penalty: { dice: 0, defense: 0, poison: 0, ...lead.penalty },
    dead: lead.dead ?? false,
    deadAtStart: lead.dead ?? false,
    cannotDieYet: lead.cannotDieYet ?? false,
    playing: lead.dead === undefined,
    side: 0,
    turn: { ...freshTurn(), ...lead.turn },
    fight: null,
  };
}

function weaponOf(id: string, tokens: number | undefined): Hero['weapons'][number] {
  const card = gauntletOfFools.content.weapons.get(id as WeaponId); // tests write ids
  if (card === undefined) throw new Error(`no weapon ${id}`);
  return { card: card.id, tokens: tokens ?? card.tokens };
}

/** A die's face is one more than what its stream draws. */
const scriptOf = (leads: ReadonlyMap<string, readonly Lead[]>): Script =>
  Object.fromEntries(eachLead(leads).map(({ lead, id }) => [id, (lead.dice ?? []).map((face) => face - 1)]));
