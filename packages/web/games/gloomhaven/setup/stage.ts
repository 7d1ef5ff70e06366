import type { BoardProps } from '../../face.ts';
import type { GloomhavenKinds, HeroView } from '../game.ts';

/** How far a hero has got as everybody may know: of another's, that the cards are packed is told, and then all is ready. */
export function stageOf(
  { id, ready }: Pick<HeroView, 'id' | 'ready'>,
  told: BoardProps<GloomhavenKinds>['told'],
): HeroView['ready'] {
  if (ready !== 'preparing') return ready;
  return told.some(({ fact }) => fact.is === 'hand-chosen' && fact.hero === id) ? 'done' : 'preparing';
}
