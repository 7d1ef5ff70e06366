import { unitSeen } from '@tavolo/machina-arcana';
import type { ExplorerView, View } from '../game.ts';
import { playerName, type Scene, unitName } from '../scene.ts';
import type { Standing } from '../text/board-text.ts';

export function standingOf({ phase }: Pick<View, 'phase'>, { at, dead, finished }: ExplorerView): Standing {
  if (dead) return 'dead';
  if (at === null) return 'away';
  return finished && phase === 'explorers' ? 'done' : 'here';
}

/** An explorer in a sentence, for those who do not see its strip. */
export function explorerSaid(scene: Scene, explorer: ExplorerView): string {
  const { own, view, actor } = scene;
  const { health, stamina, essence, armor, will, markers } = unitSeen(view, explorer.explorer);
  return own.explorerSaid({
    name: unitName(scene, explorer.explorer),
    player: playerName(scene, explorer.seat),
    health,
    stamina,
    essence,
    armor: armor.n,
    will: will.n,
    markers,
    standing: own.standings[standingOf(view, explorer)],
    isActive: actor?.explorer === explorer.explorer,
  });
}
