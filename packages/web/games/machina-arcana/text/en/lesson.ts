import type { LessonText } from '../lesson-text.ts';

export const lesson: LessonText = {
  explorer: {
    title: 'Who goes down?',
    text: 'Touch a card to take that explorer, or look at it first. Ada Thornquist takes hits well and breaks doors, so she is a good first choice. A bot leads your companion: you win or lose together.',
  },
  chapter: {
    title: 'A story in chapters',
    text: 'The card beside the map is the current chapter. Its bar says what it waits for; touch it to read the story and see what it offers you. Pass the last chapter and you have won.',
  },
  act: {
    title: 'Stamina pays for everything',
    text: 'Every lit space shows how many steps away it is, and each step costs 1 stamina. You can stop, do something and walk on, in any order, until your stamina is gone. A small tooth warns you: end your turn there, and a monster is likely to attack.',
  },
  activate: {
    title: 'Something within reach',
    text: 'You stand beside a space that you can use. The bolts show its price in stamina, the crystals its price in essence. Chests hold items, event spaces give essence and an event, and recharge stations restore you.',
  },
  door: {
    title: 'Doors work for you',
    text: 'A closed door holds back most monsters: it costs them 4 stamina to break through. It costs you 2 to close one, and you can do that from either side.',
  },
  fight: {
    title: 'Your attacks',
    text: 'Abilities that you can pay for are listed below and lit on your cards. Choose one, then touch a lit target: it shows how likely you are to hit.',
  },
  dice: {
    title: 'How an attack goes',
    text: 'White dice show 0 to 2, black ones 0 to 3. If the sum reaches the target’s armor, or its will if the attack is arcane, the target loses 1 health.',
  },
  raise: {
    title: 'Essence makes the difference',
    text: 'In your own turn each essence you spend adds 1 to the roll. The dice show how much you need. A monster destroyed in your turn gives 1 essence back.',
  },
  explore: {
    title: 'The halls go on',
    text: 'From this exit you can add a new tile. The map is never larger than two by two: the tiles farthest away sink, with every monster on them. That can save your life.',
  },
  spawn: {
    title: 'Is something coming?',
    text: 'After your turns the game die is rolled for each explorer. Below the spawn rating, a monster appears; otherwise the rating goes up. The dial always shows the odds of the next check. Nothing comes from a sealed spawn space anymore.',
  },
  monster: {
    title: 'Monsters follow rules',
    text: 'They act from oldest to newest. Each goes for the nearest explorer, and uses the first ability it can. Touch a monster at any time to see who it will go for, where it will walk and how likely it is to hit.',
  },
  loss: {
    title: 'Health or essence?',
    text: 'For each health you would lose, you may lose 1 essence instead. An explorer without health is dead for good, and only you can say whether you’ll need the essence more.',
  },
  horror: {
    title: 'The horror check',
    text: 'One roll for everybody. Below the horror rating, a horror event is drawn and the threat rises. The events on the table help every monster, so read the current one.',
  },
  event: {
    title: 'An event',
    text: 'Some events stay with one explorer or one monster. Any other lies beside the chapter and counts for everybody, until the next one covers it.',
  },
  item: {
    title: 'Which one do you keep?',
    text: 'A main item can be used by itself. Upgrades and augments make it better if their symbol fits one of its sockets. The rest is destroyed or goes back to its deck.',
  },
  arrange: {
    title: 'Put it together',
    text: 'Touch an item, then a lit place. You have two hands for weapons and room for one piece of apparel and one artifact, each with whatever fits its sockets. Confirm when you like what you see.',
  },
  exit: {
    title: 'A way out',
    text: 'The gold token marks the exit. Everybody has to leave the tile through it; anyone who has left is safe and waits for the others.',
  },
  level: {
    title: 'They are getting stronger',
    text: 'The threat has gone past its last position, and stronger monsters are in the deck from now on. Fighting gets harder than running, so head for the goal of the chapter.',
  },
};
