import { chapterSeen, content } from '@tavolo/machina-arcana';
import type { EventId, ItemId } from '../game.ts';
import { LitButton } from '../lit-button.tsx';
import { type Scene, useScene } from '../scene.ts';
import { EventCardShown, ItemCardShown } from '../sheets/card-shown.tsx';
import { ChapterSheet } from '../sheets/chapter-sheet.tsx';
import './shown.css';

/** Cards that are drawn, looked at or chosen from, over the map. */
export function ShownCards() {
  const scene = useScene();
  const { items, events, isChapter } = cardsShown(scene);
  if (items.length + events.length === 0 && !isChapter) return null;
  return (
    <section className="ma-shown" aria-label={scene.own.shownCards} data-chapter={isChapter}>
      {isChapter ? (
        <div className="ma-shown-chapter">
          <h3>{scene.texts.name(chapterSeen(scene.view)?.id ?? '')}</h3>
          <ChapterSheet />
        </div>
      ) : null}
      <ul>
        {items.map((item) => (
          <li key={item}>
            <ItemCardShown item={item} />
            <LitButton lit={scene.lit.get(item)} />
          </li>
        ))}
        {events.map((event) => (
          <li key={event}>
            <EventCardShown event={event} />
            <LitButton lit={scene.lit.get(event)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

type Shown = {
  readonly items: readonly ItemId[];
  readonly events: readonly EventId[];
  readonly isChapter: boolean;
};

const nothing: Shown = { items: [], events: [], isChapter: false };

/** What is asked about, or else what is being told. */
function cardsShown(scene: Scene): Shown {
  const { now, question } = scene;
  if (now !== null) return told(now.fact);
  return question === null ? nothing : asked(scene, question);
}

function told(fact: NonNullable<Scene['now']>['fact']): Shown {
  switch (fact.is) {
    case 'drew-event':
      return { ...nothing, events: [fact.event] };
    case 'drew-item':
    case 'gained-item':
      return { ...nothing, items: [fact.item] };
    case 'peeked':
      return { ...nothing, events: fact.cards.filter(isEvent) };
    case 'chapter-began':
      return { ...nothing, isChapter: true };
    default:
      return nothing;
  }
}

const isEvent = (id: string): id is EventId => content.events.has(id as EventId); // asked of any id
const isItem = (id: string): id is ItemId => content.items.has(id as ItemId); // as above

/** Cards that a question is about: those drawn, with those to choose from. */
function asked({ view }: Scene, question: NonNullable<Scene['question']>): Shown {
  switch (question.name) {
    case 'deck':
      return { ...nothing, items: view.drawnItems };
    case 'item-to-keep':
    case 'item-next-back':
    case 'exchange':
      return { ...nothing, items: [...new Set([...view.drawnItems, ...question.options.filter(isItem)])] };
    case 'item-fate':
    case 'item-goes-to':
    case 'equip-now':
      return { ...nothing, items: [question.about.item] };
    case 'event-place':
      return { ...nothing, events: [question.about.event].filter(isEvent) };
    case 'event-on-top':
      return { ...nothing, events: question.options.filter(isEvent) };
    default:
      return nothing;
  }
}
