import type { ReactNode } from 'react';
import { Sheet } from '../../../parts/sheet.tsx';
import { AbilityCard } from '../hand/ability-card.tsx';
import type { Inspected } from '../inspecting.ts';
import { figureOf, figureTitle, heroOf, type Scene, useScene } from '../scene.ts';
import { DecksSheet } from './decks-sheet.tsx';
import { HeroSheet } from './hero-sheet.tsx';
import { MonsterSheet } from './monster-sheet.tsx';
import { ScenarioSheet } from './scenario-sheet.tsx';
import './sheets.css';
import './explained-number.css';
import './monster-sheet.css';
import './why.css';
import { OtherSheet } from './other-sheet.tsx';

type InspectorProps = { readonly what: Inspected; readonly onClose: () => void };

/** The sheet about something that was touched. */
export function Inspector({ what, onClose }: InspectorProps) {
  const scene = useScene();
  return (
    <Sheet title={titleOf(scene, what)} onClose={onClose} isClear={what.is === 'figure'}>
      {contentOf(scene, what)}
    </Sheet>
  );
}

function titleOf(scene: Scene, what: Inspected): string {
  const { texts, own, view } = scene;
  switch (what.is) {
    case 'figure':
    case 'hero':
      return figureTitle(scene, what.id);
    case 'monster-type':
    case 'card':
      return texts.name(what.id);
    case 'scenario':
      return texts.name(view.options.scenario);
    case 'decks':
      return own.modifierDecks;
  }
}

function contentOf(scene: Scene, what: Inspected): ReactNode {
  switch (what.is) {
    case 'figure':
      return aboutFigure(scene, what.id);
    case 'monster-type':
      return <MonsterSheet type={what.id} figure={null} />;
    case 'hero': {
      const hero = heroOf(scene, what.id);
      return hero === null ? null : <HeroSheet hero={hero} />;
    }
    case 'card':
      return (
        <div className="gh-one-card">
          <AbilityCard id={what.id} />
        </div>
      );
    case 'scenario':
      return <ScenarioSheet />;
    case 'decks':
      return <DecksSheet />;
  }
}

/** A figure on the map: a monster, a character, or something else that a card or the scenario brought. */
function aboutFigure(scene: Scene, id: string): ReactNode {
  const figure = figureOf(scene, id);
  const hero = heroOf(scene, id);
  if (hero !== null) return <HeroSheet hero={hero} />;
  if (figure === null) return null;
  return figure.kind === 'monster' ? (
    <MonsterSheet type={figure.type} figure={figure} />
  ) : (
    <OtherSheet figure={figure} />
  );
}
