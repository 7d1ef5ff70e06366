import type { Portraits } from '../../stories.ts';

/** The explorers, in English. */
export const portraits: Portraits = {
  thornquist:
    'Ada Thornquist swung a hammer in the Harrow foundries for eleven years, and one night buried her whole shift. Since then she cannot pass a shut door without asking what is behind it, and she does not ask in words.',
  vane: 'On Saturdays Osric Vane fought for the roof fund and on Sundays he preached, and he kept a careful account of every blow he took. He believes that his ledger is almost balanced, and has begun to step in front of other people’s debts.',
  sable:
    'Imogen Sable went north with three expeditions as their best shot, and came home with none of them. She fires when she has stopped walking, stopped breathing and stopped hoping, in that order.',
  crane:
    'Tobias Crane can tell what is in a crate by the sound of the customs seal, and has usually left by the time the others have it open. He says that he is here for the money, and will not discuss why he has twice come back without it.',
  calloway:
    'Sister Merrin Calloway spent nine years walled into a cell, praying to what she took for God, until one night it answered. She broke the wall down with her own hands, and has set her prayers between other people and the dark ever since.',
  rourke:
    'Nkemdi Rourke reads tides as others read faces, and not only those of the sea. Between one wave and the next there is a gap just wide enough to step through, and lately something on the other side has been holding it open.',
  prys: 'Wilhelmina Prys rigged the first crane in Harrow Sound, and it is the only one still standing. Give her a pipe, a strap and an hour and she will mend anything; give her less, and it will run all the same, but you should not stand behind it.',
  obermann:
    'Lucian Obermann repaired watches until the day a watchmaker was carried in bleeding, and found that the one trade helps with the other. His hands do not shake, his patients tick, and he no longer tells them which parts are their own.',
};
