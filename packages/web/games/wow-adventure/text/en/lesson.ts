import type { LessonText } from '../lesson-text.ts';

export const lesson: LessonText = {
  character: {
    title: 'Who will you be?',
    text: 'Each hero has their own deck and a two-sided card; look through them if you like. Grumbaz, the warrior, is a good first choice. A bot plays your rival: in this short game, the first to reach 3 valor wins.',
  },
  start: {
    title: 'Two quests to begin with',
    text: 'Most valor comes from quests. Touch yours to light up their places on the map, then start in the nearest city.',
  },
  movement: {
    title: 'A turn begins with a walk',
    text: 'The die gave you steps for now, and energy to pay for cards until the turn ends. Lit spaces are within reach, and the number says how many steps away. The ring and shape of a space show its level: you can’t enter one above your own.',
  },
  resource: {
    title: 'Look around',
    text: 'After walking you use one of the things that the space offers: cards, healing, a new quest. Touch one to read what it does.',
  },
  flight: {
    title: 'Up in the air',
    text: 'A flight path takes you at once to any other flight path of your level or lower. Your challenge then waits where you land, unless that’s a city.',
  },
  token: {
    title: 'Only you have seen this token',
    text: 'Hide it in any other space outside the cities. The hero who stops there turns it over instead of using a resource. So put a good one in your own path, and a nasty one in your rival’s.',
  },
  challenge: {
    title: 'Now for a challenge',
    text: 'Outside the cities every turn brings a challenge, usually a card from the deck of the space’s level: a monster to fight, or an event. A foe that is already there comes first. Beat one that is printed on the map with an arrow, and you go up a level.',
  },
  duel: {
    title: 'A rival within reach',
    text: 'You stand in the same space, so you may attack your rival instead. Both of you can get hurt, and whoever defeats the other may take an item from the loser’s backpack.',
  },
  fight: {
    title: 'How a fight goes',
    text: 'Both sides roll a die once. An attack hits if die and attack together reach the other’s defense. A single hit beats a monster; a hero can take as many as their health allows.',
  },
  cards: {
    title: 'Before you roll',
    text: 'You see how likely each side is to hit. A card costs the energy printed on it: play one if it helps enough, or just roll.',
  },
  dice: {
    title: 'Ranged before melee',
    text: 'Ranged attacks are carried out first, so a monster that was shot never gets to strike back. Melee attacks land at the same time.',
  },
  item: {
    title: 'Something to carry home',
    text: 'The card of a beaten monster is turned over: its back is an item, and goes into your backpack. You equip it during upkeep. If you can’t use it, you can still use it up as a potion.',
  },
  unbeaten: {
    title: 'It’s still standing',
    text: 'Nobody won, so the monster stays in that space under a numbered flag, where anybody can try again. One with Aggro stops every hero who enters, and must be fought.',
  },
  hurt: {
    title: 'Damage',
    text: 'It stays until the hero heals, with potions, cards or a new level. Heroes who run out of health wake up in the nearest city, fully healed and with everything they own. All they lose is the walk back.',
  },
  upkeep: {
    title: 'Before your turn ends',
    text: 'Equip one weapon and one armor from your backpack, if your hero’s card shows all their icons. Whatever your quests wanted you to reach or collect here is already marked.',
  },
  level: {
    title: 'A new level',
    text: 'All damage is gone, you draw three cards, and your hero’s card is replaced by a stronger one. Spaces and items of that colour are open to you from now on.',
  },
  quest: {
    title: 'That’s valor',
    text: 'A completed quest is worth its valor for good, and the next quest is drawn at once. Watch the plates of the heroes: they show how close everybody is. A full game goes to 8.',
  },
  reaction: {
    title: 'Why you are asked',
    text: 'Somebody played a card that your hero might be able to answer. You’re asked even if you hold nothing that would, so that nobody can guess your hand. If you’d rather not be asked, say so for this turn.',
  },
};
