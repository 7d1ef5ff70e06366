import { defineGame, type Game } from '@tavolo/kernel';
import { blurb } from './blurb.ts';
import { chronicle } from './chronicle.ts';
import { content } from './content/content.ts';
import { counselWith } from './counsel/counsel.ts';
import { history } from './history.ts';
import { imagineWith } from './imagine.ts';
import type { GloomKinds } from './kinds.ts';
import { retold } from './onlooker/retold.ts';
import { result } from './rules/scenario/ending.ts';
import { setup } from './setup.ts';
import { type Options, options, state } from './state.ts';
import { nextStep, run } from './steps.ts';
import { tableOptionsWith } from './table-options.ts';
import { view } from './view.ts';
import type { Content } from './vocabulary/content.ts';
import type { ScenarioId } from './vocabulary/ids.ts';

const defaults: Options = {
  scenario: 'black-barrow' as ScenarioId, // the first of the box
  characters: 2,
  characterLevel: 1,
  difficulty: 'normal',
  level: null,
  openInformation: false,
  reducedRandomness: false,
  neighboursSee: true,
  jumpPaysDifficult: true,
  tiesAgreed: true,
  dungeonPenalties: 'recommended',
};

/** The game with the box it is given: the printed one, or a designer's own. */
export const gloomhavenWith = (content: Content): Game<GloomKinds> =>
  defineGame<GloomKinds>({
    id: blurb.id,
    version: 3,
    history,
    seats: blurb.seats,
    state,
    options,
    defaults,
    content,
    tableOptions: tableOptionsWith(content),
    chronicle,
    setup,
    nextStep,
    run,
    view,
    retold,
    imagine: imagineWith(content),
    result,
    counsel: counselWith(content),
  });

export const gloomhaven = gloomhavenWith(content);
