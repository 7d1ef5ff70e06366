import { forKind } from '@tavolo/kernel';
import { behind, capitalLine, sentenceLine } from '@tavolo/language';
import type { EventBack, EventSide, FlipWhen } from '../../vocabulary/challenge-cards.ts';
import type { Line, Part } from '../card-parts.ts';
import type { CardPhrases } from '../phrases/phrases.ts';
import { foeLines, itemLines } from './challenge-cards.ts';
import { effectLine, prefixed } from './effects.ts';
import { figure } from './figures.ts';
import { moment, powerLine, priceParts } from './powers.ts';
import { rewardLine } from './rewards.ts';
import { heroScene } from './scenes.ts';

/** An event: its front, when it is turned over, and what is on its back. */
export const eventLines = (phrases: CardPhrases, event: EventSide): readonly Line[] => [
  kindLine(phrases, event),
  ...event.powers.map((power) =>
    sentenceLine([
      moment(phrases.events.inPlay),
      ...behind(
        power.at === 'always' && power.if === undefined ? ':' : ',',
        powerLine(phrases, power, heroScene()),
      ),
    ]),
  ),
  ...resolveLines(phrases, event),
  ...(event.flip === null ? [] : [flipLine(phrases, event.flip)]),
  ...backLines(phrases, event.back),
];

const kindLine = ({ events, names }: CardPhrases, { kind, place }: EventSide): Line =>
  capitalLine([
    { kind: 'figure', words: events.kinds[kind] },
    ...(place === null ? [] : [figure('space', events.place(names.space(place)))]),
  ]);

/** What it does when it is drawn, or to a hero who faces it where it lies. */
function resolveLines(phrases: CardPhrases, { kind, resolve }: EventSide): readonly Line[] {
  if (resolve.do.length === 0) return [];
  const { events, moments } = phrases;
  return [
    sentenceLine(
      prefixed(
        [
          moment(kind === 'location' ? events.resolve : events.drawn),
          ...(resolve.may && resolve.cost.length > 0 ? [moment(moments.may)] : []),
          ...priceParts(phrases, resolve.cost, heroScene(), resolve.may),
        ],
        effectLine(phrases, resolve.do, heroScene()),
      ),
    ),
  ];
}

const flipLine = ({ events }: CardPhrases, flip: FlipWhen): Line =>
  sentenceLine<Part>([
    { kind: 'moment', words: forKind<FlipWhen, [], string>(events.flip, flip), icons: ['turn-over'] },
  ]);

function backLines(phrases: CardPhrases, back: EventBack): readonly Line[] {
  const { events, names } = phrases;
  const header = moment(events.back, ['turn-over']);
  switch (back.is) {
    case 'effects':
      return isBlank(back.do)
        ? []
        : [sentenceLine(prefixed([header], effectLine(phrases, back.do, heroScene())))];
    case 'valor':
      return [sentenceLine([header, told(events.backs.valor(back, ''))])];
    case 'item':
      return [
        sentenceLine([header, told(events.backs.item(back, names.item(back.item.id)))]),
        ...itemLines(phrases, back.item),
      ];
    case 'foe':
      return [
        sentenceLine([header, told(events.backs.foe(back, names.foe(back.foe.id)))]),
        ...foeLines(phrases, back.foe),
        rewardLine(phrases, back.reward),
      ];
  }
}

const told = (words: string): Part => ({ kind: 'words', words, joint: ':' });

/** A back with nothing on it: the card is only put away. */
const isBlank = (effects: Extract<EventBack, { readonly is: 'effects' }>['do']): boolean =>
  effects.every(({ is }) => is === 'discard-this');
