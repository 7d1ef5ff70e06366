import { content } from '@tavolo/wow-adventure';
import type { ReactNode } from 'react';
import { Icon } from '../../../parts/icon.tsx';
import { foeEmblem } from '../foe-emblem.ts';
import type { CardId, ChallengeCard, Level } from '../game.ts';
import { useScene } from '../scene.ts';
import { CardText } from './card-text.tsx';
import './cards.css';

type FaceProps = {
  /** What this side is: an encounter, an item, an event. */
  readonly kind: string;
  readonly icon: string;
  readonly name: string;
  readonly level: Level;
  readonly children: ReactNode;
};

/** One side of a card, on parchment. */
export const CardFace = ({ kind, icon, name, level, children }: FaceProps) => (
  <article className="wa-card parchment" data-level={level}>
    <header className="wa-card-head">
      <Icon name={`wa/${icon}`} />
      <h4>{name}</h4>
      <span className="wa-card-kind">{kind}</span>
    </header>
    {children}
  </article>
);

/** Both sides of a challenge card: the encounter and the item, or the event with what is on its back. */
export function BothSides({ card }: { readonly card: CardId }) {
  const challenge = content.challenge.get(card);
  if (challenge === undefined) return null;
  return (
    <div className="wa-both-sides">
      <EventFace challenge={challenge} />
      <FoeFace challenge={challenge} />
      <ItemFace challenge={challenge} />
    </div>
  );
}

type SideProps = { readonly challenge: ChallengeCard };

export function FoeFace({ challenge: { foe, level } }: SideProps) {
  const { texts, own } = useScene();
  if (foe === null) return null;
  return (
    <CardFace kind={own.encounterSide} icon={foeEmblem(foe)} name={texts.name(foe.id)} level={level}>
      <CardText lines={texts.cards.foeLines(foe)} />
    </CardFace>
  );
}

export function ItemFace({ challenge: { item, level } }: SideProps) {
  const { texts, own } = useScene();
  if (item === null) return null;
  const icon = item.icons[0] === undefined ? item.slot : `gear-${item.icons[0]}`;
  return (
    <CardFace kind={own.itemSide} icon={icon} name={texts.name(item.id)} level={level}>
      <CardText lines={texts.cards.itemLines(item)} />
    </CardFace>
  );
}

function EventFace({ challenge: { id, event, level } }: SideProps) {
  const { texts, own } = useScene();
  if (event === null) return null;
  return (
    <CardFace kind={own.eventSide} icon="event" name={texts.name(id)} level={level}>
      <CardText lines={texts.cards.eventLines(event)} />
    </CardFace>
  );
}
