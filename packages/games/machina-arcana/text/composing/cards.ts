import { forKind } from '@tavolo/kernel';
import { capitalLine, sentenceLine } from '@tavolo/language';
import type { Ability } from '../../vocabulary/abilities.ts';
import type { Advance, Chapter, EventCard, Explorer, Fit, Item, Monster } from '../../vocabulary/cards.ts';
import type { Line, Part } from '../card-parts.ts';
import type { CardPhrases } from '../phrases/phrases.ts';
import { abilityLine } from './abilities.ts';
import { figure } from './figures.ts';
import { type Speaker, sceneOf } from './scenes.ts';

type Card = { readonly id: string; readonly abilities: readonly Ability[] };

/** The abilities of a card, a line for each. */
const abilityLines = (phrases: CardPhrases, { id, abilities }: Card, speaker: Speaker): readonly Line[] =>
  abilities.map((ability) =>
    abilityLine(phrases, phrases.names.ability(id, ability.id), ability, sceneOf(speaker, ability)),
  );

export const explorerLines = (phrases: CardPhrases, explorer: Explorer): readonly Line[] => [
  explorerFigures(phrases, explorer),
  ...abilityLines(phrases, explorer, { is: 'explorer' }),
];

function explorerFigures({ figures, names }: CardPhrases, explorer: Explorer): Line {
  const { id, health, stamina, essence, armor, will } = explorer;
  return capitalLine([
    figure(names.calling(id)),
    figure(figures.class(explorer.class), [`class-${explorer.class}`]),
    figure(figures.health(health, 0), ['health'], health),
    figure(figures.stamina(stamina), ['stamina'], stamina),
    figure(figures.essence(essence), ['essence'], essence.most),
    figure(figures.armor(armor), ['armor'], armor),
    figure(figures.will(will), ['will'], will),
  ]);
}

export const monsterLines = (phrases: CardPhrases, monster: Monster): readonly Line[] => [
  monsterFigures(phrases, monster),
  ...seeksLines(phrases, monster),
  ...abilityLines(phrases, monster, { is: 'monster' }),
];

function monsterFigures({ figures }: CardPhrases, monster: Monster): Line {
  const { level, mind, health, armor, will, stamina, keywords, size } = monster;
  return capitalLine([
    level === null ? figure(figures.boss, ['keyword-boss']) : figure(figures.level(level), ['level'], level),
    figure(figures.mind(mind), [`mind-${mind}`]),
    figure(figures.health(health.base, health.perExplorer), ['health'], health.base),
    figure(figures.armor(armor), ['armor'], armor),
    figure(figures.will(will), ['will'], will),
    figure(figures.stamina(stamina), ['stamina'], stamina),
    ...keywords
      .filter((keyword) => keyword !== 'boss')
      .map((keyword) => figure(figures.keyword(keyword), [`keyword-${keyword}`])),
    ...(size === 1 ? [] : [figure(figures.size(size), ['size'], size)]),
  ]);
}

const seeksLines = ({ figures }: CardPhrases, { seeks }: Monster): readonly Line[] =>
  seeks === null
    ? []
    : [sentenceLine<Part>([{ kind: 'aim', words: figures.seeks(seeks), icons: ['space'] }])];

export const itemLines = (phrases: CardPhrases, item: Item): readonly Line[] => [
  itemFigures(phrases, item),
  ...abilityLines(phrases, item, { is: 'item', of: item.type }),
];

function itemFigures(phrases: CardPhrases, { type, level, fit }: Item): Line {
  const { figures } = phrases;
  return capitalLine([
    figure(figures.type(type), [type]),
    figure(figures.level(level), ['level'], level),
    ...(fit.is === 'consumable' ? [] : [figure(figures.fits[fit.is], [`fit-${fit.is}`])]),
    ...handsOf(phrases, fit),
    ...socketsOf(phrases, fit),
  ]);
}

const handsOf = ({ figures }: CardPhrases, fit: Fit): readonly Part[] =>
  'hands' in fit && fit.hands > 0 ? [figure(figures.hands(fit.hands), ['hands'], fit.hands)] : [];

/** Where other cards are joined to it, or where it is joined itself. */
function socketsOf({ figures }: CardPhrases, fit: Fit): readonly Part[] {
  if (fit.is === 'consumable') return [];
  if (fit.is === 'augment') return [figure(figures.socket('right', fit.plug), [`plug-${fit.plug}`])];
  if (fit.is === 'upgrade') return [figure(figures.socket(fit.socket, fit.plug), [`plug-${fit.plug}`])];
  return (['top', 'bottom', 'right'] as const).flatMap((socket) => {
    const plug = fit.sockets[socket];
    return plug === undefined ? [] : [figure(figures.socket(socket, plug), [`plug-${plug}`])];
  });
}

export const eventLines = (phrases: CardPhrases, event: EventCard): readonly Line[] => [
  eventFigures(phrases, event),
  ...abilityLines(phrases, event, { is: 'event', of: event.deck }),
];

function eventFigures(
  { events, names }: CardPhrases,
  { deck, related, scenario, abilities }: EventCard,
): Line {
  const lasts = abilities.some(({ is }) => is !== 'enters-play');
  const icon = deck === 'explorer' ? 'explorer-event' : 'horror-event';
  return capitalLine([
    figure(events.decks[deck], [icon]),
    ...(scenario === null ? [] : [figure(names.scenario(scenario))]),
    ...(related ? [figure(events.beside[deck])] : lasts ? [figure(events.current[deck])] : []),
  ]);
}

export const chapterLines = (phrases: CardPhrases, chapter: Chapter): readonly Line[] => [
  sentenceLine<Part>([
    {
      kind: 'aim',
      words: forKind<Advance, [], string>(phrases.events.advance, chapter.advance),
      icons: ['chapter'],
    },
  ]),
  ...abilityLines(phrases, chapter, { is: 'chapter' }),
];
