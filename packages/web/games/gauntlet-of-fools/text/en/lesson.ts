import type { LessonText } from '../lesson-text.ts';

export const lesson: LessonText = {
  hero: {
    title: 'Pick your fool',
    text: 'Every Hero is a Class card with a Weapon. The shield is its Defense, the die is how many dice it attacks with. Take a free Hero, or steal one from another player. Tap any number to see where it comes from.',
  },
  boasts: {
    title: 'Now brag a little',
    text: 'Boasts make your Hero worse, on purpose. The worse it gets, the less anyone wants to steal it. Taking one from the middle, you may add none at all; to steal one, you must add at least one Boast it doesn’t have yet.',
  },
  stolen: {
    title: 'Stolen!',
    text: 'That Hero was worth it, Boasts and all. The player who lost it simply chooses again on their next turn. This goes on until everyone has a Hero they can live with.',
  },
  gauntlet: {
    title: 'Into the gauntlet',
    text: 'From here on, everyone faces the same Encounters at the same time. Four broken hearts at the end of a turn and your Hero is dead. In the end, only Gold counts.',
  },
  encounter: {
    title: 'Read the Monster',
    text: 'The red seal is its Attack, the shield its Defense, the coin its Treasure. Two questions decide the fight: does your Attack reach its Defense, and is your own Defense higher than its Attack?',
  },
  tokens: {
    title: 'A token, or not?',
    text: 'The cards that glow have an Ability you can pay for now with one of the tokens on them. They don’t come back, so save them for a fight that matters. To save them now, just attack.',
  },
  rolled: {
    title: 'The dice are down',
    text: 'Your Attack is the total of the dice, plus or minus what the cards say. Matching the Monster’s Defense is enough to Kill it.',
  },
  'after-rolling': {
    title: 'Not happy with the roll?',
    text: 'Some Weapons can still change the dice now. After this, the Attack stands.',
  },
  killed: {
    title: 'Killed, but not done',
    text: 'Even a Monster you Killed strikes once more before it falls. Killing earns the Treasure; only a Dodge keeps you unhurt.',
  },
  defense: {
    title: 'Here comes the blow',
    text: 'This is the last moment to raise your Defense or to slip away. A Wound avoided is often worth more than a coin gained: as long as you’re alive, you keep earning.',
  },
  dodged: {
    title: 'Dodged',
    text: 'The Defense was higher than the Attack, so the blow went wide. If the numbers are equal, the Monster hits, so a single point can decide it.',
  },
  hit: {
    title: 'Ouch',
    text: 'The Monster’s Attack reached the Defense, so it deals its Damage, usually one Wound. Nobody dies mid-turn: Wounds are counted when the turn ends.',
  },
  gold: {
    title: 'Ka-ching',
    text: 'First you see whether the Monster hits, then you take the Gold, then the Damage. So even a dying Hero pockets the Treasure.',
  },
  modifier: {
    title: 'It gets worse',
    text: 'A Modifier waits for the next Monster and lands on it, even if that takes several turns. The numbers on the card already include it.',
  },
  died: {
    title: 'A hero’s end',
    text: 'The dead keep every coin. If you’re ahead, the others now have to outlive you long enough to catch up.',
  },
  ended: {
    title: 'Count the coins',
    text: 'The most Gold wins, dead or alive. Now you know everything you need: next time, boast a little louder.',
  },
};
