import { useState } from 'react';
import type { HeroView } from '../game.ts';
import { isOfHand, isOfQuests } from '../lit.ts';
import { type Scene, useScene } from '../scene.ts';
import { type Drawer, drawers } from '../text/board-text.ts';
import { Gear, Pack } from './gear.tsx';
import { Hand } from './hand.tsx';
import './own-things.css';
import { Quests } from './quests.tsx';

/** What a question is answered with, among one's own things; `null`: with none of them. */
function wantedIn({ question, lit }: Scene): Drawer | null {
  if (question === null) return null;
  if (isOfQuests(question.name)) return 'quests';
  return [...lit.keys()].some((option) => isOfHand(question.name, option)) ? 'hand' : null;
}

/** One's own cards: all of them where there is room, else one drawer at a time; what is asked for opens its own. */
export function OwnThings({ hero }: { readonly hero: HeroView }) {
  const scene = useScene();
  const { own, question } = scene;
  const [opened, open] = useState<{ readonly at: string | null; readonly drawer: Drawer | null } | null>(
    null,
  );
  const at = question?.decision ?? null;
  const drawer = opened?.at === at ? opened.drawer : wantedIn(scene);
  const held: { readonly [D in Drawer]: number } = {
    hand: hero.hand,
    quests: hero.quests.length,
    pack: hero.backpack.length,
  };
  return (
    <section className="wa-own" data-part="hand" data-drawer={drawer ?? 'none'} aria-label={own.yours}>
      <Gear hero={hero} />
      <div className="wa-drawers">
        {drawers.map((each) => (
          <button
            key={each}
            type="button"
            className="wa-drawer-tab"
            aria-pressed={each === drawer}
            onClick={() => open({ at, drawer: each === drawer ? null : each })}
          >
            {own.drawers[each]} <span className="wa-drawer-count">{held[each]}</span>
          </button>
        ))}
      </div>
      <div className="wa-own-cards">
        <Hand hero={hero} />
        <Quests hero={hero} />
        <Pack hero={hero} />
      </div>
    </section>
  );
}
