import type { HeroView } from '@tavolo/gauntlet-of-fools';
import type { Scene } from '../scene.ts';

/** How a dead hero died, in a sentence. */
export function epitaphOf({ epitaphs, own, texts }: Scene, hero: HeroView): string {
  const epitaph = epitaphs.get(hero.id);
  if (epitaph === undefined) return texts.term('dead');
  if (epitaph.by === null) return own.fell(epitaph.turn);
  if (epitaph.by === 'poison') return own.fellToPoison(epitaph.turn);
  return own.fellTo(epitaph.turn, texts.the(epitaph.by));
}
