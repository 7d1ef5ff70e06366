import type { ScaleText } from '../scale-text.ts';

export const scale: ScaleText = {
  title: 'Scenario level',
  says: (level) =>
    `Half the characters’ average level, rounded up and adjusted for difficulty: level ${level}.`,
  found:
    'Half the characters’ average level, rounded up and adjusted for difficulty. It’s set once everyone has chosen.',
  gold: 'Gold per coin',
  xp: 'Bonus experience',
};
