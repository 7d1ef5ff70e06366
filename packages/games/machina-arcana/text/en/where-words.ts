import type { WhereWords } from '../speech.ts';

export const whereWords: WhereWords = {
  spawn: {
    asks: 'Choose where the monster appears',
    consider: 'These spaces are equally near; the monster acts in this round already.',
    label: (space) => `At ${space}`,
  },
  teleport: {
    asks: 'Choose where to teleport',
    consider: 'Walls and units in between don’t matter, only where you arrive.',
    label: (space) => `To ${space}`,
  },
  move: {
    asks: 'Choose where to move',
    consider: 'Monsters go for the explorer who is the fewest steps away.',
    label: (space) => `To ${space}`,
  },
  rubble: {
    asks: 'Choose the rubble to clear',
    consider: 'From then on units can walk and see through there.',
    label: (space) => `Clear ${space}`,
  },
  barrel: {
    asks: 'Choose where the barrel goes',
    consider: 'An exploding barrel hits everything around it, explorers too.',
    label: (space) => `At ${space}`,
  },
  light: {
    asks: 'Choose the chapter space to light',
    consider: 'A lit chapter space costs 1 stamina and no essence.',
    label: (space) => `Light ${space}`,
  },
  stand: {
    asks: 'Choose where to stand',
    consider: 'These spaces are equally near.',
    label: (space) => `At ${space}`,
  },
  drop: {
    asks: 'Choose where to leave the item',
    consider: 'Anybody next to it can pick it up for 1 stamina.',
    label: (space) => `At ${space}`,
  },
  exit: {
    asks: 'Choose where to put the exit',
    consider: 'Everybody has to get there to leave the map.',
    label: (space) => `At ${space}`,
  },
  destroy: {
    asks: 'Choose the space to destroy',
    consider: 'It is an obstacle from then on, for good.',
    label: (space) => `Destroy ${space}`,
  },
  aim: {
    asks: 'Choose the space to aim at',
    consider: 'These spaces are equally near.',
    label: (space) => `At ${space}`,
  },
};
