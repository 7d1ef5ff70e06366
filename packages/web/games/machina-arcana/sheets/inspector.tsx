import { chapterSeen } from '@tavolo/machina-arcana';
import { Sheet } from '../../../parts/sheet.tsx';
import type { Inspected } from '../inspecting.ts';
import { type Scene, useScene } from '../scene.ts';
import { EventCardShown, ItemCardShown } from './card-shown.tsx';
import { ChapterSheet } from './chapter-sheet.tsx';
import { ExplorerSheet } from './explorer-sheet.tsx';
import { MonsterSheet } from './monster-sheet.tsx';
import './sheets.css';
import { kindAt, SpaceSheet } from './space-sheet.tsx';

type InspectorProps = { readonly what: Inspected; readonly onClose: () => void };

/** Something at length, laid beside the board. */
export function Inspector({ what, onClose }: InspectorProps) {
  const scene = useScene();
  return (
    <Sheet
      title={titleOf(scene, what)}
      onClose={onClose}
      isClear={what.is === 'space' || what.is === 'monster'}
    >
      <div className="ma-sheet">
        <Content what={what} />
      </div>
    </Sheet>
  );
}

function titleOf({ texts, view, own }: Scene, what: Inspected): string {
  switch (what.is) {
    case 'explorer':
      return texts.name(what.explorer);
    case 'monster':
      return texts.name(what.monster);
    case 'item':
      return texts.name(what.item);
    case 'event':
      return texts.name(what.event);
    case 'chapter': {
      const chapter = chapterSeen(view);
      return chapter === null ? own.chapter : texts.name(chapter.id);
    }
    case 'space':
      return texts.name(kindAt(view, what.space));
  }
}

function Content({ what }: Pick<InspectorProps, 'what'>) {
  switch (what.is) {
    case 'explorer':
      return <ExplorerSheet id={what.explorer} />;
    case 'monster':
      return <MonsterSheet id={what.monster} />;
    case 'item':
      return <ItemCardShown item={what.item} />;
    case 'event':
      return <EventCardShown event={what.event} />;
    case 'chapter':
      return <ChapterSheet />;
    case 'space':
      return <SpaceSheet space={what.space} />;
  }
}
