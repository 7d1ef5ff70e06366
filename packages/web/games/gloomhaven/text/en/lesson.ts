import type { LessonText } from '../lesson-text.ts';

export const lesson: LessonText = {
  class: {
    title: 'Who will you be?',
    text: 'Each class has its own cards, hit points and hand size. The Brute is a good first choice: he stands in front and can take a lot. A bot plays the other character, on your side: you win or lose together.',
  },
  goal: {
    title: 'A secret of your own',
    text: 'Keep one of the two. It stays hidden until the end, and counts only if you meet it and win the scenario. Take the one closest to how you’d play anyway.',
  },
  items: {
    title: 'Shopping',
    text: 'Spend your gold, or keep it. A spent item comes back with a long rest, a consumed one only in the next scenario. Boots to move farther and something that heals are never wrong.',
  },
  hand: {
    title: 'Your hand is your stamina',
    text: 'These cards are all you bring, and when they run out, you’re out. Mix fast cards (low numbers) with slow ones, and moves with attacks.',
  },
  place: {
    title: 'Take your place',
    text: 'You can start on any glowing hex. Whoever stands in front usually gets attacked first. Tap a monster to see what it can do.',
  },
  'two-cards': {
    title: 'Two cards each round',
    text: 'You’ll use the top of one and the bottom of the other, so pick a pair that works both ways. Nobody sees your choice until everyone has chosen.',
  },
  leading: {
    title: 'Sooner or later?',
    text: 'One card leads: its number is your initiative, and the lowest goes first. You decide later which half of it to use.',
  },
  revealed: {
    title: 'Cards up!',
    text: 'Everyone’s cards are shown, and each type of monster has drawn one of its own. The row above shows the order in which everyone acts this round.',
  },
  halves: {
    title: 'Your turn',
    text: 'Tap the half you want to use first: the top of one card and the bottom of the other, in either order. Any top can be a plain Attack 2 instead, any bottom a plain Move 2. Anything marked as lost is gone for this scenario.',
  },
  move: {
    title: 'On your feet',
    text: 'The number on a hex is what it costs to get there. You can move through allies, but not through enemies. You may stop early or stay put: you don’t have to use it all.',
  },
  attack: {
    title: 'Choose your target',
    text: 'Without a range you reach only the hexes next to you. A ranged attack on an adjacent enemy has Disadvantage, so a step back may help. You may also skip the attack.',
  },
  modifier: {
    title: 'Fate has a say',
    text: 'Every attack draws a card that changes it: a little, to double, or to nothing. You have a deck of your own; the monsters share one.',
  },
  focus: {
    title: 'Monsters follow rules',
    text: 'Nobody controls them. Each goes for the enemy it can get to and attack in the fewest steps; then the nearest, then the one who acts first. Tap a monster to see what it will do, and why.',
  },
  damage: {
    title: 'That would hurt',
    text: 'Suffer the damage, or lose one card from your hand or two discarded ones to suffer none of it. Cards are stamina: spend them when the blow is big, or would be your last.',
  },
  condition: {
    title: 'That leaves a mark',
    text: 'Someone has a condition now. Poison and wound stay until healed; most others pass at the end of the next turn. Tap the figure to read what it does.',
  },
  element: {
    title: 'Something in the air',
    text: 'An element was infused. It becomes Strong at the end of this turn, then wanes, then is gone. Anyone who acts later may consume it, friend or monster.',
  },
  money: {
    title: 'One fewer',
    text: 'A monster that dies drops a coin. End your turn on its hex to take it, or use a Loot card. Coins left lying at the end are worth nothing.',
  },
  door: {
    title: 'Behind the door',
    text: 'Stepping onto a door reveals the room at once. Monsters in there that are faster than you may still act this round, so open doors early in your turn, and not when you’re weak.',
  },
  'short-rest': {
    title: 'Catch your breath?',
    text: 'Your discarded cards come back now, except for a random one, which is lost. For 1 damage you can lose another random one instead. It doesn’t cost your turn.',
  },
  'long-rest': {
    title: 'A long rest',
    text: 'It takes your whole turn, after everyone else. You choose which discarded card to lose; the others come back, you heal 2, and your spent items are ready again.',
  },
  exhausted: {
    title: 'Out of stamina',
    text: 'A character with no hit points left, or too few cards to play or rest, is exhausted and leaves the map. The others fight on, and what was earned is kept.',
  },
  ending: {
    title: 'It’s decided',
    text: 'This round is still played to the end, so pick up what you can. Then experience, gold and goals are counted. The next door is waiting for you.',
  },
};
