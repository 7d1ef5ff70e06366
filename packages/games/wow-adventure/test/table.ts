import { chanceFrom, type Rule, seat, silence } from '@tavolo/kernel';
import { type Mode, modes, Scene, type Script } from '@tavolo/kernel/scene';
import { test } from 'vitest';
import { freshHero, freshTurn } from '../fresh.ts';
import { wowAdventure } from '../game.ts';
import type { WowKinds } from '../kinds.ts';
import { beginDuel, beginFight, beginLairFight } from '../rules/combat/begin.ts';
import { fight } from '../rules/combat/stages.ts';
import { heroOf } from '../rules/table.ts';
import type { ActiveQuest, Hero, Options, State } from '../state.ts';
import type { View } from '../view.ts';
import type { Content } from '../vocabulary/content.ts';
import type { AbilityId, CardId, CharacterId, QuestId, SpaceId } from '../vocabulary/ids.ts';
import type { Discovery, Level } from '../vocabulary/terms.ts';
import type { Wow } from '../wow.ts';
import { type Laid, tableOf } from './laid.ts';
import { boxWith, type MadeUp } from './made-up.ts';

/** A hero as a test writes it: what is not said is dull. Items are written by their own names. */
type Lead = {
  readonly character?: string;
  readonly level?: Level;
  readonly reversed?: true;
  readonly space?: string;
  readonly damage?: number;
  readonly energy?: number;
  readonly hand?: readonly string[];
  /** From its top. */
  readonly deck?: readonly string[];
  readonly discard?: readonly string[];
  readonly weapon?: string;
  readonly armor?: string;
  readonly backpack?: readonly string[];
  readonly tokens?: readonly Discovery[];
  readonly diseases?: number;
  readonly quests?: readonly (string | LedQuest)[];
  /** Valor it has, as one card each. */
  readonly valor?: readonly number[];
  readonly turn?: Partial<Hero['turn']>;
  readonly lasting?: Hero['lasting'];
};

type LedQuest = { readonly quest: string; readonly marked?: string; readonly done?: readonly number[] };

/** Heroes by seat, clockwise; the first is the one whose turn it is. */
export type Table = { readonly [seat: string]: Lead };

/** What of a table is not a hero. */
export type Setting = Laid & {
  readonly phase?: State['phase'];
  /** What is printed for this scene only. */
  readonly madeUp?: MadeUp;
  readonly options?: Partial<Options>;
  /** What the dice will show, in the order they are rolled. */
  readonly red?: readonly number[];
  readonly black?: readonly number[];
  readonly extra?: readonly number[];
  /** Which of the items goes that is lost at random, from the first. */
  readonly item?: readonly number[];
  /** Movement and energy of the faces of the movement die. */
  readonly movement?: readonly (readonly [movement: number, energy: number])[];
};

/** A rule as a test: its title begins with the rule's number. It runs straight, reloaded and forked. */
export function rule(
  title: string,
  heroes: Table,
  play: (scene: TableScene) => void,
  setting: Setting = {},
): void {
  for (const mode of modes) test(`${title} (${mode})`, () => play(new TableScene(heroes, setting, mode)));
}

/** A scene at a table of this game. */
export class TableScene extends Scene<WowKinds> {
  constructor(heroes: Table, setting: Setting, mode: Mode) {
    const leads = seated(heroes);
    const options = { ...wowAdventure.defaults, ...setting.options };
    const game = setting.madeUp === undefined ? wowAdventure : boxWith(setting.madeUp);
    super(
      {
        game,
        seats: [...leads.keys()].map(seat),
        options,
        state: stateOf(game.content, leads, setting, options),
        script: scriptOf(game.content, setting),
      },
      mode,
    );
  }

  /** A seat's hero. */
  the(name: string): Hero {
    return heroOf(this.state, seat(name));
  }

  /** Lets a hero fight an encounter card, drawn or on the track, to the end of the combat. */
  fights(name: string, card: string): void {
    const tracked = this.state.track.some((one) => one.card === card);
    this.perform((g) =>
      fightOut(g, () => beginFight(g, heroOf(g.state, seat(name)), card as CardId, tracked)),
    ); // tests write ids
  }

  /** The same with the encounter that is printed in its space. */
  fightsLair(name: string): void {
    this.perform((g) => fightOut(g, () => beginLairFight(g, heroOf(g.state, seat(name)))));
  }

  /** Lets a hero attack a rival. */
  duels(name: string, rival: string): void {
    this.perform((g) =>
      fightOut(g, () => beginDuel(g, heroOf(g.state, seat(name)), heroOf(g.state, seat(rival)))),
    );
  }

  /** Lets the game go on until a phase is reached, or the next turn begins. */
  goesOnTo(phase: State['phase']): void {
    this.goOn((s) => s.phase === phase && s.combat === null && s.flips.length + s.pushes.length === 0);
  }

  /** Plays on to the start of the next turn. */
  playsTurn(): void {
    const { active } = this.state;
    this.goOn((s) => s.phase === 'turn-start' && s.active !== active);
  }

  /** Lets the active hero walk to a space after another in its movement phase, and end it. */
  walks(name: string, ...spaces: readonly string[]): void {
    for (const space of spaces) this.asksAbout(name, 'movement').answer(`walk:${space}`);
    this.asksAbout(name, 'movement').answer('end');
  }

  /** The spaces that a hero who is asked could walk to, in order of their names. */
  reach(name: string): readonly string[] {
    const { options } = this.asksAbout(name, 'movement').question;
    return options
      .filter((option) => option.startsWith('walk:'))
      .map((option) => option.slice('walk:'.length))
      .sort();
  }

  /** What a seat sees, or somebody who only watches. */
  seenBy(name: string): View {
    return wowAdventure.view(this.state, name === 'spectator' ? name : seat(name));
  }
}

function* fightOut(g: Wow, begin: () => void): Rule {
  begin();
  while (g.state.combat !== null) yield* fight(g) ?? silence;
}

/** At least two sit at a table. */
function seated(heroes: Table): ReadonlyMap<string, Lead> {
  const leads = new Map(Object.entries(heroes));
  if (leads.size < 2) leads.set('zoe', { space: 'ironforge' });
  return leads;
}

function stateOf(
  content: Content,
  leads: ReadonlyMap<string, Lead>,
  setting: Setting,
  options: Options,
): State {
  const heroes = [...leads].map(([name, lead], place) =>
    ledHero(content, name, lead, characterOf(content, leads, lead, place)),
  );
  return {
    ...tableOf(setting),
    chance: chanceFrom('scene'),
    options,
    seats: heroes.map((hero) => hero.seat),
    first: 0,
    phase: setting.phase ?? 'challenge',
    active: 0,
    turn: 1,
    heroes,
  };
}

/** A character that no other lead names. */
function characterOf(
  content: Content,
  leads: ReadonlyMap<string, Lead>,
  lead: Lead,
  place: number,
): CharacterId {
  const named = [...leads.values()].map(({ character }) => character);
  const free = [...content.characters.keys()].filter((id) => !named.includes(id));
  const dull = [...leads.values()].slice(0, place).filter(({ character }) => character === undefined).length;
  return (lead.character ?? free[dull]) as CharacterId; // tests write ids
}

function ledHero(content: Content, name: string, lead: Lead, character: CharacterId): Hero {
  const card = (item: string) => cardWith(content, item);
  const hero = freshHero(
    seat(name),
    character,
    [...(lead.deck ?? restOfDeck(content, character, lead))].reverse() as AbilityId[], // tests write ids
    (lead.space ?? 'elwynn-1') as SpaceId, // tests write ids
  );
  return {
    ...hero,
    level: lead.level ?? 'grey',
    reversed: lead.reversed ?? false,
    placed: true,
    ...{ damage: 0, energy: 0, diseases: 0, ...onlyNumbers(lead) },
    hand: [...(lead.hand ?? [])] as AbilityId[], // tests write ids
    discard: [...(lead.discard ?? [])] as AbilityId[], // tests write ids
    weapon: lead.weapon === undefined ? null : card(lead.weapon),
    armor: lead.armor === undefined ? null : card(lead.armor),
    backpack: (lead.backpack ?? []).map(card),
    tokens: [...(lead.tokens ?? [])],
    quests: (lead.quests ?? []).map((led) => ledQuest(content, led)),
    log: (lead.valor ?? []).map((valor) => ({ card: 'rite-of-passage' as QuestId, valor })), // any quest will do
    lasting: [...(lead.lasting ?? [])],
    turn: { ...freshTurn(), ...lead.turn },
  };
}

/** The numbers that a lead says. */
const onlyNumbers = ({ damage, energy, diseases }: Lead) => ({
  ...(damage === undefined ? {} : { damage }),
  ...(energy === undefined ? {} : { energy }),
  ...(diseases === undefined ? {} : { diseases }),
});

/** The cards of a character's deck that are not in hand or on the pile. */
function restOfDeck(
  content: Content,
  character: CharacterId,
  { hand = [], discard = [] }: Lead,
): readonly string[] {
  const all = [...content.abilities.values()]
    .filter(({ of }) => of === character)
    .flatMap(({ id, copies }) => Array.from({ length: copies }, () => String(id)));
  for (const card of [...hand, ...discard]) {
    const place = all.indexOf(card);
    if (place >= 0) all.splice(place, 1);
  }
  return all;
}

/** The challenge card that has an item on its back. */
function cardWith(content: Content, item: string): CardId {
  const card = [...content.challenge.values()].find((one) => one.item?.id === item);
  if (card === undefined) throw new Error(`no item ${item}`);
  return card.id;
}

function ledQuest(content: Content, led: string | LedQuest): ActiveQuest {
  const { quest, marked, done }: LedQuest = typeof led === 'string' ? { quest: led } : led;
  const printed = content.quests.get(quest as QuestId); // tests write ids
  if (printed === undefined) throw new Error(`no quest ${quest}`);
  return {
    quest: printed.id,
    marked: marked === undefined ? null : seat(marked),
    done: [...(done ?? printed.objectives.map(() => 0))],
    since: 0,
  };
}

/** A die's face is one more than what its stream draws. Streams without a script are left to chance. */
function scriptOf(content: Content, { red, black, extra, item, movement }: Setting): Script {
  const faces = (shown: readonly number[] | undefined) => shown?.map((face) => face - 1);
  const scripted = {
    red: faces(red),
    black: faces(black),
    extra: faces(extra),
    item: faces(item),
    movement: movement?.map((face) => faceOf(content, face)),
  };
  return Object.fromEntries(
    Object.entries(scripted).flatMap(([stream, values]) => (values === undefined ? [] : [[stream, values]])),
  );
}

function faceOf(content: Content, [movement, energy]: readonly [number, number]): number {
  const face = content.movementDie.findIndex((one) => one.movement === movement && one.energy === energy);
  if (face < 0) throw new Error(`no face ${movement}/${energy}`);
  return face;
}
