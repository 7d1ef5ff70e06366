import { abilityName, nameIn } from '../../card-names.ts';
import type { CardPhrases } from '../../phrases/phrases.ts';
import { names } from '../names.ts';
import { effects } from './effects.ts';
import { events, figures } from './figures.ts';
import { momentPhrases as moments } from './moments.ts';
import { options } from './options.ts';

/** What cards say in Italian. */
export const cardPhrases: CardPhrases = {
  effects,
  moments,
  figures,
  events,
  names: {
    ability: (card, ability) => abilityName(names.cards, card, ability),
    calling: (explorer) => nameIn(names.callings, explorer),
    scenario: (scenario) => nameIn(names.scenarios, scenario),
    option: (option) => nameIn(options, option),
  },
};
