import type { Match } from '@tavolo/kernel';
import type { Fact, MachinaKinds } from '@tavolo/machina-arcana';
import type { Counted } from '../../simulate/tally.ts';

/** What a match adds to what is known of scenarios, explorers, and of cards that came into play. */
export function countedIn(match: Match<MachinaKinds>): readonly Counted[] {
  const { state, log } = match;
  const won = state.outcome === 'victory' ? 1 : 0;
  const { scenario, difficulty } = state.options;
  const deaths = state.explorers.filter(({ dead }) => dead).length + state.gone.length;
  const passed = won === 1 ? state.chapters.length : state.chapter;
  const course = [passed, state.round, deaths, state.monsterLevel, won];
  return [
    { group: 'game', id: 'all', values: course },
    { group: 'scenario', id: scenario, values: course },
    { group: 'difficulty', id: difficulty, values: course },
    { group: 'rounds', id: String(state.round), values: [1] },
    { group: 'end', id: state.why ?? 'won', values: [1] },
    ...state.explorers.map(({ explorer, account, dead }) => ({
      group: 'explorer',
      id: explorer,
      values: [account.kills, account.essence, account.items, dead ? 1 : 0, won],
    })),
    ...[...cardsMet(log.map(({ fact }) => fact))].map(([id, group]) => ({ group, id, values: [won] })),
  ];
}

/** Items that explorers had, events that were drawn, monsters that came; by their names. */
function cardsMet(facts: readonly Fact[]): ReadonlyMap<string, 'item' | 'event' | 'monster'> {
  const met = new Map<string, 'item' | 'event' | 'monster'>();
  for (const fact of facts) {
    if (fact.is === 'gained-item') met.set(fact.item, 'item');
    else if (fact.is === 'drew-event') met.set(fact.event, 'event');
    else if (fact.is === 'spawned') met.set(fact.monster, 'monster');
  }
  return met;
}
