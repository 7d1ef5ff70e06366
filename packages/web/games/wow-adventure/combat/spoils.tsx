import { content } from '@tavolo/wow-adventure';
import { FoeFace, ItemFace } from '../cards/challenge-card.tsx';
import type { CombatView } from '../game.ts';
import { useScene } from '../scene.ts';
import './spoils.css';

/** The card of a beaten foe turns over, and is an item. */
export function Spoils({ combat: { card } }: { readonly combat: CombatView }) {
  const { now } = useScene();
  const isTaken = card !== null && now?.fact.is === 'gained-item' && now.fact.card === card;
  const challenge = isTaken ? content.challenge.get(card) : undefined;
  if (challenge === undefined) return null;
  return (
    <div className="wa-spoils">
      <div className="wa-spoils-card">
        <div className="wa-spoils-front" aria-hidden="true">
          <FoeFace challenge={challenge} />
        </div>
        <div className="wa-spoils-back">
          <ItemFace challenge={challenge} />
        </div>
      </div>
    </div>
  );
}
