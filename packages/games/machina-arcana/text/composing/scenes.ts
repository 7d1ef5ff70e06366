import type { Ability, Aim, Trigger } from '../../vocabulary/abilities.ts';
import type { EventCard, Item } from '../../vocabulary/cards.ts';
import type { Condition } from '../../vocabulary/conditions.ts';
import type { ItemType } from '../../vocabulary/terms.ts';
import type { Doer } from '../../vocabulary/who.ts';
import type { Actor, Aimed, Named, Role, Scene } from '../phrases/scene.ts';

/** A kind of card, as far as it matters to whom it speaks. */
export type Speaker =
  | { readonly is: 'explorer' }
  | { readonly is: 'item'; readonly of: Item['type'] }
  | { readonly is: 'monster' }
  | { readonly is: 'event'; readonly of: EventCard['deck'] }
  | { readonly is: 'chapter' };

/** The roles of units in what an ability does. */
export function sceneOf(speaker: Speaker, ability: Ability): Scene {
  const aim = ability.is === 'active' ? aimedAt(ability.aim, ability.if) : null;
  const cast = castOf(speaker, ability);
  return {
    who: { ...cast, ...setOff(ability) },
    actor: isPlayedByNobody(speaker, ability) ? 'nobody' : cast.self,
    target: aim ?? 'target',
    eachTarget: aim ?? 'target',
    host: speaker.is === 'item' ? speaker.of : hostOfNone,
    onHit: false,
    endangered: endangeredIn(ability, cast),
  };
}

/** What events and chapters do of themselves is done by nobody. */
const isPlayedByNobody = (speaker: Speaker, ability: Ability): boolean =>
  ability.is !== 'active' &&
  (speaker.is === 'chapter' || (speaker.is === 'event' && speaker.of === 'horror'));

/** Only items are joined to anything. */
const hostOfNone: ItemType = 'weapon';

/** The same before anything happens: a monster is spoken of in passing. */
export function momentScene(scene: Scene): Scene {
  const who = Object.fromEntries(Object.entries(scene.who).map(([actor, role]) => [actor, inPassing(role)]));
  return { ...scene, who: who as Scene['who'] }; // the same actors
}

const inPassing = (role: Role): Role =>
  role === 'acting-monster' || role === 'this-monster' || role === 'the-monster' ? 'it' : role;

/** Only what is aimed at somebody else names a target, with what must be so of it. */
function aimedAt(aim: Aim | null, condition: Condition | undefined): Aimed | null {
  if (aim === null || aim.at === 'self') return null;
  const that = condition !== undefined && isOfTarget(condition) ? [condition] : [];
  return { is: 'aimed', aim, that };
}

/** A condition of the target itself, which is told with it. */
export const isOfTarget = (condition: Condition): boolean =>
  (condition.is === 'level' || condition.is === 'stat') && condition.who === 'target';

type Cast = Readonly<Record<Actor, Role>>;

function castOf(speaker: Speaker, ability: Ability): Cast {
  const acts = ability.is === 'active';
  switch (speaker.is) {
    case 'explorer':
    case 'item':
      return castWith('you', 'you');
    case 'monster': {
      const self = acts || ability.is === 'when-dies' ? 'acting-monster' : 'this-monster';
      return castWith(self, 'active-explorer');
    }
    case 'event': {
      if (speaker.of === 'explorer') return castWith('you', 'you');
      return castWith(acts ? 'acting-monster' : 'the-monster', 'active-explorer');
    }
    case 'chapter':
      return acts ? castWith('you', 'you') : castWith('nobody', 'active-explorer');
  }
}

const castWith = (self: Named, active: Named): Cast => ({
  self,
  'related-unit': self,
  'active-explorer': active,
  it: 'that-explorer',
  attacker: 'attacker',
  defender: 'unit-hit',
  supported: 'that-explorer',
});

/** What the moment of an ability has named already. */
function setOff(ability: Ability): Partial<Cast> {
  if (ability.is !== 'triggered') return {};
  const { when } = ability;
  const by: Doer | undefined = 'by' in when ? when.by : undefined;
  return {
    ...(isMonster(by) ? { attacker: 'that-monster' } : {}),
    ...(isExplorer(by) ? { attacker: 'that-explorer', 'active-explorer': 'that-explorer' } : {}),
    ...(when.on === 'explorer-exited' ? { 'active-explorer': 'that-explorer' } : {}),
    ...(when.on === 'monster-spawned' ? { it: 'that-monster' } : {}),
  };
}

const isMonster = (doer: Doer | undefined): boolean => doer === 'monster' || doer === 'adjacent-monster';
const isExplorer = (doer: Doer | undefined): boolean => doer === 'explorer' || doer === 'adjacent-explorer';

/** Whose loss a triggered ability may change. */
function endangeredIn(ability: Ability, { self }: Cast): Role {
  const who = ability.is === 'triggered' ? endangeredBy(ability.when) : 'self';
  return who === 'self' || who === 'related-unit' ? self : 'that-explorer';
}

const endangeredBy = (when: Trigger): unknown => ('who' in when ? when.who : 'self');
