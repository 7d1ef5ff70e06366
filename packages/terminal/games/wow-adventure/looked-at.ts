import { content, type View } from '@tavolo/wow-adventure';
import { carriedIds } from './hero-texts.ts';

/** Everything that has something printed on it, by id. */
export const lookable: ReadonlySet<string> = new Set<string>([
  ...content.characters.keys(),
  ...content.abilities.keys(),
  ...content.quests.keys(),
  ...content.challenge.keys(),
  ...content.trophies.keys(),
  ...content.discoveries.keys(),
  ...[...content.challenge.values()].flatMap(({ item }) => (item === null ? [] : [item.id])),
  ...[...content.board.spaces.values()].flatMap(({ id, encounter }) => (encounter === null ? [] : [id])),
]);

/** What is fought first, then the own cards, the heroes with what they carry and are after, the track and the events. */
export function cardsOn({ heroes, combat, track, globalEvent, locationEvents }: View): readonly string[] {
  const ids: readonly (string | null)[] = [
    combat?.card ?? combat?.space ?? null,
    ...heroes.flatMap(({ cards }) => cards),
    ...heroes.flatMap((hero) => [
      hero.character,
      ...carriedIds(hero),
      ...hero.quests.map(({ quest }) => quest),
      ...hero.tokens,
    ]),
    ...track.map(({ card }) => card),
    globalEvent,
    ...locationEvents.map(({ card }) => card),
  ];
  return [...new Set(ids)].flatMap((id) => (id !== null && lookable.has(id) ? [id] : []));
}
