/** What cards do when something happens that they wait for. [ma/effects.7] */
import { type Rule, silence } from '@tavolo/kernel';
import { choose } from '../../ask.ts';
import type { Machina, Table } from '../../machina.ts';
import { readOption, type UseOption, useOption } from '../../options.ts';
import type { Moment as When } from '../../questions.ts';
import type { Trigger, Triggered } from '../../vocabulary/abilities.ts';
import type { Effect } from '../../vocabulary/effects.ts';
import type { ExplorerId, ItemId, MonsterId, UnitId } from '../../vocabulary/ids.ts';
import type { Doer } from '../../vocabulary/who.ts';
import { canPay, pay } from '../abilities/costs.ts';
import { type Deed, deedOf } from '../abilities/deeds.ts';
import { isSo } from '../abilities/judging.ts';
import { isWithinLimit, noteUse } from '../abilities/uses.ts';
import { areAdjacent } from '../abilities/who.ts';
import { canDo } from '../outlook/outlook.ts';
import { turnOf } from '../turn/turn-of.ts';
import { deciderFor, explorersOnMap, isExplorerId, livingExplorers } from '../units.ts';
import type { Held } from '../values/in-force.ts';
import { isInScope } from '../values/scopes.ts';
import { waitingInForce } from '../values/sorted-in-force.ts';
import type { Happening } from './happenings.ts';
import { canMatter } from './windows.ts';

/** A triggered ability of a card in force that something has set off. */
type SetOff = { readonly held: Held; readonly ability: Triggered; readonly deed: Deed };

/** Lets everything answer that waits for what happened: forced abilities in their order, the others as their owners like. */
export function answer(g: Machina, what: Happening): Rule {
  return setOffBy(g, what).length === 0 ? silence : answerAll(g, what);
}

function* answerAll(g: Machina, what: Happening): Rule {
  const answered = new Set<string>();
  for (;;) {
    const next = setOffBy(g, what).find((one) => !answered.has(keyOf(one)));
    if (next === undefined) return;
    if (next.ability.may !== true) {
      answered.add(keyOf(next));
      yield* resolve(g, next);
      continue;
    }
    const offered = setOffBy(g, what).filter(
      (one) => !answered.has(keyOf(one)) && isOfferedWith(g, one, next),
    );
    const used = yield* chooseAmong(g, what, offered);
    for (const one of used === null ? offered : [used]) answered.add(keyOf(one));
    if (used !== null) yield* resolve(g, used);
  }
}

const keyOf = ({ held, ability }: SetOff): string => `${held.card}:${ability.id}`;

const seatFor = (g: Machina, { held }: SetOff) => deciderFor(g.state, held.owner);

/** Asked in one question: optional abilities of the same seat. */
const isOfferedWith = (g: Machina, one: SetOff, other: SetOff): boolean =>
  one.ability.may === true && seatFor(g, one) === seatFor(g, other);

function* chooseAmong(g: Machina, what: Happening, offered: readonly SetOff[]): Rule<SetOff | null> {
  const [first] = offered;
  if (first === undefined) return null;
  const from: readonly (UseOption | 'pass')[] = [
    ...offered.map(({ held, ability }) => useOption(held.card, ability.id)),
    'pass',
  ];
  const picked = yield* choose('use', {
    seat: seatFor(g, first),
    rule: 'ma/effects.7',
    from,
    about: () => ({ moment: momentOf(what), unit: what.who ?? what.by }),
  });
  const { of, more } = readOption(picked);
  return offered.find(({ held, ability }) => held.card === of && ability.id === more) ?? null;
}

function momentOf({ on, moment }: Happening): When {
  if (moment?.is === 'die') return moment.die === 'recharge' ? 'recharge-rolled' : 'game-die-rolled';
  switch (on) {
    case 'attack-rolled':
    case 'would-lose-health':
    case 'would-lose-essence':
    case 'would-die':
    case 'would-fall':
      return on;
    case 'horror-event-drawn':
      return 'event-drawn';
    default:
      return 'after';
  }
}

/** Pays for an ability that was set off, and carries it out. */
function* resolve(g: Machina, { held, ability, deed }: SetOff): Rule {
  const { card, owner } = held;
  const payment = { unit: payer(g, held), card, ability: ability.id, cost: ability.cost ?? {} };
  if (!(yield* pay(g, payment))) return;
  noteUse(g, owner, card, ability);
  if (ability.may === true || ability.cost !== undefined)
    g.tell(
      {
        is: 'played',
        unit: payer(g, held),
        card: held.card,
        ability: ability.id,
        target: null,
        stamina: 0,
        essence: 0,
      },
      'ma/effects.7',
    );
  yield* carryOut(g, deed, ability.do);
}

/** What a card does after it has redirected a loss waits until the loss is over. */
function* carryOut(g: Machina, deed: Deed, effects: readonly Effect[]): Rule {
  const first = effects.findIndex(({ is }) => is === 'redirect') + 1;
  if (first === 0 || deed.moment?.is !== 'loss') return yield* g.perform(deed, effects);
  deed.moment.afterwards.push(() => g.perform(deed, effects.slice(first)));
  yield* g.perform(deed, effects.slice(0, first));
}

/** Whoever pays for a card: its owner, or for everybody's card the active explorer. */
const payer = ({ state }: Table, { owner }: Held): UnitId => owner ?? state.active ?? firstExplorer(state);

function firstExplorer(s: Table['state']): ExplorerId {
  const [first] = explorersOnMap(s).length > 0 ? explorersOnMap(s) : s.explorers;
  if (first === undefined) throw new Error('No explorer takes part');
  return first.explorer;
}

/** What a happening sets off now, in the order of resolution. [ma/round.8] */
function setOffBy(g: Table, what: Happening): readonly SetOff[] {
  const all: SetOff[] = [];
  for (const { held, ability } of waitingInForce(g, what.on)) {
    const setOff = setOffIn(g, held, ability, what);
    if (setOff !== null) all.push(setOff);
  }
  return what.phase === 'horror' ? all.sort((one, other) => rankInHorror(one) - rankInHorror(other)) : all;
}

/** At the start of the horror phase the chapter comes first. [ma/horror.9] */
const rankInHorror = ({ held }: SetOff): number => (held.is === 'chapter' ? 0 : 1);

function setOffIn(g: Table, held: Held, ability: Triggered, what: Happening): SetOff | null {
  if (!isMatch(g, held, ability.when, what)) return null;
  if (what.part !== null && what.part !== partOf(ability)) return null;
  const deed: Deed = {
    ...deedOf(held.card, ability.id, { self: held.owner, active: g.state.active }),
    it: what.who ?? what.by,
    attack: what.attack,
    moment: what.moment,
  };
  return canAnswer(g, held, ability, deed) ? { held, ability, deed } : null;
}

/** In which window of a loss an ability answers. */
const partOf = ({ do: effects }: Triggered): 'redirect' | 'prevent' =>
  effects.some(({ is }) => is === 'redirect') ? 'redirect' : 'prevent';

/** What may be done must be possible in full, like the options of a choice, and matter. [ma/effects.9] */
const isWorthAsking = (g: Table, deed: Deed, effects: readonly Effect[]): boolean =>
  canMatter(g, deed, effects) && canDo(g, deed, effects);

function canAnswer(g: Table, held: Held, ability: Triggered, deed: Deed): boolean {
  if (ability.notAlone === true && livingExplorers(g.state).length === 1) return false;
  if (ability.inOwnTurn === true && turnOf(g.state) !== held.owner) return false;
  if (!isWithinLimit(g, held.owner, held.card, ability)) return false;
  if (ability.if !== undefined && !isSo(g, deed, ability.if)) return false;
  if (ability.may === true && !isWorthAsking(g, deed, ability.do)) return false;
  return (
    ability.cost === undefined ||
    canPay(g, { unit: payer(g, held), card: held.card, ability: ability.id, cost: ability.cost })
  );
}

function isMatch(g: Table, { owner, card }: Held, when: Trigger, what: Happening): boolean {
  if (when.on !== what.on) return false;
  if ('by' in when && when.by !== undefined && !isDoer(g, when.by, what.by, owner)) return false;
  if ('who' in when && when.who !== undefined && !isMeantBy(g, when.who, what.who, owner)) return false;
  if ('phase' in when && when.phase !== what.phase) return false;
  if ('space' in when && when.space !== what.space) return false;
  if ('notByItems' in when && when.notByItems === true && isByItem(g, what)) return false;
  return isKindMeant(when, what) && isAttackMeant(g, when, what, { card, on: what.by ?? owner });
}

/** Whether an item takes something from its own explorer. */
const isByItem = ({ content }: Table, { moment }: Happening): boolean =>
  moment?.is === 'loss' && content.items.has(moment.source as ItemId); // another source is no item

/** Whether what is waited for is of this kind: before or after, of the quarry, by an attack. */
function isKindMeant(when: Trigger, { before, quarry, attack }: Happening): boolean {
  if (('before' in when && when.before === true) !== before) return false;
  if ('what' in when && when.what === 'quarry' && !quarry) return false;
  return !('byAttack' in when) || when.byAttack !== true || attack !== null;
}

function isAttackMeant(
  g: Table,
  when: Trigger,
  { attack }: Happening,
  { card, on }: { readonly card: Held['card']; readonly on: UnitId | null },
): boolean {
  if ('mode' in when && when.mode !== undefined && attack?.manner.mode !== when.mode) return false;
  if (!('scope' in when) || when.scope === undefined) return true;
  if (attack === null || on === null) return false;
  return isInScope(g, when.scope, { card, on }, { manner: attack.manner, attack });
}

const isMeantBy = (
  g: Table,
  who: Doer | { readonly monster: MonsterId },
  unit: UnitId | null,
  owner: UnitId | null,
): boolean => (typeof who === 'object' ? unit === who.monster : isDoer(g, who, unit, owner));

/** Whether a unit is one of those that can set something off. */
function isDoer(g: Table, doer: Doer, unit: UnitId | null, owner: UnitId | null): boolean {
  if (unit === null) return false;
  const isExplorer = isExplorerId(g.content, unit);
  const isNear = owner !== null && areAdjacent(g, owner, unit);
  switch (doer) {
    case 'self':
    case 'related-unit':
      return unit === owner;
    case 'explorer':
      return isExplorer;
    case 'other-explorer':
      return isExplorer && unit !== owner;
    case 'monster':
      return !isExplorer;
    case 'adjacent-explorer':
      return isExplorer && isNear;
    case 'adjacent-monster':
      return !isExplorer && isNear;
    case 'self-or-adjacent-explorer':
      return unit === owner || (isExplorer && isNear);
    case 'any':
      return true;
  }
}
