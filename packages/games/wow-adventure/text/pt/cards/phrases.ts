import { nameIn } from '../../card-names.ts';
import type { CardPhrases } from '../../phrases/phrases.ts';
import { powerNames, sideNames } from '../names/characters.ts';
import { itemNames } from '../names/encounters.ts';
import { eventFoeNames, eventItemNames } from '../names/events.ts';
import { spaceNames } from '../names/spaces.ts';
import { abilities, events, figures } from './cards.ts';
import { effects } from './effects.ts';
import { moments } from './moments.ts';
import { board, quests } from './quests.ts';

/** What cards say in Portuguese. */
export const cardPhrases: CardPhrases = {
  effects,
  moments,
  figures,
  abilities,
  events,
  quests,
  board,
  names: {
    space: (id) => nameIn(spaceNames, id),
    item: (id) => nameIn({ ...itemNames, ...eventItemNames }, id),
    foe: (id) => nameIn(eventFoeNames, id),
    side: (id) => nameIn(sideNames, id),
    power: (id) => nameIn(powerNames, id),
  },
};
