import { useState } from 'react';
import { Icon } from '../../../parts/icon.tsx';
import type { HeroView, QuestId } from '../game.ts';
import { useInspecting } from '../inspecting.ts';
import { useScene } from '../scene.ts';
import { type Drawer, drawers } from '../text/board-text.ts';
import { askedIn, isAnswerIn } from './drawers.ts';
import { Gear, Pack } from './gear.tsx';
import { Hand } from './hand.tsx';
import './own-things.css';
import './own-drawers.css';
import { Quests } from './quests.tsx';

/** A drawer that somebody opened or shut, while the same is asked and no other quest is sought. */
type Opened = {
  readonly at: string | null;
  readonly sought: QuestId | null;
  /** `null`: all are shut. */
  readonly drawer: Drawer | null;
};

/** One's own cards: all of them where there is room, else one drawer at a time; what is asked for opens its own. */
export function OwnThings({ hero }: { readonly hero: HeroView }) {
  const scene = useScene();
  const { sought } = useInspecting();
  const [opened, open] = useState<Opened | null>(null);
  const at = scene.question?.decision ?? null;
  const asked = askedIn(scene);
  const drawer = opened?.at === at && opened.sought === sought ? opened.drawer : asked;
  return (
    <section
      className="wa-own"
      data-part="hand"
      data-drawer={drawer ?? 'none'}
      data-asked={asked ?? 'none'}
      aria-label={scene.own.yours}
    >
      <Tabs
        hero={hero}
        drawer={drawer}
        onOpen={(each) => open({ at, sought, drawer: each === drawer ? null : each })}
      />
      <div className="wa-own-cards">
        <Gear hero={hero} />
        <Quests hero={hero} />
        <Hand hero={hero} />
        <Pack hero={hero} />
      </div>
    </section>
  );
}

type TabsProps = {
  readonly hero: HeroView;
  readonly drawer: Drawer | null;
  readonly onOpen: (drawer: Drawer) => void;
};

const signs: { readonly [D in Drawer]: string } = { hand: 'card', quests: 'quest', pack: 'backpack' };

/** What the drawers are opened with; a drawer that holds an answer shines. */
function Tabs({ hero, drawer, onOpen }: TabsProps) {
  const scene = useScene();
  const held: { readonly [D in Drawer]: number } = {
    hand: hero.hand,
    quests: hero.quests.length,
    pack: hero.backpack.length,
  };
  return (
    <div className="wa-drawers">
      {drawers.map((each) => (
        <button
          key={each}
          type="button"
          className="wa-drawer-tab"
          aria-pressed={each === drawer}
          data-lit={isAnswerIn(scene, each)}
          onClick={() => onOpen(each)}
        >
          <Icon name={`wa/${signs[each]}`} />
          <span className="wa-drawer-name">{scene.own.drawers[each]}</span>{' '}
          <span className="wa-drawer-count">{held[each]}</span>
        </button>
      ))}
    </div>
  );
}
