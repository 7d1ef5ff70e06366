import { flagWords } from '@tavolo/box';
import type { TableOptionWords } from '../option-words.ts';

export const optionWords: TableOptionWords = {
  scenario: { title: 'Scenario' },
  characters: {
    title: 'Characters',
    value: (value) => ({
      label: String(value),
      says: 'Dealt out to the seats in turn. With fewer players, some lead two or more. Everyone gets at least one.',
    }),
  },
  characterLevel: {
    title: 'Character level',
    value: (level) =>
      level === 0
        ? { label: 'Everyone chooses', says: 'Each player chooses the level of their own characters.' }
        : {
            label: String(level),
            says: 'Higher levels mean more cards and perks to choose from, and stronger monsters.',
          },
  },
  difficulty: { title: 'Difficulty', value: (value) => difficulties[value] },
  level: {
    title: 'Scenario level',
    value: (level) =>
      level === null
        ? { label: 'Recommended', says: 'Based on the characters’ levels and the difficulty.' }
        : { label: String(level), says: 'This level is used, whatever the characters’ levels.' },
  },
  openInformation: flagWords('Hands and plans', {
    off: {
      label: 'Hidden',
      says: 'Players see only their own hand, so talk in hints. A player who leads all the characters alone sees everything, and monsters and traps are one level higher.',
    },
    on: {
      label: 'Open',
      says: 'Everyone sees all hands and picks. Monsters and traps are one level higher.',
    },
  }),
  reducedRandomness: flagWords('2x and null cards', {
    off: { label: 'As printed', says: 'They double an attack or make it miss.' },
    on: { label: 'Reduced', says: 'They count as +2 and −2.' },
  }),
  neighboursSee: flagWords('Line of sight to adjacent hexes', {
    on: { label: 'Always', says: 'Adjacent figures with no wall between them always see each other.' },
    off: {
      label: 'By the corners',
      says: 'Corners that touch a wall can block sight even between adjacent figures.',
    },
  }),
  jumpPaysDifficult: flagWords('Landing on difficult terrain', {
    on: { label: 'Costs 2', says: 'The last hex of a jump costs as much as a step.' },
    off: { label: 'Costs 1', says: 'A jump ignores difficult terrain, even where it lands.' },
  }),
  tiesAgreed: flagWords('Initiative ties between players', {
    on: {
      label: 'Players agree',
      says: 'The tied players say who goes first. If they disagree, chance decides.',
    },
    off: { label: 'Chance decides', says: 'Who goes first is random.' },
  }),
  dungeonPenalties: {
    title: 'Random dungeon penalties',
    value: (value) => penalties[value],
  },
};

const difficulties = {
  easy: { label: 'Easy', says: 'Monsters, traps, experience and gold are one level lower.' },
  normal: { label: 'Normal', says: 'The level recommended for the characters.' },
  hard: { label: 'Hard', says: 'Monsters, traps, experience and gold are one level higher.' },
  'very-hard': {
    label: 'Very hard',
    says: 'Monsters, traps, experience and gold are two levels higher.',
  },
};

const penalties = {
  recommended: {
    label: 'Recommended',
    says: 'None in the first room, the minor one in the second, the major one in the third.',
  },
  none: { label: 'None', says: 'Rooms bring no penalties.' },
  major: { label: 'Major', says: 'All three rooms bring their major penalties.' },
};
