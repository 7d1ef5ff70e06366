import { defineGame, type Game } from '@tavolo/kernel';
import type { Cards } from './cards.ts';
import { box } from './content/box.ts';
import { counselWith } from './counsel/counsel.ts';
import { imagineWith } from './imagine.ts';
import type { GauntletKinds } from './kinds.ts';
import { result } from './rules/end.ts';
import { setup } from './setup.ts';
import { options, state } from './state.ts';
import { nextStep, run } from './steps.ts';
import { view } from './view.ts';

/** The game with the cards it is given: the box, or a designer's own. */
export const gauntletWith = (cards: Cards): Game<GauntletKinds> =>
  defineGame<GauntletKinds>({
    id: 'gauntlet-of-fools',
    version: 1,
    seats: { min: 2, max: 6 },
    state,
    options,
    defaults: { boastsFromMiddle: 'any', promos: false, multipliesOtherWeapons: true, lastWinners: [] },
    content: cards,
    setup,
    nextStep,
    run,
    view,
    imagine: imagineWith(cards),
    result,
    counsel: counselWith(cards),
  });

export const gauntletOfFools = gauntletWith(box);
