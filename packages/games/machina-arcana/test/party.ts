/** Explorers and monsters as a test leads them. */
import { seat } from '@tavolo/kernel';
import { freshExplorer, freshMonster } from '../fresh.ts';
import { explorerCard, monsterCard } from '../rules/units.ts';
import type { Explorer, Monster } from '../state.ts';
import type { Content } from '../vocabulary/content.ts';
import type { CardId, EventId, ExplorerId, ItemId, MonsterId } from '../vocabulary/ids.ts';
import type { SpaceId } from '../vocabulary/places.ts';
import type { Foe, Joined, Lead, Party } from './setting.ts';

const dullPlaces = ['4,4', '4,5', '5,5', '2,4'];

/** The explorers of a party, in the order of its seats. */
export const explorersOf = (content: Content, party: Party): Explorer[] =>
  Object.entries(party).map(([name, lead], place) => ({
    ...explorerAs(content, party, lead, place),
    seat: seat(name),
  }));

function explorerAs(content: Content, party: Party, lead: Lead, place: number): Explorer {
  const card = explorerCard(content, explorerIdOf(content, party, lead, place));
  const fresh = freshExplorer(seat('dull'), card, 0);
  return {
    ...fresh,
    at: (lead.at === undefined ? dullPlaces[place] : lead.at) as SpaceId | null, // tests write ids
    health: lead.health ?? fresh.health,
    stamina: lead.stamina ?? fresh.stamina,
    essence: lead.essence ?? fresh.essence,
    worn: (lead.worn ?? []).map(wornAs),
    bag: [...(lead.bag ?? [])] as ItemId[], // tests write ids
    related: [...(lead.related ?? [])] as EventId[], // tests write ids
    markers: [...(lead.markers ?? [])] as (CardId | null)[], // tests write ids
    finished: lead.finished ?? false,
    moved: lead.moved ?? false,
    exited: lead.exited ?? false,
    dead: lead.dead ?? false,
    alwaysHelps: lead.alwaysHelps ?? false,
  };
}

function wornAs(one: string | Joined): Explorer['worn'][number] {
  const {
    main,
    top = null,
    bottom = null,
    right = null,
  }: Joined | { main: string; top?: null; bottom?: null; right?: null } = typeof one === 'string'
    ? { main: one }
    : one;
  const id = (item: string | null) => item as ItemId | null; // tests write ids
  return { main: main as ItemId, top: id(top), bottom: id(bottom), right: id(right) }; // tests write ids
}

/** An explorer that no other lead names; the first of those without signature passives that others could trip over. */
function explorerIdOf(content: Content, party: Party, lead: Lead, place: number): ExplorerId {
  const leads = Object.values(party);
  const named = leads.map(({ explorer }) => explorer);
  const free = [...content.explorers.keys()].filter((id) => !named.includes(id));
  const dull = leads.slice(0, place).filter(({ explorer }) => explorer === undefined).length;
  return (lead.explorer ?? free[dull]) as ExplorerId; // tests write ids
}

export function foeAt(content: Content, id: string, foe: Foe): Monster {
  const card = monsterCard(content, id as MonsterId); // tests write ids
  return {
    ...freshMonster(card.id, foe.at as SpaceId, foe.health ?? card.health.base), // tests write ids
    related: [...(foe.related ?? [])] as EventId[], // tests write ids
    quarry: foe.quarry ?? false,
  };
}
