import type { HeroView } from '../game.ts';
import { classOf, playerName, type Scene } from '../scene.ts';

/** A hero in a sentence, for those who do not see its plate. */
export function heroSaid(scene: Scene, hero: HeroView): string {
  const { own, texts, view } = scene;
  const said = own.hero({
    player: playerName(scene, hero.seat),
    character: `${texts.name(hero.character)}, ${own.classes[classOf(hero)] ?? ''}`,
    level: own.levelOf[hero.level],
    health: hero.health - hero.damage,
    ofHealth: hero.health,
    valor: hero.valor,
    ofValor: view.options.valorToWin,
    energy: hero.energy,
    hand: hero.hand,
    backpack: hero.backpack.length,
    isActive: hero.seat === view.active,
  });
  return hero.turn.isNotAsked ? `${said}. ${own.notAsked}` : said;
}
