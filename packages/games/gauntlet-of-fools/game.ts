import { defineGame, type Game } from '@tavolo/kernel';
import { blurb } from './blurb.ts';
import type { Cards } from './cards.ts';
import { chronicle } from './chronicle.ts';
import { content } from './content/content.ts';
import { counselWith } from './counsel/counsel.ts';
import { history } from './history.ts';
import { imagineWith } from './imagine.ts';
import type { GauntletKinds } from './kinds.ts';
import { retoldWith } from './onlooker/retold.ts';
import { result } from './rules/end.ts';
import { setup } from './setup.ts';
import { options, state } from './state.ts';
import { nextStep, run } from './steps.ts';
import { tableOptions } from './table-options.ts';
import { view } from './view.ts';

/** The game with the cards it is given: the box, or a designer's own. */
export const gauntletWith = (cards: Cards): Game<GauntletKinds> =>
  defineGame<GauntletKinds>({
    id: blurb.id,
    version: 2,
    history,
    seats: blurb.seats,
    state,
    options,
    defaults: { boastsFromMiddle: 'any', promos: false, multipliesOtherWeapons: true },
    tableOptions,
    content: cards,
    chronicle,
    setup,
    nextStep,
    run,
    view,
    retold: retoldWith(cards),
    imagine: imagineWith(cards),
    result,
    counsel: counselWith(cards),
  });

export const gauntletOfFools = gauntletWith(content);
