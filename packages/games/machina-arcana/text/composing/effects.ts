import { type ForKinds, forKind } from '@tavolo/kernel';
import { behind } from '@tavolo/language';
import type { Condition } from '../../vocabulary/conditions.ts';
import type { Effect } from '../../vocabulary/effects.ts';
import type { Who } from '../../vocabulary/who.ts';
import { aimIcons, effectIcons } from '../card-icons.ts';
import type { Line, Part } from '../card-parts.ts';
import type { Clause } from '../phrases/clauses.ts';
import type { CardPhrases, Deed, Holder } from '../phrases/phrases.ts';
import { roleOf } from '../phrases/roles.ts';
import type { Distinction, Scene } from '../phrases/scene.ts';
import { firstOf, type Group, groupsOf } from './changes.ts';
import { conditionWords, ifPart, moment } from './conditions.ts';
import { changePiece, conditionLine, gainsPiece, loose, pricesPiece, sideOf, untilOf } from './lasting.ts';
import { clausesOf, type LooseClause, type Piece, sentencesOf } from './pieces.ts';
import { isAimed, mentionsOfTarget, sceneOfSame, sceneOnHit, sceneWithNamed } from './targets.ts';

/** What effects do, sentence by sentence. `may`: the first of them may be left undone. */
export const effectLine = (
  phrases: CardPhrases,
  effects: readonly Effect[],
  scene: Scene,
  may = false,
): Line => sentencesOf(phrases, piecesOf(phrases, effects, scene), { may });

/** The same within a sentence. */
const heldLine = (phrases: CardPhrases, effects: readonly Effect[], scene: Scene, may = false): Line =>
  clausesOf(phrases, piecesOf(phrases, effects, scene), { may });

function piecesOf(phrases: CardPhrases, effects: readonly Effect[], scene: Scene): readonly Piece[] {
  const groups = groupsOf(effects);
  const naming = groups.findIndex((group) => mentionsOfTarget(firstOf(group)) > 0);
  const named = sceneWithNamed(scene);
  return groups.flatMap((group, place) => {
    if (place !== naming) return groupPieces(phrases, group, place < naming ? scene : named);
    if (!isAimed(scene.target) || namesTarget(firstOf(group))) return groupPieces(phrases, group, scene);
    const aim: LooseClause = {
      ...loose(phrases.effects.aim(scene.target, scene.actor)),
      icons: aimIcons(scene.target.aim),
    };
    return [{ before: [], clause: aim, tail: [] }, ...groupPieces(phrases, group, named)];
  });
}

/** Whether an effect says in its own words what is aimed at. */
const namesTarget = (effect: Effect): boolean =>
  bonusIn(effect) !== null ||
  (mentionsOfTarget(effect) === 1 && effect.is !== 'if' && effect.is !== 'choose') ||
  effect.is === 'repeat';

function groupPieces(phrases: CardPhrases, group: Group, scene: Scene): readonly Piece[] {
  if (group.is === 'gains') return [gainsPiece(phrases, group.gains, scene)];
  if (group.is === 'prices') return [pricesPiece(phrases, group.prices, scene)];
  const { effect } = group;
  if (effect.is === 'modify') return [changePiece(phrases, effect, scene)];
  const bonus = bonusIn(effect);
  if (bonus !== null) return [bonusPiece(phrases, bonus, scene)];
  return isHolder(effect)
    ? forKind<Holder, HeldIn, readonly Piece[]>(held, effect, phrases, scene)
    : [deedPiece(phrases, effect, scene)];
}

const isHolder = (effect: Deed | Holder): effect is Holder => Object.hasOwn(held, effect.is);

function deedPiece(phrases: CardPhrases, deed: Deed, scene: Scene): Piece {
  const { effects } = phrases;
  const clause = forKind<Deed, [scene: Scene], Clause>(effects.deeds, deed, scene);
  return {
    before: 'if' in deed ? conditionLine(phrases, deed.if, scene) : [],
    clause: {
      ...loose(clause),
      side: sideOf(clause, 'who' in deed ? deed.who : undefined),
      until: 'until' in deed ? untilOf(phrases, deed) : '',
      icons: iconsOf(deed, scene),
      value: numberOf(deed),
      isAttack: deed.is === 'attack',
    },
    tail: deed.is === 'attack' ? outcomeLine(phrases, deed, scene) : [],
  };
}

/** What is aimed at shows how, where it is told for the first time. */
const iconsOf = (deed: Deed, { target }: Scene) =>
  isAimed(target) && mentionsOfTarget(deed) > 0
    ? [...aimIcons(target.aim), ...effectIcons(deed)]
    : effectIcons(deed);

/** The number of an effect whose words say little more. */
function numberOf(deed: Deed): string | null {
  const isCounted =
    deed.is === 'lose' ||
    deed.is === 'restore' ||
    deed.is === 'move' ||
    deed.is === 'push' ||
    deed.is === 'pull';
  return isCounted && typeof deed.n === 'number' ? String(deed.n) : null;
}

type Attack = Extract<Effect, { readonly is: 'attack' }>;

/** What an attack leads to, if it hits or misses. */
function outcomeLine(phrases: CardPhrases, attack: Attack, scene: Scene): Line {
  const { onHit = [], onMiss = [] } = attack;
  const { held: words } = phrases.effects;
  const after = sceneOnHit(scene, attack);
  const outcome = (word: string, effects: readonly Effect[], told: Scene): Line =>
    effects.length === 0 ? [] : behind(';', [moment(word), ...behind(',', heldLine(phrases, effects, told))]);
  const [only, ...others] = onHit;
  const hit =
    only?.is === 'if' && only.else === undefined && others.length === 0
      ? outcome(words.onHitIf(conditionWords(phrases, only.if, after)), only.do, sceneOfSame(after))
      : outcome(words.onHit, onHit, after);
  return [...hit, ...outcome(words.onMiss, onMiss, after)];
}

/** An attack whose roll has more, under a condition. */
type Bonus = { readonly attack: Attack; readonly by: number; readonly if: Condition };

function bonusIn(effect: Effect): Bonus | null {
  if (effect.is !== 'if') return null;
  const [more, ...others] = effect.do;
  const [plain] = effect.else ?? [];
  if (more?.is !== 'attack' || plain?.is !== 'attack' || others.length > 0) return null;
  const { bonus, ...attack } = more;
  return bonus !== undefined && JSON.stringify(attack) === JSON.stringify(plain)
    ? { attack, by: bonus, if: effect.if }
    : null;
}

function bonusPiece(phrases: CardPhrases, { attack, by, if: condition }: Bonus, scene: Scene): Piece {
  const more = moment(phrases.effects.held.rollBonus(by));
  const when = behind(' ', [ifPart(phrases, condition, sceneWithNamed(scene))]);
  const piece = deedPiece(phrases, attack, scene);
  return { ...piece, tail: [...behind(';', [more]), ...when] };
}

/** Where something that holds others is told. */
type HeldIn = [phrases: CardPhrases, scene: Scene];

/** What holds other effects, told with what it holds. */
const held: ForKinds<Holder, HeldIn, readonly Piece[]> = {
  if: ({ if: condition, do: does, else: otherwise = [] }, phrases, scene) => {
    const line = [
      ifPart(phrases, condition, scene),
      ...behind(',', heldLine(phrases, does, sceneOfSame(scene))),
      ...otherwiseLine(phrases, otherwise, sceneOfSame(scene)),
    ];
    return [{ before: [], clause: null, tail: line }];
  },
  'for-each': ({ who, do: does }, phrases, scene) => eachPieces(phrases, who, does, scene),
  repeat: ({ times, do: does }, phrases, scene) => {
    const line = [moment(phrases.effects.held.times(times)), ...behind(',', heldLine(phrases, does, scene))];
    return [{ before: [], clause: null, tail: line }];
  },
  choose: (choice, phrases, scene) => [choicePiece(phrases, choice, scene)],
  roll: ({ atLeast, do: does, else: otherwise = [] }, phrases, scene) => {
    const { held: words } = phrases.effects;
    const rolled = [
      moment(words.atLeast(atLeast)),
      ...behind(',', heldLine(phrases, does, scene)),
      ...otherwiseLine(phrases, otherwise, scene),
    ];
    const clause: LooseClause = { ...loose(words.roll), icons: ['game-die'], value: `${atLeast}+` };
    return [{ before: [], clause, tail: behind(';', rolled) }];
  },
  gather: ({ n, do: does }, phrases, scene) => {
    const { held: words } = phrases.effects;
    const line = [moment(words.atTokens(n)), ...behind(',', heldLine(phrases, does, scene))];
    const clause: LooseClause = { ...loose(words.gather), icons: ['token'] };
    return [{ before: [], clause, tail: behind(';', line) }];
  },
  'attach-event': ({ to, otherwise }, phrases, scene) => {
    const { held: words } = phrases.effects;
    const instead = heldLine(phrases, [...otherwise, { is: 'destroy-this' }], scene);
    const clause: LooseClause = { ...loose(words.attach(roleOf(scene, to))), icons: ['event'] };
    return [
      { before: [], clause, tail: behind(';', [moment(words.ifThereIsNone), ...behind(',', instead)]) },
    ];
  },
};

const otherwiseLine = (phrases: CardPhrases, effects: readonly Effect[], scene: Scene): Line =>
  effects.length === 0
    ? []
    : behind(';', [
        moment(phrases.effects.held.otherwise),
        ...behind(',', heldLine(phrases, effects, scene)),
      ]);

type Choice = Extract<Effect, { readonly is: 'choose' }>;

/** Several things to choose from; something or nothing may simply be left undone. */
function choicePiece(phrases: CardPhrases, { chooser, of }: Choice, scene: Scene): Piece {
  const chosen = chooser === 'group' ? scene : sceneOfChoice(scene, chooser);
  const full = of.filter(({ do: does }) => does.length > 0);
  const [only, ...others] = full;
  if (only !== undefined && others.length === 0 && full.length < of.length)
    return { before: [], clause: null, tail: heldLine(phrases, only.do, chosen, true) };
  const { held: words } = phrases.effects;
  const or: Part = { kind: 'note', words: words.or, joint: ';' };
  const lines = of.map((option, place) => {
    const line = heldLine(phrases, option.do, chosen);
    if (place === 0) return behind(':', line);
    return place < of.length - 1 ? behind(';', line) : [or, ...behind(' ', line)];
  });
  const clause = words.choose(chooser === 'group' ? 'group' : roleOf(scene, chooser));
  return { before: [], clause: loose(clause), tail: lines.flat() };
}

/** What somebody chooses is told of them without naming them again; you are spoken to all the time. */
function sceneOfChoice(scene: Scene, chooser: Who): Scene {
  if (roleOf(scene, chooser) === 'you') return scene;
  if (chooser === 'target') return { ...scene, target: 'chooser' };
  return { ...scene, who: { ...scene.who, it: 'chooser', 'active-explorer': 'chooser' } };
}

/** What happens to each of a group; those whom a condition sets apart are named by it. */
function eachPieces(phrases: CardPhrases, who: Who, does: readonly Effect[], scene: Scene): readonly Piece[] {
  const sceneFor = (it: Scene['who']['it']): Scene => ({
    ...scene,
    who: { ...scene.who, it, 'active-explorer': it },
  });
  const [only, ...others] = does;
  const isApart =
    who === 'each-explorer' && only?.is === 'if' && others.length === 0 && isDistinction(only.if);
  if (!isApart || !isDistinction(only.if)) return piecesOf(phrases, does, sceneFor(roleOf(scene, who)));
  return [
    ...piecesOf(phrases, only.do, sceneFor({ is: 'each', if: only.if, others: false })),
    ...piecesOf(phrases, only.else ?? [], sceneFor({ is: 'each', if: only.if, others: true })),
  ];
}

const isDistinction = (condition: Condition): condition is Distinction =>
  (condition.is === 'stat' || condition.is === 'neighbours' || condition.is === 'next-to-space') &&
  condition.who === 'it';
