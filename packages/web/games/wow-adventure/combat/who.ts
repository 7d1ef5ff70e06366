import { content } from '@tavolo/wow-adventure';
import { foeCalled, foeEmblem } from '../foe-emblem.ts';
import type { CombatView, Foe, HeroView, Level } from '../game.ts';
import { classOf, playerName, type Scene } from '../scene.ts';
import type { SideName } from './lanes.ts';

/** Who stands on a side: a hero, or a foe. */
export type Fighter = {
  readonly name: string;
  /** The name of an icon of the game. */
  readonly emblem: string;
  readonly level: Level;
  readonly hero: HeroView | null;
  readonly foe: Foe | null;
};

export function fighterOn(scene: Scene, combat: CombatView, side: SideName): Fighter {
  const seat = side === 'attacking' ? combat.attacker : combat.rival;
  const hero = scene.view.heroes.find((one) => one.seat === seat) ?? null;
  if (hero !== null)
    return {
      name: playerName(scene, hero.seat),
      emblem: classOf(hero),
      level: hero.level,
      hero,
      foe: null,
    };
  const foe = combat.foe === null ? null : foeCalled(combat.foe);
  return {
    name: scene.texts.name(combat.foe ?? ''),
    emblem: foe === null ? 'melee' : foeEmblem(foe),
    level: levelOf(combat),
    hero: null,
    foe,
  };
}

function levelOf({ card, space }: CombatView): Level {
  const printed = card === null ? content.board.spaces.get(space) : content.challenge.get(card);
  return printed?.level ?? 'grey';
}
