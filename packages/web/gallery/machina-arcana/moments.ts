import { begin, isRefusal, type Match, type OpenQuestion, seat } from '@tavolo/kernel';
import { content, type MachinaKinds, machinaArcana, type SpaceId, type View } from '@tavolo/machina-arcana';

type MachinaMatch = Match<MachinaKinds>;

export const names = ['Ana', 'Bruno', 'Carla', 'Dario'];

/** A real match, played to the n-th time that something is asked of the first seat. */
export function matchAt(question: string, nth: number, seats: number): MachinaMatch {
  const players = names.slice(0, seats).map(seat);
  const match = begin(machinaArcana, { seats: players, options: {}, seed: 'gallery-1' });
  if (isRefusal(match)) throw new Error(match.refused);
  let left = nth;
  for (let turn = 1; turn < 2000; turn++) {
    const asked = match.firstAsked;
    const open = asked === null ? null : match.openTo(asked.seat);
    if (open === null) break;
    if (open.name === question && open.seat === players[0] && --left <= 0) break;
    match.play(open.seat, answerTo(open, turn * 7919));
  }
  return match;
}

/** Some answer that is always valid. */
function answerTo({ options, min }: OpenQuestion<MachinaKinds>, turn: number): readonly string[] {
  const from = turn % options.length;
  return [...options.slice(from), ...options.slice(0, from)].slice(0, Math.max(1, min));
}

/** What is put onto the table beside what was played: pieces that take long to come by. */
export type Staging = (view: View) => View;

const at = (view: View, dx: number, dy: number): SpaceId => {
  const [x = 0, y = 0] = (view.explorers[0]?.at ?? '4,4').split(',').map(Number);
  return `${x + dx},${y + dy}` as SpaceId; // on the same tile
};

const monsters = [...content.monsters.keys()];

const crowded: Staging = (view) => ({
  ...view,
  round: 4,
  threat: 3,
  monsterLevel: 2,
  spawnRating: 5,
  horrorRating: 7,
  currentExplorerEvent:
    [...content.events.keys()].find((id) => content.events.get(id)?.deck === 'explorer') ?? null,
  currentHorrorEvent:
    [...content.events.keys()].find((id) => content.events.get(id)?.deck === 'horror') ?? null,
  monsters: [1, 8, 5, 12].map((nth, place) => ({
    monster: monsters[nth] ?? ('tin-hound' as never),
    at: at(view, [-3, 2, 4, -4][place] ?? 0, [-4, -5, -2, -6][place] ?? 0),
    health: content.monsters.get(monsters[nth] ?? ('tin-hound' as never))?.health.base ?? 1,
    extraHealth: 0,
    related: [],
    quarry: false,
    ended: false,
    controlledBy: null,
  })),
  explorers: view.explorers.map((explorer, nth) => ({
    ...explorer,
    health: explorer.health - nth,
    worn:
      nth > 0
        ? []
        : ([
            { main: 'boiler-maul', top: 'ratchet-hatchet', bottom: null, right: 'pressure-valve' },
            { main: 'tarred-greatcoat', top: null, bottom: null, right: null },
          ] as never), // items of the content
    bag: (nth > 0 ? [] : ['field-laudanum', 'needle-pistol', 'third-eye', 'peep-sight']) as never, // as above
    markers: nth > 0 ? [] : (['boiler-maul'] as never),
  })),
});

export const stagings: { readonly [name: string]: Staging } = { played: (view) => view, crowded };
