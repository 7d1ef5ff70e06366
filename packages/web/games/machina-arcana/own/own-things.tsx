import { useState } from 'react';
import { Icon } from '../../../parts/icon.tsx';
import { ChapterCard } from '../chapter/chapter-card.tsx';
import { useScene } from '../scene.ts';
import { type Drawer, drawers } from '../text/board-text.ts';
import { askedIn, isAnswerIn } from './drawers.ts';
import { Gear } from './gear.tsx';
import { OwnCards } from './own-cards.tsx';
import './own-things.css';
import './own-drawers.css';

/** A drawer that somebody opened or shut, while the same is asked. */
type Opened = {
  readonly at: string | null;
  /** `null`: all are shut. */
  readonly drawer: Drawer | null;
};

/** The story, and one's own cards: all of them where there is room, else one drawer at a time; what is asked for opens its own. */
export function OwnThings() {
  const scene = useScene();
  const [opened, open] = useState<Opened | null>(null);
  const at = scene.question?.decision ?? null;
  const drawer = opened?.at === at ? opened.drawer : askedIn(scene);
  const explorer = scene.mine;
  return (
    <section className="ma-own" data-part="hand" data-drawer={drawer ?? 'none'} aria-label={scene.own.yours}>
      <Tabs drawer={drawer} onOpen={(each) => open({ at, drawer: each === drawer ? null : each })} />
      <div className="ma-own-cards">
        <div className="ma-drawer" data-drawer="story">
          <ChapterCard />
        </div>
        {explorer === null || explorer.dead ? null : (
          <>
            <OwnCards explorer={explorer} />
            <Gear explorer={explorer} />
          </>
        )}
      </div>
    </section>
  );
}

type TabsProps = { readonly drawer: Drawer | null; readonly onOpen: (drawer: Drawer) => void };

const signs: { readonly [D in Drawer]: string } = { story: 'chapter', gear: 'bag', cards: 'explorer-event' };

/** What the drawers are opened with; a drawer that holds an answer shines. */
function Tabs({ drawer, onOpen }: TabsProps) {
  const scene = useScene();
  const hasOwn = scene.mine !== null && !scene.mine.dead;
  return (
    <div className="ma-drawers">
      {drawers
        .filter((each) => hasOwn || each === 'story')
        .map((each) => (
          <button
            key={each}
            type="button"
            className="ma-drawer-tab"
            aria-pressed={each === drawer}
            data-lit={isAnswerIn(scene, each)}
            onClick={() => onOpen(each)}
          >
            <Icon name={`ma/${signs[each]}`} />
            <span className="ma-drawer-name">{scene.own.drawers[each]}</span>
          </button>
        ))}
    </div>
  );
}
