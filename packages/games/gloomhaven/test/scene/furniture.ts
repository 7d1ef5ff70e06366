import type { PlacedTrap, ScenarioMap } from '../../vocabulary/scenarios.ts';
import type { Token } from '../../vocabulary/terms.ts';
import type { Setting } from './cast.ts';
import type { Drawn } from './drawing.ts';
import { roomAt } from './rooms.ts';

/** What lies in unrevealed rooms, as a scenario's page shows it. */
export function furniture(
  setting: Setting,
  hidden: readonly Drawn[],
): Pick<ScenarioMap, 'terrain' | 'traps' | 'coins' | 'treasures'> {
  const marked = (mark: string): readonly Drawn[] => hidden.filter((it) => it.mark === mark);
  const terrain = (['obstacle', 'hazard', 'difficult'] as const).flatMap((is) =>
    marked(terrainMarks[is]).map((it) => ({
      ...{ is, look: 'boulder' as const, cells: [it.cell], room: roomAt(setting, it) },
    })),
  );
  return {
    terrain,
    traps: marked('T').map((it) => trapFor(setting, it)),
    coins: marked('$').map((it) => ({ cell: it.cell, room: roomAt(setting, it), count: 1 })),
    treasures: marked('C').map((it) => ({
      ...{ cell: it.cell, room: roomAt(setting, it), treasure: setting.treasure ?? 7 },
    })),
  };
}

const terrainMarks = { obstacle: 'O', hazard: 'H', difficult: 'D' } as const;

const trapFor = (setting: Setting, it: Drawn): PlacedTrap => ({
  cell: it.cell,
  room: roomAt(setting, it),
  damage: setting.trapsDoNoDamage !== true,
  conditions: (setting.trapConditions ?? []) as readonly Token[], // tests write conditions as plain words
});
